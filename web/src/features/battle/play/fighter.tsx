import type { BattlePlayer, BattleView } from '@quiz-arena/contract/battle/battle-view';
import { IconLock, IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { formatNumber } from '../../../shared/ui/format-number.ts';
import { ProvisionalMark } from '../../../shared/ui/provisional-mark.tsx';
import { TimerRing } from '../../../shared/ui/timer-ring.tsx';
import { timerEndsAt } from '../mirror/party.ts';
import { RunningClock } from '../running-clock.tsx';
import { Bubble } from '../talk/bubble.tsx';
import { useSecondsLeft } from '../use-seconds-left.ts';
import { AnswerVerdict } from './answer-verdict.tsx';
import styles from './fighter.module.css';
import { PointsCount } from './points-count.tsx';

export interface FighterProps {
  side: 'own' | 'rival';
  player: BattlePlayer;
  view: BattleView;
  /** One of more than two: everything smaller, and one below the other. */
  isCompact?: boolean;
  /** The server's clock. */
  now: () => number;
}

/** One player of a battle: face in the ring of his time, rating, points, and what he is doing. */
export function Fighter({ side, player, view, isCompact = false, now }: FighterProps) {
  const { t } = useTranslation();
  const name = side === 'own' ? t('battle.versus.you') : player.name;
  const { timer, presence } = player;
  const isAway = presence !== 'here';
  return (
    <section
      className={styles.fighter}
      data-side={side}
      data-away={isAway}
      data-compact={isCompact}
      aria-label={name}
    >
      <div className={styles.ring}>
        <TimerRing
          deadline={timerEndsAt(view, player)}
          totalMs={(timer?.total ?? 1) * 1000}
          stoppedMs={(timer?.remaining ?? 0) * 1000}
          now={now}
          size={isCompact ? 64 : 96}
          tone={side === 'own' ? 'accent' : 'teal'}
          isAnnouncing={side === 'own'}
        >
          <Avatar src={player.image} id={player.userId} size={isCompact ? 46 : 68} />
        </TimerRing>
      </div>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.rating}>{player.isBot ? t('battle.bot') : <RatingText player={player} />}</p>
      </div>
      <PointsCount player={player} view={view} />
      <p className={styles.status}>
        <Status side={side} player={player} view={view} isCompact={isCompact} now={now} />
      </p>
      <Bubble userId={player.userId} side={side} now={now} />
    </section>
  );
}

function RatingText({ player: { rating: exact, isProvisional } }: Pick<FighterProps, 'player'>) {
  const { t, i18n } = useTranslation();
  const rating = Math.round(exact);
  return (
    <>
      <span className="visually-hidden">{t('battle.rating', { rating })}</span>
      <span aria-hidden="true">{formatNumber(rating, i18n.language)}</span>
      {isProvisional && <ProvisionalMark />}
    </>
  );
}

function Status({ player, view, isCompact = false, now }: FighterProps) {
  const { t } = useTranslation();
  const grace = useSecondsLeft(player.graceUntil, now);
  if (player.presence === 'left') return t('battle.hasLeft');
  if (player.presence === 'dropped' && !player.answered) {
    return (
      <span className={styles.lost}>
        <IconPlugConnectedX size={18} aria-hidden="true" />
        {isCompact
          ? t('battle.result.seconds', { seconds: grace ?? 0 })
          : t('battle.linkLost', { count: grace ?? 0 })}
      </span>
    );
  }
  if (view.phase === 'reveal')
    return <AnswerVerdict view={view} userId={player.userId} isShort={isCompact} />;
  if (player.answered) {
    return (
      <span className={styles.answered}>
        <IconLock size={18} aria-hidden="true" />
        {t('battle.answered')}
      </span>
    );
  }
  return (
    <span className={styles.clock}>
      <RunningClock
        deadline={timerEndsAt(view, player)}
        stoppedMs={(player.timer?.remaining ?? 0) * 1000}
        now={now}
      />
    </span>
  );
}
