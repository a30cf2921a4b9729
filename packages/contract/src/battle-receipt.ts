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

const duelAnswer = z
  .strictObject({ id: questionId, answer: answerText, second: secondsText })
  .transform(({ id, answer, second }) => ({ questionId: id, answer, takenMs: second }));

/** In a group time decides nothing, so that it may be missing; then it counts as 0. */
const groupAnswer = z
  .strictObject({ id: questionId, answer: answerText, second: secondsText.default(0) })
  .transform(({ id, answer, second }) => ({ questionId: id, answer, takenMs: second }));

const duelAnswers = z.array(duelAnswer).max(100);
const groupAnswers = z.array(groupAnswer).max(100);

/** One player of a receipt; `answers` holds every question that was closed, "" where none was given. */
export interface ReceiptPlayer {
  readonly userId: z.infer<typeof userId>;
  readonly answers: readonly z.output<typeof duelAnswer>[];
}

const duel = z.strictObject({
  user1_id: userId,
  user1_data: duelAnswers,
  user2_id: userId,
  user2_data: duelAnswers,
});
const group = z.strictObject({
  user1_id: userId,
  user1_data: groupAnswers,
  user2_id: userId,
  user2_data: groupAnswers,
  user3_id: userId.optional(),
  user3_data: groupAnswers.optional(),
  user4_id: userId.optional(),
  user4_data: groupAnswers.optional(),
});

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

/** What right answers of a 1v1 were worth: fixed when its room opened, whatever the settings say by its end. */
export const receiptPoints = z.strictObject({
  correct: z.int(),
  quickest: z.int(),
  second_quickest: z.int(),
});
export type ReceiptPoints = z.infer<typeof receiptPoints>;

/** A player as the battle server knows him; `takenMs` null: not answered in time. */
export interface PlayedAnswers {
  readonly userId: string;
  readonly answers: readonly {
    readonly questionId: string;
    readonly answer: string;
    readonly takenMs: number | null;
  }[];
}

/** Writes `play_questions` of a receipt, 1v1 and group alike: what `duelPlay` and `groupPlay` read. */
export function writePlay(players: readonly PlayedAnswers[]): string {
  const parts = players.flatMap(({ userId: id, answers }, index) => [
    [`user${index + 1}_id`, id],
    [`user${index + 1}_data`, answers.map(writeAnswer)],
  ]);
  return JSON.stringify(Object.fromEntries(parts));
}

function writeAnswer({ questionId: id, answer, takenMs }: PlayedAnswers['answers'][number]) {
  return { id, answer, second: ((takenMs ?? 0) / 1000).toFixed(3) };
}
