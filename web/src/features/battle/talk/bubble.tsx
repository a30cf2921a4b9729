import { battleLimits } from '@quiz-arena/contract/battle/battle-limits';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { selectBattle } from '../battle-slice.ts';
import { useSecondsLeft } from '../use-seconds-left.ts';
import styles from './bubble.module.css';
import { saidText } from './said-text.ts';

interface BubbleProps {
  userId: string;
  side: 'own' | 'rival';
  /** The server's clock. */
  now: () => number;
}

/** What a player has just said, for 4 s. For the eye: `TalkVoice` says it. */
export function Bubble({ userId, side, now }: BubbleProps) {
  const { t } = useTranslation();
  const { mirror, muted } = useAppSelector(selectBattle);
  const saying = mirror?.sayings.find((one) => one.userId === userId);
  const isHeard = saying !== undefined && !muted.includes(saying.userId);
  const left = useSecondsLeft(isHeard ? saying.saidAt + battleLimits.sayShownMs.default : null, now);
  if (!isHeard || left === null || left === 0) return null;
  return (
    <span
      key={saying.saidAt}
      className={styles.bubble}
      data-side={side}
      data-emoji={saying.emoji !== undefined}
      aria-hidden="true"
    >
      {saidText(t, saying)}
    </span>
  );
}
