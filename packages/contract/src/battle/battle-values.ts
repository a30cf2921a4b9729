import { z } from 'zod';
import { categoryId, questionId, userId } from '../ids.ts';
import { botLevels } from './bot-values.ts';

/** The protocol that a client names in its handshake. */
export const BATTLE_PROTOCOL = 1;

export const battleKind = z.enum(['random', 'friend', 'group']);
export type BattleKind = z.infer<typeof battleKind>;

export const battlePhase = z.enum([
  'lobby',
  'holding',
  'countdown',
  'question',
  'reveal',
  'settling',
  'settled',
  'void',
  'deleted',
]);
export type BattlePhase = z.infer<typeof battlePhase>;

export const botLevel = z.enum(botLevels);

export const battleOutcome = z.enum(['win', 'lose', 'draw']);
export type BattleOutcome = z.infer<typeof battleOutcome>;

/** Why a player is out: left on purpose, lost (his grace ended), or kicked from the lobby. */
export const leaveReason = z.enum(['left', 'lost', 'kicked']);
export type LeaveReason = z.infer<typeof leaveReason>;

export const endReason = z.enum(['completed', 'opponentLeft', 'everyoneLeft']);
export type EndReason = z.infer<typeof endReason>;

/** Why the fees were not held; `playerLeft`: one who was to pay went before the first question. */
export const startRefusal = z.enum([
  'notEnoughCoins',
  'alreadyInBattle',
  'noQuestions',
  'coinsUnavailable',
  'maintenance',
  'accountDeactivated',
  'playerLeft',
]);
export type StartRefusal = z.infer<typeof startRefusal>;

/** Why a room ended without a winner; the fees are returned, except to those who left a running battle. */
export const voidReason = z.enum([
  ...startRefusal.options,
  'notAttached',
  'opponentLeft',
  'everyoneLeft',
  'lobbyExpired',
  'unrenewed',
  'serverStopped',
]);
export type VoidReason = z.infer<typeof voidReason>;

export const deleteReason = z.enum(['deletedByOwner', 'lobbyExpired']);
export type DeleteReason = z.infer<typeof deleteReason>;

export const answerLetter = z.enum(['a', 'b', 'c', 'd', 'e']);
export type AnswerLetter = z.infer<typeof answerLetter>;

/** Epoch milliseconds of the server's clock. */
export const instant = z.int().nonnegative();
/** Milliseconds. */
export const duration = z.int().nonnegative();
/** Zero-based place of a question in its battle. */
export const questionIndex = z.int().min(0).max(99);
/** Points of a player. */
export const points = z.int().nonnegative();

/** The category that a battle's questions come from; "": any. */
export const battleCategory = z.union([categoryId, z.literal('')]);
export type BattleCategory = z.infer<typeof battleCategory>;

/** A question as players see it: never with its right answer. Options that do not exist are left out. */
export const battleQuestion = z.strictObject({
  index: questionIndex,
  count: z.int().min(1).max(100),
  id: questionId,
  question: z.string(),
  image: z.string(),
  type: z.enum(['choice', 'trueFalse']),
  options: z.strictObject({
    a: z.string(),
    b: z.string(),
    c: z.string().optional(),
    d: z.string().optional(),
    e: z.string().optional(),
  }),
  askedAt: instant,
  /** askedAt + the wait for `received` + the time of the question. */
  deadline: instant,
});
export type BattleQuestion = z.infer<typeof battleQuestion>;

/** What one player did with a closed question; `answer` "" and `takenMs` null: none in time. */
export const closedAnswer = z.strictObject({
  userId,
  answer: z.union([answerLetter, z.literal('')]),
  takenMs: duration.nullable(),
  points,
});
export type ClosedAnswer = z.infer<typeof closedAnswer>;

export const closedQuestion = z.strictObject({
  question: questionIndex,
  right: answerLetter,
  answers: z.array(closedAnswer),
});
export type ClosedQuestion = z.infer<typeof closedQuestion>;

/** Dense ranks from 1. */
export const standing = z.strictObject({
  userId,
  rank: z.int().min(1),
  points,
  correct: z.int().nonnegative(),
});
export type Standing = z.infer<typeof standing>;

export const battleResult = z.strictObject({
  standings: z.array(standing),
  outcomes: z.record(userId, battleOutcome),
  reason: endReason,
});
export type BattleResult = z.infer<typeof battleResult>;

/** `coins`: what the settlement pays each player (a won pot, a returned stake), 0 for nothing. */
export const battleSettlement = z.strictObject({
  coins: z.record(userId, z.int()),
  /** `isProvisional`: whether `after` is still a guess. */
  ratings: z.record(
    userId,
    z.strictObject({ before: z.number(), after: z.number(), isProvisional: z.boolean() }),
  ),
});
export type BattleSettlement = z.infer<typeof battleSettlement>;
