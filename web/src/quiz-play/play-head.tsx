import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TimerRing } from '../shared/ui/timer-ring.tsx';
import styles from './play-head.module.css';
import type { PlayView } from './play-view.ts';

interface PlayHeadProps {
  view: PlayView;
  /** The server's clock, epoch ms. */
  now: () => number;
}

/** Time left, which question this is, and the points so far. */
export function PlayHead({ view, now }: PlayHeadProps) {
  const { t } = useTranslation();
  const { question, deadline, stoppedMs, totalMs, number, total, points } = view;
  return (
    <div className={styles.head}>
      <TimerRing deadline={deadline} stoppedMs={stoppedMs} totalMs={totalMs} now={now} isAnnouncing />
      <div className={styles.facts}>
        <p className={styles.number}>{t('play.questionOf', { current: number, total })}</p>
        {question.marks !== undefined && (
          <p className={styles.points}>{t('exam.marks', { count: question.marks })}</p>
        )}
        {points !== null && (
          <p className={styles.points}>
            <IconStarFilled size={20} aria-hidden="true" />
            <span key={points} className={styles.count}>
              {t('play.points', { count: points })}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
