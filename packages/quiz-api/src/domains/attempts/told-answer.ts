import type { GivenAnswer } from '@quiz-arena/contract/attempt-state';
import type { Question } from '../catalogue/question-store.ts';
import { shownAnswer } from '../questions/question-row.ts';
import type { RunQuestion } from './attempt-run.ts';

/** What a player may know of a question that is over: no more than was told when it ended. */
export function toldAnswer(
  { told, isCorrect, order }: RunQuestion,
  question: Question,
): Pick<GivenAnswer, 'is_correct' | 'correct_answer' | 'note'> {
  if (told === 'nothing') return {};
  if (told === 'verdict') return { is_correct: isCorrect };
  return { is_correct: isCorrect, correct_answer: shownAnswer(question, order), note: question.note };
}
