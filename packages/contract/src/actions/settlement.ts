import { z } from 'zod';
import { defineAction } from '../action.ts';
import { duelPlay, groupPlay, leavers, matchOutcome, receiptPoints } from '../battle-receipt.ts';
import { attemptId, matchId, questionId } from '../ids.ts';
import { lifelines } from '../lifelines.ts';
import { quizResult } from '../quiz-results.ts';
import {
  actingUser,
  answerText,
  categoryRef,
  jsonField,
  languageField,
  optionalCategoryRef,
} from '../request-fields.ts';
import { flagField, integerField } from '../wire-values.ts';

/** What the client believes it answered: held against the record, never believed. */
const playedList = jsonField(z.array(z.strictObject({ id: questionId, answer: answerText })).max(200));

const solo = {
  attempt_id: attemptId.optional(),
  play_questions: playedList.optional(),
};
const placed = { ...solo, category: categoryRef.optional(), subcategory: optionalCategoryRef };
const lifelineKeys = new Set<string>(Object.values(lifelines));

/** Keys with commas between them. */
const lifelineList = z
  .string()
  .max(200)
  .transform((list) => list.split(',').map((key) => key.trim()))
  .refine((keys) => keys.every((key) => lifelineKeys.has(key)));

const timed = { total_play_time: integerField(0, 86_400).optional() };

/** A battle's receipt, from the service alone, once per match. */
const receipt = {
  user_id: actingUser,
  match_id: matchId,
  is_bot: flagField.default(false),
  outcome: matchOutcome,
  /** Players at the start. */
  joined_users_count: integerField(2, 4).optional(),
  /** JSON: [{ user_id, reason }]. */
  left_users: jsonField(leavers).optional(),
  category: optionalCategoryRef,
  language_id: languageField,
};

const request = z.discriminatedUnion('quiz_type', [
  z.strictObject({ quiz_type: z.literal('1'), ...placed, lifeline: lifelineList.optional() }),
  z.strictObject({ quiz_type: z.literal('1.1'), ...solo, lifeline: lifelineList.optional() }),
  z.strictObject({ quiz_type: z.literal('1.2'), ...solo }),
  z.strictObject({
    quiz_type: z.literal(['1.3', '1.4']),
    ...receipt,
    play_questions: jsonField(duelPlay).optional(),
    /** JSON: { correct, quickest, second_quickest }; without it the settings in force decide. */
    points: jsonField(receiptPoints).optional(),
  }),
  z.strictObject({
    quiz_type: z.literal('1.5'),
    ...receipt,
    play_questions: jsonField(groupPlay).optional(),
  }),
  z.strictObject({ quiz_type: z.literal(['2', '4', '5']), ...placed, ...timed }),
  z.strictObject({
    quiz_type: z.literal('3'),
    ...placed,
    ...timed,
    no_of_hint_used: integerField(0, 1000).optional(),
  }),
  z.strictObject({ quiz_type: z.literal('6'), ...placed }),
  z.strictObject({ quiz_type: z.literal(['contest', 'self_challenge', 'bookmark', 'mistakes']), ...solo }),
]);

export const settlementActions = {
  /**
   * Settles an attempt (the player) or a match (the service), once; a repeat gets the first result.
   * `play_questions` may only be missing from a receipt whose outcome is `void`.
   */
  set_quiz_coin_score: defineAction({
    access: 'player-or-service',
    request: request.refine(
      (fields) => !('outcome' in fields) || fields.outcome === 'void' || fields.play_questions !== undefined,
      { path: ['play_questions'] },
    ),
    answer: { data: quizResult },
    errorCodes: ['DATA_NOT_FOUND'],
    isOpenInMaintenance: true,
  }),
};
