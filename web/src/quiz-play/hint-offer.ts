import type { Settings } from '@quiz-arena/contract/settings';
import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import { canUseHint } from '@quiz-arena/quiz-rules/hints';
import type { RunState } from '@quiz-arena/quiz-rules/run-state';
import { currentQuestion } from '@quiz-arena/quiz-rules/step-run';
import type { PlayRules } from './play-mode.ts';

/** A letter of the word that a hint has shown. */
export interface ShownHint {
  /** Its place, from 0 without spaces. */
  readonly position: number;
  readonly letter: string;
}

/** Hints of the word that is guessed. */
export interface HintOffer {
  /** Coins. */
  readonly price: number;
  /** How many more there are for this word. */
  readonly left: number;
  readonly isBusy: boolean;
  /** Why none can be had now; null when one can. */
  readonly refusalKey: PlainTextKey | null;
}

interface HintInput {
  readonly mode: PlayRules;
  readonly run: RunState;
  readonly isBusy: boolean;
  readonly settings: Settings;
  /** The player's balance. */
  readonly coins: number;
}

/** The letters of the current word that hints have shown. */
export function shownHints(run: RunState): ShownHint[] {
  const questionId = currentQuestion(run)?.id;
  return run.lifelinesUsed.flatMap((use) =>
    use.lifeline === 'hint' && use.questionId === questionId
      ? [{ position: use.position, letter: use.letter }]
      : [],
  );
}

/** What a further hint costs and whether it can be had; null where no words are guessed. */
export function hintOffer({ mode, run, isBusy, settings, coins }: HintInput): HintOffer | null {
  if (mode.hasHints !== true) return null;
  const price = settings.guess_the_word_hint_deduct_coin;
  const maximum = settings.guess_the_word_max_hints;
  const used = shownHints(run).length;
  const verdict = canUseHint({ isGuessTheWord: true, isQuestionOpen: run.phase === 'asking', used, maximum });
  const tooPoor = coins < price ? 'not_enough_coins' : null;
  return {
    price,
    left: Math.max(0, maximum - used),
    isBusy,
    refusalKey: verdict.ok ? tooPoor : 'word.hint.none',
  };
}
