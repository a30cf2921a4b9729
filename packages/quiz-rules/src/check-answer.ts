import { readLetters } from './option-letter.ts';
import type { QuestionKind } from './question-kind.ts';

/** The answer of a question that was skipped, timed out or never reached. */
export const unanswered = '';

/**
 * Whether `given` is right: all or nothing for every kind of question.
 * A multi select compares sets, a sequence compares orders; in a word, case, spaces and the way in which an
 * accent is encoded do not matter, the accent itself does. An unanswered question is never right.
 * Source: rest-api, "Grading and coins" (play_questions) and "Lifelines, hints, audio, multi match, exam".
 */
export function checkAnswer(kind: QuestionKind, given: string, right: string): boolean {
  const answer = comparable[kind](given);
  return answer !== unanswered && answer === comparable[kind](right);
}

const inOrder = (answer: string) => readLetters(answer).join();

/** Two answers are the same answer when their comparable forms are equal; "" is no answer. */
const comparable: Record<QuestionKind, (answer: string) => string> = {
  choice: inOrder,
  trueFalse: inOrder,
  multiSelect: (answer) => [...new Set(readLetters(answer))].sort().join(),
  sequence: inOrder,
  letters: foldWord,
};

/**
 * Spaces go first, so that a final sigma is seen in the same place in both words; upper before lower case,
 * because "ß" and "SS" meet only there.
 */
function foldWord(word: string): string {
  return word.replace(/\s+/gu, '').toUpperCase().toLowerCase().normalize('NFKC');
}
