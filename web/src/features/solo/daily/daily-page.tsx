import { IconFlame, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { ModeGate } from '../../../quiz-play/mode-gate.tsx';
import { useActionQuery } from '../../../shared/api/use-action-query.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ModeArt } from '../../../shared/ui/illustrations/mode-art.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { Bone } from '../../../shared/ui/skeletons.tsx';
import { PageHead } from '../choose/page-head.tsx';
import { placePath } from '../place-path.ts';
import styles from './daily-page.module.css';

/** The daily quiz before it is played: what it is, the days in a row, and the start. */
export function DailyPage() {
  const { t } = useTranslation();
  const mode = usePlayMode();
  return (
    <ModeGate mode={mode.id}>
      <PageHead art={<ModeArt mode={mode.id} size={64} />} title={t(mode.titleKey)} text={t(mode.textKey)} />
      <div className={styles.page}>
        <Streak />
        <Card className={styles.card} aria-labelledby="today">
          <h2 id="today">{t('daily.today')}</h2>
          <p className={styles.quiet}>{t('daily.rules')}</p>
          <PrimaryButton
            to={placePath(mode.paths.play, {})}
            icon={<IconPlayerPlayFilled size={20} aria-hidden="true" />}
          >
            {t('daily.start')}
          </PrimaryButton>
        </Card>
      </div>
    </ModeGate>
  );
}

/** Daily quizzes played on days in a row, on the way to their badge. */
function Streak() {
  const { t } = useTranslation();
  const query = useActionQuery('get_user_badges', {}, { refetchOnMountOrArgChange: true });
  const badge = query.data?.data.find(({ type }) => type === 'thirsty');
  if (badge === undefined) {
    return query.isLoading ? <Bone height={148} /> : null;
  }
  const goal = Number(badge.badge_counter);
  const days = Math.min(Number(badge.badge_progress ?? 0), goal);
  return (
    <Card className={styles.card} aria-labelledby="streak">
      <h2 id="streak" className={styles.streak}>
        <IconFlame size={36} aria-hidden="true" data-is-lit={days > 0} />
        {t('daily.streak', { count: days })}
      </h2>
      <ProgressBar value={days} max={goal} label={t('daily.streak.progress', { days, goal })} />
      <p className={styles.quiet}>{t('daily.streak.text', { goal, badge: t('badge.thirsty.label') })}</p>
    </Card>
  );
}
