import { z } from 'zod';
import { defineAction } from '../action.ts';
import { withAttempt } from '../attempt-state.ts';
import type { SuccessName } from '../codes.ts';
import { successes } from '../codes.ts';
import { type ErrorName, errors } from '../errors.ts';
import { contestQuestionRow } from '../question-rows.ts';
import { languageField, page, zone } from '../request-fields.ts';
import { wireFlag, wireId, wireInstant, wireInteger, wireUrl } from '../wire-values.ts';

export const contestRow = z.object({
  id: wireId,
  language_id: wireId,
  name: z.string(),
  start_date: wireInstant,
  end_date: wireInstant,
  description: z.string(),
  image: wireUrl,
  /** Entry fee in coins. */
  entry: wireInteger,
  /** "1" once the prizes are paid. */
  prize_status: wireFlag,
  status: wireFlag,
  points: z.array(z.object({ top_winner: wireInteger, points: wireInteger })),
  top_users: wireInteger,
  participants: wireInteger,
});
export type ContestRow = z.infer<typeof contestRow>;

export const contestLeaderboardRow = z.object({
  id: wireId,
  user_id: wireId,
  contest_id: wireId,
  questions_attended: wireInteger,
  correct_answers: wireInteger,
  score: wireInteger,
  last_updated: wireInstant,
  name: z.string(),
  profile: wireUrl,
  user_rank: wireInteger,
});
export type ContestLeaderboardRow = z.infer<typeof contestLeaderboardRow>;

export const contestActions = {
  /** Three parts at the top level, each an envelope of its own. */
  get_contest: defineAction({
    access: 'player',
    languageAware: true,
    request: z.strictObject({ ...zone, language_id: languageField }),
    answer: {
      live_contest: contestPart('CONTESTS_PLAY_AND_WIN', 'NO_LIVE_CONTEST'),
      past_contest: contestPart('CONTESTS_PLAYED', 'NO_PLAYED_CONTEST'),
      upcoming_contest: contestPart('CONTESTS_PLAY_AND_WIN', 'NO_UPCOMING_CONTEST'),
    },
  }),
  /** The entry fee is charged with the attempt, once. */
  get_questions_by_contest: defineAction({
    access: 'player',
    languageAware: true,
    request: z.strictObject({ contest_id: wireId, language_id: languageField }),
    answer: { data: z.array(contestQuestionRow), ...withAttempt },
    errorCodes: ['DATA_NOT_FOUND', 'NOT_ENOUGH_COINS', 'ALREADY_PLAYED'],
  }),
  get_contest_leaderboard: defineAction({
    access: 'player',
    languageAware: true,
    request: z.strictObject({ contest_id: wireId, language_id: languageField, ...page(25) }),
    answer: {
      total: wireInteger,
      /** Null while the player has no place on this board. */
      my_rank: contestLeaderboardRow.nullable(),
      data: z.array(contestLeaderboardRow),
      top_three_ranks: z.array(contestLeaderboardRow),
    },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
};

/** One part of get_contest: rows with a success code, or the code that says there are none. */
function contestPart(found: SuccessName, none: ErrorName) {
  return z.discriminatedUnion('error', [
    z.object({
      error: z.literal(false),
      message: z.literal(String(successes[found].code)).optional(),
      data: z.array(contestRow),
    }),
    z.object({ error: z.literal(true), message: z.literal(String(errors[none].code)) }),
  ]);
}
