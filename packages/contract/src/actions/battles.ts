import { z } from 'zod';
import { defineAction } from '../action.ts';
import { matchId, roomId, userId } from '../ids.ts';
import { battleType } from '../mode-values.ts';
import { battleQuestionRow } from '../question-rows.ts';
import { jsonField, languageField, optionalCategoryRef, page, sorting } from '../request-fields.ts';
import { integerField, wireId, wireInstant, wireInteger, wireUrl } from '../wire-values.ts';

/** Fixes a match's questions with the first call and holds the entry fee of `user_id`, once per match. */
const hold = { user_id: userId, category: optionalCategoryRef, entry_coin: integerField(0, 1_000_000) };
const refusals = ['DATA_NOT_FOUND', 'NOT_ENOUGH_COINS'] as const;

/** `room_id` names the match unless `match_id` does (a room's later matches). */
const ofRoom = { room_id: roomId, match_id: matchId.optional() };

export const battleActions = {
  get_random_questions: defineAction({
    access: 'service',
    languageAware: true,
    request: z.strictObject({
      ...hold,
      match_id: matchId,
      quiz_type: battleType.default('1.3'),
      language_id: languageField,
    }),
    answer: { data: z.array(battleQuestionRow) },
    errorCodes: refusals,
    isOpenInMaintenance: false,
  }),
  create_room: defineAction({
    access: 'service',
    languageAware: true,
    request: z.strictObject({
      ...hold,
      ...ofRoom,
      room_type: z.enum(['friend', 'group']),
      no_of_que: integerField(1, 50).optional(),
      language_id: languageField,
    }),
    answer: { data: z.array(battleQuestionRow) },
    successCodes: ['ROOM_ALREADY_CREATED', 'ROOM_CREATED'],
    errorCodes: refusals,
    isOpenInMaintenance: false,
  }),
  get_question_by_room_id: defineAction({
    access: 'service',
    request: z.strictObject({ ...hold, ...ofRoom }),
    answer: { data: z.array(battleQuestionRow) },
    errorCodes: refusals,
    isOpenInMaintenance: false,
  }),
  /**
   * `match_ids`: matches that a node still plays. `unrenewed` in the answer: open ones that nobody has renewed for the
   * backend's grace, the longest first. A node looks each up in its store and names those whose room is gone in
   * `lost_match_ids`: they are void then, unless renewed meanwhile. `status` is that of each match named.
   */
  renew_matches: defineAction({
    access: 'service',
    request: z.strictObject({
      match_ids: jsonField(z.array(matchId).max(1000)),
      lost_match_ids: jsonField(z.array(matchId).max(1000)).optional(),
    }),
    answer: {
      data: z.array(z.object({ match_id: wireId, status: z.enum(['open', 'settled', 'void', 'unknown']) })),
      unrenewed: z.array(wireId).max(1000),
    },
  }),
  /** Everything after `cursor`, oldest first; without one no rows, only where the feed ends. Never 102. */
  get_revocations: defineAction({
    access: 'service',
    request: z.strictObject({
      cursor: wireId.optional(),
      limit: integerField(1, 1000).default(1000),
    }),
    answer: {
      data: z.array(
        z.object({
          user_id: wireId,
          reason: z.enum(['signed_out', 'superseded', 'deactivated', 'deleted']),
          /** SHA-256 (hex) of the only api_token that is still accepted, "" for none. */
          valid_token_hash: z.string().regex(/^([0-9a-f]{64})?$/),
        }),
      ),
      cursor: wireId,
    },
  }),
  get_battle_statistics: defineAction({
    access: 'player',
    request: z.strictObject({ ...sorting(['date_created', 'id']), ...page(5) }),
    answer: {
      myreport: z
        .array(z.object({ Victories: wireInteger, Drawn: wireInteger, Loose: wireInteger }))
        .optional(),
      total: wireInteger.optional(),
      data: z
        .array(
          z.object({
            opponent_id: wireId,
            opponent_name: z.string(),
            opponent_profile: wireUrl,
            mystatus: z.enum(['Won', 'Lost', 'Draw']),
            date_created: wireInstant,
          }),
        )
        .optional(),
    },
    successCodes: ['NO_MATCHES_PLAYED'],
  }),
};
