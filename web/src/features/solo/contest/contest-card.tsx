import type { ContestRow } from '@quiz-arena/contract/actions/contests';
import { IconCalendarEvent, IconListNumbers, IconPlayerPlayFilled, IconUsers } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nowhere, type PlayMode } from '../../../quiz-play/play-mode.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx';
import { ContentName } from '../../../shared/ui/content-name.tsx';
import { formatDateTime } from '../../../shared/ui/format-date.ts';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import events from '../event-list.module.css';
import { placePath } from '../place-path.ts';
import styles from './contest-card.module.css';
import type { ContestPart } from './contest-part.ts';
import { EnterDialog } from './enter-dialog.tsx';

interface ContestCardProps {
  mode: PlayMode;
  part: ContestPart;
  contest: ContestRow;
}

/** A contest: when, what it costs, what can be won, and the way in or to its ranking. */
export function ContestCard({ mode, part, contest }: ContestCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { description, image, language_id } = contest;
  const name = <ContentName name={contest.name} languageId={language_id} />;
  const place = { ...nowhere, contest: contest.id };
  return (
    <li>
      <Card className={styles.card} aria-labelledby={id}>
        {image !== '' && <img className={styles.picture} src={image} alt="" loading="lazy" />}
        <div className={events.head}>
          <h2 id={id}>{name}</h2>
          <p className={events.quiet}>
            <ContentName name={description} languageId={language_id} />
          </p>
        </div>
        <Facts part={part} contest={contest} />
        <Prizes contest={contest} />
        <div className={styles.actions}>
          {part === 'live' && (
            <PrimaryButton
              icon={<IconPlayerPlayFilled size={20} aria-hidden="true" />}
              onClick={() => setIsAsking(true)}
            >
              {t('contest.play')} <span className="visually-hidden">{name}</span>
            </PrimaryButton>
          )}
          {part !== 'upcoming' && (
            <PrimaryButton
              to={placePath(mode.paths.board ?? mode.paths.start, place)}
              look="outline"
              icon={<IconListNumbers size={20} aria-hidden="true" />}
            >
              {t('contest.board')} <span className="visually-hidden">{name}</span>
            </PrimaryButton>
          )}
        </div>
        <EnterDialog
          contest={contest}
          to={placePath(mode.paths.play, place)}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
        />
      </Card>
    </li>
  );
}

function Facts({ part, contest }: Omit<ContestCardProps, 'mode'>) {
  const { t, i18n } = useTranslation();
  const { start_date, end_date, entry, participants } = contest;
  const texts = {
    live: t('contest.endsAt', { when: formatDateTime(end_date, i18n.language) }),
    past: t('contest.endedAt', { when: formatDateTime(end_date, i18n.language) }),
    upcoming: t('contest.startsAt', { when: formatDateTime(start_date, i18n.language) }),
  };
  // One that was played is among the past ones while it still runs.
  const isRunning = part === 'past' && new Date(end_date).getTime() > Date.now();
  return (
    <ul className={events.facts}>
      <li>
        <CoinIcon size={20} />
        {entry === '0' ? t('contest.entry.free') : t('contest.entry', { count: Number(entry) })}
      </li>
      <li>
        <IconUsers size={20} aria-hidden="true" />
        {t('contest.players', { count: Number(participants) })}
      </li>
      <li>
        <IconCalendarEvent size={20} aria-hidden="true" />
        {isRunning ? texts.live : texts[part]}
      </li>
    </ul>
  );
}

function Prizes({ contest: { points } }: { contest: ContestRow }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.prizes} aria-label={t('contest.prizes')}>
      {points.map(({ top_winner, points: coins }) => (
        <li key={top_winner}>{t('contest.prize', { place: top_winner, count: Number(coins) })}</li>
      ))}
    </ul>
  );
}
