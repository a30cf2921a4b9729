import { z } from 'zod';
import { defineAction } from '../action.ts';
import { revealed, runningQuestion, withAttempt } from '../attempt-state.ts';
import { attemptId, questionId } from '../ids.ts';
import { lifelineEffect, lifelineKey } from '../lifeline-values.ts';
import { anyQuestion, reviewedQuestionRow } from '../question-rows.ts';
import { answerText } from '../request-fields.ts';
import { integerField, wireId, wireInteger } from '../wire-values.ts';

/**
 * The answer to an answer. `is_correct` in answer modes 1 and 3, `correct_answer` and `note` in mode 3 and in
 * practice; contest, exam and self challenge reveal nothing.
 */
export const submittedAnswer = z.object({
  recorded: z.literal(true),
  /** It came after its time, or none was given: `given` is what counts. */
  timed_out: z.boolean(),
  /** What counts as the player's answer, in the letters that he sees; "": nothing does. */
  given: z.string(),
  ...revealed,
  /** The question whose clock runs next; null when there is none. */
  next: runningQuestion.nullable(),
  /** The server's clock, epoch milliseconds. */
  now: z.number(),
});
export type SubmittedAnswer = z.infer<typeof submittedAnswer>;

const ofQuestion = { attempt_id: attemptId, question_id: questionId };

export const attemptActions = {
  /** `answer` left out: the player lets the time run out. The first answer stands and is answered again. */
  submit_answer: defineAction({
    access: 'player',
    request: z.strictObject({ ...ofQuestion, answer: answerText.optional() }),
    answer: { data: submittedAnswer },
    errorCodes: ['DATA_NOT_FOUND'],
    isOpenInMaintenance: true,
  }),
  /** Charges and answers what the lifeline shows; a repeat is free and shows the same. */
  use_lifeline: defineAction({
    access: 'player',
    request: z.strictObject({ ...ofQuestion, lifeline: lifelineKey }),
    answer: {
      data: lifelineEffect,
      /** The balance after the charge. */
      coins: wireInteger,
      now: z.number(),
      /** After a skip: the question whose clock runs next. */
      next: runningQuestion.nullable().optional(),
    },
    errorCodes: ['DATA_NOT_FOUND', 'NOT_ENOUGH_COINS'],
    isOpenInMaintenance: true,
  }),
  /** Charges review_answers_deduct_coin once per attempt, then free. */
  get_review: defineAction({
    access: 'player',
    request: z.strictObject({ attempt_id: attemptId }),
    answer: {
      attempt_id: wireId,
      data: z.array(reviewedQuestionRow),
      /** The balance after the charge. */
      coins: wireInteger,
    },
    errorCodes: ['NOT_ENOUGH_COINS'],
  }),
  /** My Mistakes: the questions that are due again, and an unpaid attempt on them. */
  get_mistakes: defineAction({
    access: 'player',
    request: z.strictObject({ limit: integerField(1, 50).default(10) }),
    answer: { data: z.array(z.object({ id: wireId, ...anyQuestion })), total: wireInteger, ...withAttempt },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
};
