import type { QuestionRow } from '@quiz-arena/contract/question-rows';
import {
  isOptionLetter,
  type OptionLetter,
  optionLetters,
  readLetters,
} from '@quiz-arena/quiz-rules/option-letter';
import {
  drawOptionOrder,
  type OptionOrder,
  showAnswer,
  showOptions,
} from '@quiz-arena/quiz-rules/option-shuffle';
import type { Random } from '@quiz-arena/quiz-rules/seeded-random';
import type { Question } from '../catalogue/question-store.ts';
import { kindOf, questionTypes } from '../catalogue/question-types.ts';

/** "0" on the wire: the category has no subcategories. */
export const NO_SUBCATEGORY = '0';

/** Draws the order in which a question's options are shown, as a word of stored letters ("cab"); "" without any. */
export function drawOptions(
  question: Question,
  options: { hasOptionE: boolean; isShuffled: boolean },
  random: Random,
): string {
  const count = Math.min(question.options.length, options.hasOptionE ? 5 : 4);
  return drawOptionOrder(kindOf(question), count, options.isShuffled, random).join('');
}

/** A question with options as a player gets it: in the order drawn, without its answer and note. */
export function questionRow(
  question: Question,
  order: string,
  imageUrl: (stored: string) => string,
): QuestionRow {
  return {
    id: question.id,
    category: question.categoryId,
    subcategory: question.subcategoryId ?? NO_SUBCATEGORY,
    language_id: question.languageId,
    image: imageUrl(question.image),
    question: question.question,
    question_type: question.questionType === questionTypes.trueFalse ? '2' : '1',
    ...shownOptions(question, order),
    level: String(question.level),
  };
}

/** The right answer in the letters in which it is shown; of a word the word itself. */
export function shownAnswer(question: Question, order: string): string {
  if (question.questionType === questionTypes.letters) return question.answer;
  return showAnswer(readOrder(order), question.answer);
}

/** Whether an answer in shown letters names at least one option, and none that is not shown. */
export function isShownAnswer(order: string, answer: string): boolean {
  const shown: readonly string[] = optionLetters.slice(0, order.length);
  const letters = readLetters(answer);
  return letters.length > 0 && letters.every((letter) => shown.includes(letter));
}

function shownOptions({ options }: Question, order: string) {
  const stored = Object.fromEntries(options.map((text, i) => [optionLetters[i], text]));
  const shown: Partial<Record<OptionLetter, string>> = showOptions(readOrder(order), stored);
  return {
    optiona: shown.a ?? '',
    optionb: shown.b ?? '',
    optionc: shown.c ?? '',
    optiond: shown.d ?? '',
    optione: shown.e ?? '',
  };
}

function readOrder(order: string): OptionOrder {
  return [...order].filter(isOptionLetter);
}
