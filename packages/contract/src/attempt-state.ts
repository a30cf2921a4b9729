import { z } from 'zod';
import { lifelineEffect, lifelineKey } from './lifeline-values.ts';
import { attemptType } from './mode-values.ts';
import { wireId } from './wire-values.ts';

/** The question whose clock runs. Instants in epoch milliseconds of the server's clock. */
export const runningQuestion = z.object({
  question_id: wireId,
  /** Its place in `data`, from 0. */
  index: z.number().int().min(0),
  /** When its time starts: its first delivery, or the previous answer plus the reveal pause. */
  starts_at: z.number(),
  /** When its time is over; an answer is taken until one second later. */
  deadline: z.number(),
});
export type RunningQuestion = z.infer<typeof runningQuestion>;

/** What an answer may reveal: all, part or nothing of it, as the mode and answer_mode allow. */
export const revealed = {
  is_correct: z.boolean().optional(),
  correct_answer: z.string().optional(),
  note: z.string().optional(),
};

/** An answer that the server has recorded; "" when the time ran out or the question was skipped. */
export const givenAnswer = z.object({ question_id: wireId, answer: z.string(), ...revealed });
export type GivenAnswer = z.infer<typeof givenAnswer>;

/**
 * `attempt` of a call that opens or resumes one, beside `data` (the questions in the attempt's order):
 * enough to go on after a reload where the player was. Holds nothing that the player has not been shown.
 */
export const attemptState = z.object({
  attempt_id: wireId,
  quiz_type: attemptType,
  /** The server's clock, epoch milliseconds: a client counts with its own clock plus the difference. */
  now: z.number(),
  /** False when this call opened it. */
  is_resumed: z.boolean(),
  /** Null when no question has a clock of its own, or all are answered. */
  current: runningQuestion.nullable(),
  /** Seconds per question; null when one timer runs over the whole attempt. */
  question_seconds: z.number().nullable(),
  /** End of an attempt with one timer for all of it, epoch milliseconds; else null. */
  ends_at: z.number().nullable(),
  /** An answer may be changed until the end: the last one stands instead of the first. */
  can_change: z.boolean(),
  given: z.array(givenAnswer),
  lifelines_used: z.array(z.object({ lifeline: lifelineKey, question_id: wireId, effect: lifelineEffect })),
});
export type AttemptState = z.infer<typeof attemptState>;

/** The parts of an answer that carries an attempt. */
export const withAttempt = { attempt_id: wireId, attempt: attemptState };
