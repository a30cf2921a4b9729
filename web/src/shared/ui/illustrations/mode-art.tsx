import type { ModeId } from '@quiz-arena/contract/modes';
import styles from './mode-art.module.css';
import drawings from './mode-art.svg?no-inline';

type Tone = 'violet' | 'amber' | 'teal' | 'blue' | 'accent';

/** One drawing per mode lies in mode-art.svg under the mode's id; here is its tone. */
const tones: Record<ModeId, Tone> = {
  'quiz-zone': 'violet',
  'daily-quiz': 'amber',
  'true-false': 'teal',
  'fun-and-learn': 'blue',
  'guess-the-word': 'accent',
  'self-challenge': 'teal',
  contest: 'amber',
  random: 'accent',
  friend: 'violet',
  group: 'blue',
  audio: 'violet',
  maths: 'blue',
  exam: 'violet',
  'multi-match': 'accent',
  bookmarks: 'violet',
  mistakes: 'teal',
};

/** The drawing of a mode on its own soft ground. */
export function ModeArt({ mode, size = 52 }: { mode: ModeId; size?: number }) {
  return (
    <span className={styles.ground} data-tone={tones[mode]} style={{ inlineSize: size, blockSize: size }}>
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <use href={`${drawings}#${mode}`} />
      </svg>
    </span>
  );
}
