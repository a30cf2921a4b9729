import type { LeaderboardRow } from '@quiz-arena/contract/actions/leaderboards';
import { useTranslation } from 'react-i18next';
import { Avatar } from './avatar.tsx';
import { formatNumber } from './format-number.ts';
import styles from './rank-row.module.css';

/** One player of a leaderboard: place, face, name, points. */
export function RankRow({ row, isOwn = false }: { row: LeaderboardRow; isOwn?: boolean }) {
  const { t, i18n } = useTranslation();
  return (
    <li className={styles.row} data-own={isOwn} aria-current={isOwn || undefined}>
      <span className={styles.rank} data-rank={row.user_rank}>
        <span className="visually-hidden">{t('ranks.place', { rank: row.user_rank })}</span>
        <span aria-hidden="true">{row.user_rank}</span>
      </span>
      <Avatar src={row.profile} id={row.user_id} />
      <span className={styles.name}>
        {row.name}
        {isOwn && <span className={styles.you}>{t('ranks.you')}</span>}
      </span>
      <span className={styles.score}>
        <span className="visually-hidden">{t('ranks.points', { count: Number(row.score) })}</span>
        <span aria-hidden="true">{formatNumber(Number(row.score), i18n.language)}</span>
      </span>
    </li>
  );
}
