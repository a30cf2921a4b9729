import { z } from 'zod';
import { defineAction } from '../action.ts';
import { withAttempt } from '../attempt-state.ts';
import {
  audioRow,
  levelQuestionRow,
  mathsRow,
  mixedQuestionRow,
  multiMatchRow,
  questionRow,
  textQuestionRow,
  wordRow,
} from '../question-rows.ts';
import { categoryRef, languageField, optionalCategoryRef, zone } from '../request-fields.ts';
import { integerField, wireFlag, wireId, wireInteger } from '../wire-values.ts';

const place = { category: categoryRef, subcategory: optionalCategoryRef, level: integerField(1, 10_000) };

/** `type` says which of the two `type_id` names. */
const contentPlace = { type: z.enum(['category', 'subcategory']), type_id: categoryRef };

/** A text of Fun & Learn. */
export const funAndLearnRow = z.object({
  id: wireId,
  language_id: wireId,
  category: wireId,
  subcategory: wireId,
  title: z.string(),
  /** HTML. */
  detail: z.string(),
  /** "0" none, "1" a YouTube id, "2" the URL of a PDF. */
  content_type: z.enum(['0', '1', '2']),
  content_data: z.string(),
  category_name: z.string(),
  subcategory_name: z.string(),
  no_of_que: wireInteger,
  is_play: wireFlag,
});
export type FunAndLearnRow = z.infer<typeof funAndLearnRow>;

/** Calls that open an attempt or return the player's open one of that kind and place. */
export const questionActions = {
  get_questions_by_level: defineAction({
    access: 'player',
    languageAware: true,
    request: z.strictObject({ ...place, language_id: languageField }),
    answer: { data: z.array(levelQuestionRow), ...withAttempt },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
  get_daily_quiz: defineAction({
    access: 'player',
    languageAware: true,
    request: z.strictObject({ ...zone, language_id: languageField }),
    answer: { data: z.array(questionRow), ...withAttempt },
    errorCodes: ['DATA_NOT_FOUND', 'ALREADY_PLAYED_TODAY'],
  }),
  /** Type "2": true-false. */
  get_questions_by_type: defineAction({
    access: 'player',
    languageAware: true,
    request: z.strictObject({ type: z.literal('2'), language_id: languageField }),
    answer: { data: z.array(mixedQuestionRow), ...withAttempt },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
  get_fun_n_learn: defineAction({
    access: 'player',
    languageAware: true,
    request: z.strictObject({ ...contentPlace, language_id: languageField }),
    answer: { data: z.array(funAndLearnRow) },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
  get_fun_n_learn_questions: defineAction({
    access: 'player',
    languageAware: true,
    request: z.strictObject({ fun_n_learn_id: wireId, language_id: languageField }),
    answer: { data: z.array(textQuestionRow), ...withAttempt },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
  get_guess_the_word: defineAction({
    access: 'player',
    languageAware: true,
    request: z.strictObject({ ...contentPlace, language_id: languageField }),
    answer: { data: z.array(wordRow), ...withAttempt },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
  /** `limit` questions within `minutes`, one timer for all of them. */
  get_questions_for_self_challenge: defineAction({
    access: 'player',
    languageAware: true,
    request: z.strictObject({
      category_slug: categoryRef,
      subcategory_slug: optionalCategoryRef,
      limit: integerField(1, 200),
      minutes: integerField(1, 240).optional(),
      language_id: languageField,
    }),
    answer: { data: z.array(questionRow), ...withAttempt },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
  get_audio_questions: defineAction({
    access: 'player',
    languageAware: true,
    request: z.strictObject({ ...contentPlace, language_id: languageField }),
    answer: { data: z.array(audioRow), ...withAttempt },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
  get_maths_questions: defineAction({
    access: 'player',
    request: z.strictObject(contentPlace),
    answer: { data: z.array(mathsRow), ...withAttempt },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
  get_multi_match_questions_by_level: defineAction({
    access: 'player',
    request: z.strictObject(place),
    answer: { data: z.array(multiMatchRow), ...withAttempt },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
};
