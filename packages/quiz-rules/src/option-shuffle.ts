import { isOptionLetter, type OptionLetter, optionLetters, readLetters } from './option-letter.ts';
import type { QuestionKind } from './question-kind.ts';
import type { Random } from './seeded-random.ts';
import { shuffle } from './shuffle.ts';

/**
 * The order in which a question's options are shown: at place i (shown as the i-th letter) stands the option
 * that is stored under the letter `order[i]`. Written down as a word, "cab".
 */
export type OptionOrder = readonly OptionLetter[];

/**
 * Draws an order of a question's options. Only choices are shuffled: true-false keeps its order, and multi
 * match questions are told apart by it. Source: rest-api, "Questions".
 */
export function drawOptionOrder(
  kind: QuestionKind,
  optionCount: number,
  isShuffled: boolean,
  random: Random,
): OptionOrder {
  const letters = optionLetters.slice(0, optionCount);
  return isShuffled && kind === 'choice' ? shuffle(letters, random) : letters;
}

/** The options as shown, from those stored. Options outside the order are left out. */
export function showOptions<Option>(
  order: OptionOrder,
  stored: Readonly<Partial<Record<OptionLetter, Option>>>,
): Partial<Record<OptionLetter, Option>> {
  return Object.fromEntries(order.map((letter, i) => [optionLetters[i], stored[letter]]));
}

/** A stored answer ("c" or "a,c") in the letters that the player sees; "" if a letter is no option. */
export function showAnswer(order: OptionOrder, stored: string): string {
  const shown = readLetters(stored).map((letter) =>
    isOptionLetter(letter) ? optionLetters[order.indexOf(letter)] : undefined,
  );
  return shown.includes(undefined) ? '' : shown.join();
}
