import { z } from 'zod';
import { roomId, userId } from '../ids.ts';
import {
  battleCategory,
  battleKind,
  battlePhase,
  battleQuestion,
  battleResult,
  battleSettlement,
  closedQuestion,
  duration,
  instant,
  points,
  voidReason,
} from './battle-values.ts';

/**
 * A player's timer of the question that runs, in seconds with decimals. `total` of the question, `snapshot` left
 * when it last started or stopped, `stored` used up before that, `remaining` left at the view's `now`.
 */
export const battleTimer = z.strictObject({
  total: z.number(),
  snapshot: z.number(),
  stored: z.number(),
  remaining: z.number(),
});
export type BattleTimer = z.infer<typeof battleTimer>;

export const battlePlayer = z.strictObject({
  userId,
  name: z.string(),
  image: z.string(),
  rating: z.number(),
  /** The rating is still a guess: shown with a mark. False for the bot. */
  isProvisional: z.boolean(),
  isBot: z.boolean(),
  presence: z.enum(['here', 'dropped', 'left']),
  graceUntil: instant.nullable(),
  ready: z.boolean(),
  points,
  correct: z.int().nonnegative(),
  /** Whether the question that runs is answered; what with, only at its close. */
  answered: z.boolean(),
  timer: battleTimer.nullable(),
});
export type BattlePlayer = z.infer<typeof battlePlayer>;

/** All that one player may see of a room. */
export const battleView = z.strictObject({
  roomId,
  version: z.int().nonnegative(),
  now: instant,
  kind: battleKind,
  roomCode: z.string().nullable(),
  category: battleCategory,
  entryCoin: z.int().nonnegative(),
  /** Questions of the whole battle. */
  questionCount: z.int().min(1),
  capacity: z.int().min(2),
  host: userId.nullable(),
  phase: battlePhase,
  /** When the countdown ends; null outside it. */
  startsAt: instant.nullable(),
  players: z.array(battlePlayer),
  question: battleQuestion.nullable(),
  /** How long the viewer's place is kept when the link is lost at `now`, within what is left of the battle's budget. */
  graceMs: duration,
  /** The viewer's own answer to the question that runs. */
  ownAnswer: z.enum(['a', 'b', 'c', 'd', 'e']).nullable(),
  closed: z.array(closedQuestion),
  result: battleResult.nullable(),
  settlement: battleSettlement.nullable(),
  voidReason: voidReason.nullable(),
});
export type BattleView = z.infer<typeof battleView>;
