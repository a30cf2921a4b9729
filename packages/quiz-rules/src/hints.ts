import type { Random } from './seeded-random.ts';
import { pick } from './shuffle.ts';
import { splitLetters } from './word-tiles.ts';

/** A hint: the letter (upper case) of one place of the word, counted from 0 without spaces. */
export interface Hint {
  readonly position: number;
  readonly letter: string;
}

/**
 * A hint for guess the word: fills one random empty place; null when no place is empty.
 * `filled` holds the places that need no hint, at least those of earlier hints.
 */
export function drawHint(answer: string, filled: readonly number[], random: Random): Hint | null {
  const places = splitLetters(answer).map((letter, position) => ({ position, letter }));
  return (
    pick(
      places.filter(({ position }) => !filled.includes(position)),
      random,
    ) ?? null
  );
}

export type HintRefusal = 'NOT_IN_THIS_MODE' | 'QUESTION_CLOSED' | 'NO_HINTS_LEFT';

/** Whether a hint may be drawn: guess the word only, on the open question, at most `maximum` per word. */
export function canUseHint(state: {
  readonly isGuessTheWord: boolean;
  readonly isQuestionOpen: boolean;
  /** Hints drawn on this question so far. */
  readonly used: number;
  /** guess_the_word_max_hints */
  readonly maximum: number;
}): { readonly ok: true } | { readonly ok: false; readonly code: HintRefusal } {
  if (!state.isGuessTheWord) return { ok: false, code: 'NOT_IN_THIS_MODE' };
  if (!state.isQuestionOpen) return { ok: false, code: 'QUESTION_CLOSED' };
  if (state.used >= state.maximum) return { ok: false, code: 'NO_HINTS_LEFT' };
  return { ok: true };
}
