import type { ModeId } from '@quiz-arena/contract/modes';
import type { ReactNode } from 'react';
import styles from './mode-art.module.css';

type Tone = 'violet' | 'amber' | 'teal' | 'blue' | 'accent';

/** One drawing per mode, in a 48-unit square; `currentColor` is the tone, `fill-opacity` its soft half. */
const drawings: Record<ModeId, { tone: Tone; drawing: ReactNode }> = {
  'quiz-zone': {
    tone: 'violet',
    drawing: (
      <>
        <path
          d="M24 8a12 12 0 0 0-7 21.700V34h14v-4.300A12 12 0 0 0 24 8z"
          fill="currentColor"
          fillOpacity=".28"
        />
        <path d="M17 29.700A12 12 0 1 1 31 29.700V34H17zM19 39h10M24 22v12M20 19.500l4 3 4-3" />
      </>
    ),
  },
  'daily-quiz': {
    tone: 'amber',
    drawing: (
      <>
        <rect
          x="8"
          y="17"
          width="32"
          height="23"
          rx="5"
          fill="currentColor"
          fillOpacity=".28"
          stroke="none"
        />
        <rect x="8" y="11" width="32" height="29" rx="6" />
        <path d="M8 19h32M16 7v7M32 7v7M18 29l4 4 8-8" />
      </>
    ),
  },
  'true-false': {
    tone: 'teal',
    drawing: (
      <>
        <rect x="5" y="12" width="19" height="24" rx="6" fill="currentColor" fillOpacity=".28" />
        <rect x="24" y="12" width="19" height="24" rx="6" />
        <path d="M10 24l3.5 3.500L19 21M30 20.500l7 7M37 20.500l-7 7" />
      </>
    ),
  },
  'fun-and-learn': {
    tone: 'blue',
    drawing: (
      <>
        <path d="M24 14c-5-4-11-4-17-3v25c6-1 12-1 17 3z" fill="currentColor" fillOpacity=".28" />
        <path d="M24 14c5-4 11-4 17-3v25c-6-1-12-1-17 3zM30 20c2-.8 4-1 6-1M30 27c2-.8 4-1 6-1" />
      </>
    ),
  },
  'guess-the-word': {
    tone: 'accent',
    drawing: (
      <>
        <rect x="5" y="10" width="17" height="17" rx="5" fill="currentColor" fillOpacity=".28" />
        <rect x="26" y="10" width="17" height="17" rx="5" />
        <path d="M9.5 22.500l4-8 4 8M11 20h5M31 15h5a2 2 0 0 1 0 4h-5h6a2 2 0 0 1 0 4h-6zM6 38h10M20 38h10M34 38h8" />
      </>
    ),
  },
  'self-challenge': {
    tone: 'teal',
    drawing: (
      <>
        <circle cx="22" cy="26" r="9" fill="currentColor" fillOpacity=".28" />
        <circle cx="22" cy="26" r="16" />
        <path d="M22 26L38 10M33 10l5 0 0 5" />
      </>
    ),
  },
  contest: {
    tone: 'amber',
    drawing: (
      <>
        <path d="M14 9h20v12a10 10 0 0 1-20 0z" fill="currentColor" fillOpacity=".28" />
        <path d="M14 12H7c0 7 3 11 8 12M34 12h7c0 7-3 11-8 12M24 31v6M16 40h16" />
      </>
    ),
  },
  random: {
    tone: 'accent',
    drawing: (
      <>
        <path d="M27 6L12 27h10l-2 15 16-22H25z" fill="currentColor" fillOpacity=".28" />
        <path d="M5 15h6M3 23h5M6 31h4M38 17h6M40 25h5M36 33h6" />
      </>
    ),
  },
  friend: {
    tone: 'violet',
    drawing: (
      <>
        <path d="M8 8l6 0 20 22-4 4L8 14z" fill="currentColor" fillOpacity=".28" />
        <path d="M40 8h-6L14 30l4 4 22-20zM12 28l8 8M10 38l6-6M36 28l-8 8M38 38l-6-6" />
      </>
    ),
  },
  group: {
    tone: 'blue',
    drawing: (
      <>
        <path d="M12 38c0-7 5-11 12-11s12 4 12 11z" fill="currentColor" fillOpacity=".28" />
        <circle cx="24" cy="16" r="7" />
        <path d="M9 25a5 5 0 1 1 4-8M39 25a5 5 0 1 0-4-8M4 36c0-4 2-7 5-8M44 36c0-4-2-7-5-8" />
      </>
    ),
  },
  audio: {
    tone: 'violet',
    drawing: (
      <>
        <path
          d="M8 27h6v12h-3a3 3 0 0 1-3-3zM34 27h6v9a3 3 0 0 1-3 3h-3z"
          fill="currentColor"
          fillOpacity=".28"
        />
        <path d="M8 30v-6a16 16 0 0 1 32 0v6M21 22v6M24 19v12M27 22v6" />
      </>
    ),
  },
  maths: {
    tone: 'blue',
    drawing: (
      <>
        <rect x="7" y="7" width="34" height="34" rx="9" fill="currentColor" fillOpacity=".28" />
        <path d="M12 16h8M16 12v8M29 16h8M13 29l6 6M19 29l-6 6M29 32h8M33 28.500v0M33 36v0" />
      </>
    ),
  },
  exam: {
    tone: 'violet',
    drawing: (
      <>
        <path d="M4 19L24 10l20 9-20 9z" fill="currentColor" fillOpacity=".28" />
        <path d="M12 24v9c6 6 18 6 24 0v-9M44 19v11" />
      </>
    ),
  },
  'multi-match': {
    tone: 'accent',
    drawing: (
      <>
        <rect x="6" y="8" width="15" height="12" rx="4" fill="currentColor" fillOpacity=".28" />
        <rect x="27" y="28" width="15" height="12" rx="4" fill="currentColor" fillOpacity=".28" />
        <path d="M27 14h15M6 34h15M21 14c6 0 0 20 6 20" />
      </>
    ),
  },
};

/** The drawing of a mode on its own soft ground. */
export function ModeArt({ mode, size = 52 }: { mode: ModeId; size?: number }) {
  const { tone, drawing } = drawings[mode];
  return (
    <span className={styles.ground} data-tone={tone} style={{ inlineSize: size, blockSize: size }}>
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        {drawing}
      </svg>
    </span>
  );
}
