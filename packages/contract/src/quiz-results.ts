import { z } from 'zod';
import { badgeType } from './badges.ts';
import { attemptType } from './mode-values.ts';
import { wireId } from './wire-values.ts';

/**
 * Results of set_quiz_coin_score. Their values are numbers, ids strings. `result_type` and everything named
 * in snake_case below the family's own fields is this project's addition.
 */

/** One line of 'what was earned and why'. Lifelines were charged when used and are repeated here as a loss. */
export const resultLine = z.object({
  title: z.enum([
    'correct_answers',
    'wrong_answers',
    'full_reward',
    'partial_reward',
    'double_coins',
    'already_paid',
    'not_won',
    'lifelines',
  ]),
  coins: z.number().int(),
  score: z.number().int(),
});
export type ResultLine = z.infer<typeof resultLine>;

export const soloResult = z.object({
  result_type: z.literal('solo'),
  user_id: wireId,
  total_questions: z.number().int(),
  correctAnswer: z.number().int(),
  /** Percent of the questions served, two decimals at most. */
  winningPer: z.number(),
  /** Not for daily quiz, true-false and what pays nothing. */
  earnCoin: z.number().int().optional(),
  userScore: z.number().int().optional(),
  /** Quiz zone and multi match: how many levels there are, and the highest unlocked one. */
  totalLevel: z.number().int().optional(),
  currentLevel: z.number().int().optional(),
  attempt_id: wireId,
  quiz_type: attemptType,
  is_won: z.boolean(),
  /** The level that this result unlocked, null for none. */
  opened_level: z.number().int().nullable(),
  lines: z.array(resultLine),
  /** Badges that this result unlocked. */
  badges: z.array(badgeType),
  /** The balance afterwards. */
  coins: z.number().int(),
});
export type SoloResult = z.infer<typeof soloResult>;

/** What a settled or voided match changed, by user id: for the battle server to announce. */
const changes = {
  match_id: wireId,
  /** Coins paid out or given back by the settlement; the fee left with the hold. */
  coins: z.record(wireId, z.number().int()),
  /** Random battles between people only; else empty. */
  ratings: z.record(
    wireId,
    z.object({
      before: z.number(),
      after: z.number(),
      /** Whether `after` is still a guess; results from before there was a mark have none. */
      is_provisional: z.boolean().default(false),
    }),
  ),
  badges: z.record(wireId, z.array(badgeType)),
};

const duelSide = z.object({
  correctAnswer: z.number().int(),
  userPoints: z.number().int(),
  earnCoin: z.number().int(),
  /** Right answers within 2 s. */
  is_quickest: z.number().int(),
  quickest_bonus: z.number().int(),
  second_quickest_bonus: z.number().int(),
});

export const duelResult = z.object({
  result_type: z.literal('duel'),
  /** Who it is told to: the service's `user_id`, else user1. */
  user_id: wireId,
  entry_coin: z.number().int(),
  total_questions: z.number().int(),
  user1_id: wireId,
  user2_id: wireId,
  /** "0" on a draw. */
  winner_user_id: wireId,
  winner_coin: z.number().int(),
  is_drawn: z.boolean(),
  /** Who left, "" for nobody. */
  leftUser: z.union([z.literal(''), wireId]),
  user1_data: duelSide,
  user2_data: duelSide,
  ...changes,
});
export type DuelResult = z.infer<typeof duelResult>;

export const groupResult = z.object({
  result_type: z.literal('group'),
  user_id: wireId,
  total_questions: z.number().int(),
  user1_id: wireId,
  user2_id: wireId,
  user3_id: wireId.optional(),
  user4_id: wireId.optional(),
  total_user_count: z.number().int(),
  entry_coin: z.number().int(),
  totalWinner: z.number().int(),
  joined_users_count: z.number().int(),
  /** Coins per winner. */
  winner_score: z.number().int(),
  winner: z.array(wireId),
  user_rank: z.record(
    wireId,
    z.object({ rank: z.number().int(), user_id: wireId, correct_answer: z.number().int() }),
  ),
  ...changes,
});
export type GroupResult = z.infer<typeof groupResult>;

/** The match ended without a winner: fees went back, those of leavers to the house. */
export const voidResult = z.object({ result_type: z.literal('void'), ...changes });
export type VoidResult = z.infer<typeof voidResult>;

export const quizResult = z.discriminatedUnion('result_type', [
  soloResult,
  duelResult,
  groupResult,
  voidResult,
]);
export type QuizResult = z.infer<typeof quizResult>;
