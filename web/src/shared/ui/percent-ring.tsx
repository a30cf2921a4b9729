import type { ReactNode } from 'react';
import styles from './percent-ring.module.css';

interface PercentRingProps {
  /** 0 to 100. */
  percent: number;
  /** Read by screen readers for the whole ring ("80 %, 8 of 10"). */
  label: string;
  tone?: 'right' | 'wrong' | 'accent';
  size?: number;
  /** Under the number. */
  children?: ReactNode;
}

const AROUND = 2 * Math.PI * 44;

/** A share as a ring that fills, with its number in the middle. */
export function PercentRing({ percent, label, tone = 'right', size = 168, children }: PercentRingProps) {
  const filled = Math.min(100, Math.max(0, percent)) / 100;
  return (
    <div
      className={styles.ring}
      data-tone={tone}
      role="img"
      aria-label={label}
      style={{ inlineSize: size, blockSize: size }}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="50" cy="50" r="44" />
        <circle
          className={styles.filled}
          cx="50"
          cy="50"
          r="44"
          strokeDasharray={AROUND}
          style={{ '--rest': AROUND * (1 - filled), '--around': AROUND }}
        />
      </svg>
      <div className={styles.middle} aria-hidden="true">
        <span className={styles.number}>
          {Math.round(percent)}
          <small>%</small>
        </span>
        {children}
      </div>
    </div>
  );
}
