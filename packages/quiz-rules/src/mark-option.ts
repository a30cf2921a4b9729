import { type OptionLetter, readLetters } from './option-letter.ts';
import type { RunState } from './run-state.ts';

/**
 * How an option looks.
 * - `plain`: nothing to say about it
 * - `removed`: taken away by fifty-fifty
 * - `chosen`: chosen, and the server does not tell whether rightly (answer mode 2, contest, exam)
 * - `right`, `wrong`: chosen, and it was (answer modes 1 and 3)
 * - `missed`: right and not chosen (answer mode 3)
 */
export type OptionMark = 'plain' | 'removed' | 'chosen' | 'right' | 'wrong' | 'missed';

/**
 * The mark of one option of a question. It follows from what the server has told: before an answer nothing,
 * after it what answer_mode allows. Source: rest-api, "Configuration keys and defaults", answer_mode.
 */
export function markOption(state: RunState, questionId: string, letter: OptionLetter): OptionMark {
  const given = state.answers[questionId];
  const { isCorrect, correctAnswer } = given?.reveal ?? {};
  const isChosen = given !== undefined && readLetters(given.answer).includes(letter);
  const isRight = correctAnswer === undefined ? isCorrect : readLetters(correctAnswer).includes(letter);
  if (isChosen) return isRight === undefined ? 'chosen' : isRight ? 'right' : 'wrong';
  if (correctAnswer !== undefined && isRight) return 'missed';
  return isRemoved(state, questionId, letter) ? 'removed' : 'plain';
}

function isRemoved({ lifelinesUsed }: RunState, questionId: string, letter: OptionLetter): boolean {
  return lifelinesUsed.some(
    (use) => use.lifeline === 'fiftyFifty' && use.questionId === questionId && !use.stays.includes(letter),
  );
}
