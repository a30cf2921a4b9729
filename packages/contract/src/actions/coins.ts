import { z } from 'zod';
import { defineAction } from '../action.ts';
import { badgeStatus, badgeType } from '../badges.ts';
import { coinTitle } from '../coin-titles.ts';
import { attemptId } from '../ids.ts';
import { page } from '../request-fields.ts';
import {
  integerField,
  wireDecimal,
  wireFlag,
  wireId,
  wireInstant,
  wireInteger,
  wireUrl,
} from '../wire-values.ts';

export const trackerRow = z.object({
  id: wireId,
  user_id: wireId,
  /** Signed. */
  points: wireInteger,
  type: coinTitle,
  /** "0" added, "1" deducted. */
  status: wireFlag,
  date: wireInstant,
});
export type TrackerRow = z.infer<typeof trackerRow>;

export const badgeRow = z.object({
  id: wireId,
  language_id: wireId,
  type: badgeType,
  badge_label: z.string(),
  badge_note: z.string(),
  badge_reward: wireInteger,
  badge_icon: wireUrl,
  badge_counter: wireInteger,
  status: badgeStatus,
  /** How far the player is on the way to badge_counter, where the badge counts. */
  badge_progress: wireInteger.optional(),
});
export type BadgeRow = z.infer<typeof badgeRow>;

export const statisticsRow = z.object({
  id: wireId,
  user_id: wireId,
  questions_answered: wireInteger,
  correct_answers: wireInteger,
  /** Category names; "0" for none. */
  strong_category: z.string(),
  ratio1: wireDecimal,
  weak_category: z.string(),
  ratio2: wireDecimal,
  best_position: wireInteger,
  date_created: wireInstant,
  name: z.string(),
  profile: wireUrl,
  /** Settled quizzes by category, those with the most answers first. */
  category_accuracy: z.array(
    z.object({ category_name: z.string(), questions_answered: wireInteger, correct_answers: wireInteger }),
  ),
  /** The last 30 days of system_timezone, battles included; days on which nothing was answered are left out. */
  daily_activity: z.array(z.object({ date: z.iso.date(), questions_answered: wireInteger })),
});
export type StatisticsRow = z.infer<typeof statisticsRow>;

export const coinActions = {
  /** Claims an unlocked badge's reward (`type`) or pays for a review (`title` reviewAnswer, `attempt_id`). */
  set_user_coin_score: defineAction({
    access: 'player',
    request: z.strictObject({
      coins: integerField(-1_000_000, 1_000_000).optional(),
      score: integerField(-1_000_000, 1_000_000).optional(),
      type: badgeType.optional(),
      title: coinTitle.optional(),
      attempt_id: attemptId.optional(),
    }),
    answer: { data: z.object({ coins: wireInteger, score: wireInteger }) },
    successCodes: ['DATA_UPDATED'],
    errorCodes: ['NOT_ENOUGH_COINS', 'DEMO_VERSION'],
  }),
  /** Type 1 income, 2 spending, none all; newest first. */
  get_tracker_data: defineAction({
    access: 'player',
    request: z.strictObject({ type: z.enum(['1', '2']).optional(), ...page(10) }),
    answer: { data: z.array(trackerRow), total: wireInteger },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
  get_user_badges: defineAction({
    access: 'player',
    request: z.strictObject({}),
    answer: { data: z.array(badgeRow) },
  }),
  get_users_statistics: defineAction({
    access: 'player',
    request: z.strictObject({}),
    answer: { data: statisticsRow },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
};
