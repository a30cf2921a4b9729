import { useTranslation } from 'react-i18next';
import styles from './progress-dots.module.css';

export type DotState = 'right' | 'wrong' | 'answered' | 'current' | 'open';

/** One dot a question; read out as 'Question 3 of 10'. */
export function ProgressDots({ dots }: { dots: readonly DotState[] }) {
  const { t } = useTranslation();
  const at = dots.indexOf('current');
  const current = at < 0 ? dots.filter((dot) => dot !== 'open').length : at + 1;
  return (
    <div
      className={styles.dots}
      role="img"
      aria-label={t('progress.question', { current, total: dots.length })}
    >
      {dots.map((dot, index) => (
        <span key={index} data-dot={dot} />
      ))}
    </div>
  );
}
