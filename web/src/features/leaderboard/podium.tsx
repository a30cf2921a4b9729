import type { LeaderboardRow } from '@quiz-arena/contract/actions/leaderboards';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../shared/ui/avatar.tsx';
import styles from './leaderboard-page.module.css';

/** The first three, the first one highest and in the middle; read out in the order of their places. */
export function Podium({ rows }: { rows: readonly LeaderboardRow[] }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.podium}>
      {rows.map((row, index) => (
        <li key={row.user_id} className={styles.step} data-rank={index + 1}>
          <Avatar
            src={row.profile}
            id={row.user_id}
            size={index === 0 ? 84 : 64}
            ring={index === 0 ? 'amber' : 'none'}
          />
          <strong>{row.name}</strong>
          <span className={styles.block}>
            <span>{row.user_rank}</span>
            <small>{t('ranks.points', { count: Number(row.score) })}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
