import type { BattlePlayer, BattleView } from '@quiz-arena/contract/battle/battle-view';
import { useTranslation } from 'react-i18next';
import styles from './points-count.module.css';

/** A player's points; those won with the last question pop up beside them. */
export function PointsCount({ player, view }: { player: BattlePlayer; view: BattleView }) {
  const { t } = useTranslation();
  const last = view.phase === 'reveal' ? view.closed.at(-1) : undefined;
  const gained = last?.answers.find(({ userId }) => userId === player.userId)?.points ?? 0;
  return (
    <p className={styles.points}>
      <span className="visually-hidden">{t('battle.points', { count: player.points })}</span>
      <span key={player.points} className={styles.number} aria-hidden="true">
        {player.points}
      </span>
      {gained > 0 && (
        <span key={`gain ${view.closed.length}`} className={styles.gain} aria-hidden="true">
          +{gained}
        </span>
      )}
    </p>
  );
}
