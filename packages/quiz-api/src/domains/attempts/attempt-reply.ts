import type { AttemptState } from '@quiz-arena/contract/attempt-state';
import type { Question } from '../catalogue/question-store.ts';
import type { Shown } from '../questions/special-rows.ts';
import type { AttemptCircumstances } from './attempt-circumstances.ts';
import { attemptStateOf } from './attempt-state.ts';
import { courseOf } from './course-of.ts';
import type { OpenedAttempt } from './open-attempt.ts';

/** The parts of an answer that carries an attempt. */
export function attemptReply(
  { attempt, questions, isResumed }: OpenedAttempt,
  { settings, now }: AttemptCircumstances,
): { attempt_id: string; attempt: AttemptState } {
  const course = courseOf(attempt, settings);
  return {
    attempt_id: attempt.id,
    attempt: attemptStateOf(attempt, course, { questions, isResumed, now: now.getTime() }),
  };
}

/** The questions of an attempt, in its order and each with its options in the attempt's order. */
export function shownQuestions(
  { attempt, questions }: OpenedAttempt,
  imageUrl: (stored: string) => string,
): (Shown & { readonly question: Question })[] {
  const orders = new Map(attempt.run.questions.map(({ questionId, order }) => [questionId, order]));
  return questions.map((question) => ({
    question,
    order: orders.get(question.id) ?? '',
    attemptId: attempt.id,
    imageUrl,
  }));
}
