import styles from './progress-bar.module.css';

/** How far something is, 0 to `max`, with words for screen readers. */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <span
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <span style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
