import type { BattlePlayer } from '@quiz-arena/contract/battle/battle-view';
import { IconCheck, IconClock, IconPlugConnectedX, IconUserX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { useSecondsLeft } from '../use-seconds-left.ts';
import styles from './seat.module.css';

interface SeatProps {
  player: BattlePlayer;
  isOwn: boolean;
  isHost: boolean;
  /** The server's clock. */
  now: () => number;
  /** Only where the viewer may send the player away. */
  onKick?: () => void;
}

/** A taken seat: who sits there, and whether he is ready. */
export function Seat({ player, isOwn, isHost, now, onKick }: SeatProps) {
  const { t } = useTranslation();
  const isReady = isHost || player.ready;
  return (
    <li className={styles.seat} data-ready={isReady && player.presence === 'here'}>
      <Avatar src={player.image} id={player.userId} size={72} />
      <span className={styles.name}>{isOwn ? t('battle.versus.you') : player.name}</span>
      <Status player={player} isHost={isHost} isReady={isReady} now={now} />
      {onKick !== undefined && (
        <button
          type="button"
          className={styles.kick}
          aria-label={t('battle.lobby.kick', { name: player.name })}
          onClick={onKick}
        >
          <IconUserX size={20} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

interface StatusProps extends Pick<SeatProps, 'player' | 'isHost' | 'now'> {
  isReady: boolean;
}

function Status({ player, isHost, isReady, now }: StatusProps) {
  const { t } = useTranslation();
  const grace = useSecondsLeft(player.graceUntil, now);
  if (player.presence === 'dropped') {
    return (
      <span className={styles.away}>
        <IconPlugConnectedX size={18} aria-hidden="true" />
        {t('battle.lobby.away', { count: grace ?? 0 })}
      </span>
    );
  }
  const Icon = isReady ? IconCheck : IconClock;
  const word = isHost
    ? t('battle.lobby.host')
    : isReady
      ? t('battle.lobby.ready')
      : t('battle.lobby.notReady');
  return (
    <span className={styles.status} data-ready={isReady}>
      <Icon size={18} aria-hidden="true" />
      {word}
    </span>
  );
}
