import { z } from 'zod';
import { defineAction } from '../action.ts';
import { page } from '../request-fields.ts';
import { wireId, wireInstant, wireInteger, wireUrl } from '../wire-values.ts';

export const leaderboardRow = z.object({
  id: wireId,
  user_id: wireId,
  name: z.string(),
  profile: wireUrl,
  score: wireInteger,
  user_rank: wireInteger,
  last_updated: wireInstant,
});
export type LeaderboardRow = z.infer<typeof leaderboardRow>;

const leaderboard = defineAction({
  access: 'player',
  request: z.strictObject(page(25)),
  answer: {
    total: wireInteger,
    data: z.object({
      /** Null while the player has no place on this board. */
      my_rank: leaderboardRow.nullable(),
      other_users_rank: z.array(leaderboardRow),
      top_three_ranks: z.array(leaderboardRow),
    }),
  },
  errorCodes: ['DATA_NOT_FOUND'],
});

export const leaderboardActions = {
  get_daily_leaderboard: leaderboard,
  get_monthly_leaderboard: leaderboard,
  get_globle_leaderboard: leaderboard,
};
