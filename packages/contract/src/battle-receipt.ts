import { z } from 'zod';
import { questionId, userId } from './ids.ts';
import { answerText } from './request-fields.ts';

/** How a match ended. `void` gives every fee back; `everyoneLeft` too, but a leaver's goes to the house. */
export const matchOutcome = z.enum(['completed', 'opponentLeft', 'everyoneLeft', 'void']);
export type MatchOutcome = z.infer<typeof matchOutcome>;

/** Seconds with three decimals, as the receipt writes them ("2.417"), as milliseconds in memory. */
const secondsText = z
  .string()
  .regex(/^\d{1,3}\.\d{3}$/)
  .transform((seconds) => Math.round(Number(seconds) * 1000));

const receiptAnswer = z
  .strictObject({ id: questionId, answer: answerText, second: secondsText })
  .transform(({ id, answer, second }) => ({ questionId: id, answer, takenMs: second }));

const answers = z.array(receiptAnswer).max(100);

/** One player of a receipt; `answers` holds every question that was closed, "" where none was given. */
export interface ReceiptPlayer {
  readonly userId: z.infer<typeof userId>;
  readonly answers: readonly z.output<typeof receiptAnswer>[];
}

const group = z.strictObject({
  user1_id: userId,
  user1_data: answers,
  user2_id: userId,
  user2_data: answers,
  user3_id: userId.optional(),
  user3_data: answers.optional(),
  user4_id: userId.optional(),
  user4_data: answers.optional(),
});
const duel = group.omit({ user3_id: true, user3_data: true, user4_id: true, user4_data: true });

/** `play_questions` of a 1v1: user1_id, user1_data … as a list of players. */
export const duelPlay = duel.transform((play): readonly ReceiptPlayer[] => [
  { userId: play.user1_id, answers: play.user1_data },
  { userId: play.user2_id, answers: play.user2_data },
]);

/** `play_questions` of a group battle: up to four players. */
export const groupPlay = group.transform((play): readonly ReceiptPlayer[] =>
  [
    { userId: play.user1_id, answers: play.user1_data },
    { userId: play.user2_id, answers: play.user2_data },
    { userId: play.user3_id, answers: play.user3_data ?? [] },
    { userId: play.user4_id, answers: play.user4_data ?? [] },
  ].flatMap(({ userId: id, answers: given }) => (id === undefined ? [] : [{ userId: id, answers: given }])),
);

/** Who was no longer in at the end, and why: `left` on purpose, `lost` when his grace ran out. */
export const leavers = z
  .array(z.strictObject({ user_id: userId, reason: z.enum(['left', 'lost', 'kicked']) }))
  .max(4);
export type Leaver = z.infer<typeof leavers>[number];
