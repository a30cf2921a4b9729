import { checkAnswer } from './check-answer.ts';
import type { QuestionKind } from './question-kind.ts';
import type { RunTally } from './score-solo.ts';

/** A question that was served, with what the server recorded; `answer` "" when nothing was given in time. */
export interface RecordedAnswer {
  readonly kind: QuestionKind;
  readonly rightAnswer: string;
  readonly answer: string;
}

/** Counts a run from the server's record: every question served counts, answered or not. */
export function gradeRun(questions: readonly RecordedAnswer[]): RunTally {
  const correct = questions.filter(({ kind, answer, rightAnswer }) => checkAnswer(kind, answer, rightAnswer));
  return { served: questions.length, correct: correct.length };
}
