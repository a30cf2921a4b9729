import { IconCheck } from '@tabler/icons-react';
import styles from './today-cards.module.css';

const WEEK = 7;

/** A week of the streak: the days that are kept; said in words beside it. */
export function StreakDots({ days }: { days: number }) {
  const kept = days === 0 ? 0 : ((days - 1) % WEEK) + 1;
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: WEEK }, (_, day) => day).map((day) => (
        <span key={day} className={styles.dot} data-kept={day < kept}>
          {day < kept && <IconCheck size={12} />}
        </span>
      ))}
    </span>
  );
}
