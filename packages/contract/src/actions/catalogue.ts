import { z } from 'zod';
import { defineAction } from '../action.ts';
import { categoryType } from '../mode-values.ts';
import { categoryRef, languageField, optionalCategoryRef } from '../request-fields.ts';
import { wireFlag, wireId, wireInteger, wireUrl } from '../wire-values.ts';

export const categoryRow = z.object({
  id: wireId,
  language_id: wireId,
  category_name: z.string(),
  slug: z.string(),
  type: categoryType,
  is_premium: wireFlag,
  /** Price of a premium category. */
  coins: wireInteger,
  image: wireUrl,
  row_order: wireInteger,
  /** Subcategories with content. */
  no_of: wireInteger,
  no_of_que: wireInteger,
  maxlevel: wireInteger,
  /** With a player's token only. */
  has_unlocked: wireFlag.optional(),
  is_play: wireFlag.optional(),
});
export type CategoryRow = z.infer<typeof categoryRow>;

export const subcategoryRow = z.object({
  id: wireId,
  language_id: wireId,
  maincat_id: wireId,
  subcategory_name: z.string(),
  slug: z.string(),
  image: wireUrl,
  status: wireFlag,
  is_premium: wireFlag,
  coins: wireInteger,
  row_order: wireInteger,
  category_name: z.string(),
  no_of_que: wireInteger,
  maxlevel: wireInteger,
  is_play: wireFlag,
});
export type SubcategoryRow = z.infer<typeof subcategoryRow>;

const levelRequest = z.strictObject({
  category_slug: categoryRef,
  subcategory_slug: optionalCategoryRef,
  language_id: languageField,
});

export const levelData = z.object({
  /** Highest unlocked level, from "1". */
  level: wireInteger,
  no_of_ques: wireInteger,
  max_level: wireInteger,
  category: categoryRow,
  subcategory: z.union([
    z.object({ id: wireId, maincat_id: wireId, subcategory_name: z.string(), slug: z.string() }),
    z.object({ id: z.literal('0') }),
  ]),
  level_data: z.array(z.object({ level: wireInteger, no_of_ques: wireInteger })),
});
export type LevelData = z.infer<typeof levelData>;

const levels = defineAction({
  access: 'player',
  languageAware: true,
  request: levelRequest,
  answer: { data: levelData },
  errorCodes: ['DATA_NOT_FOUND'],
});

export const catalogueActions = {
  /** `sub_type` (with type 1): 1 self challenge, 2 battle, 3 group battle; 2 and 3 leave premium ones out. */
  get_categories: defineAction({
    access: 'optional-player',
    languageAware: true,
    request: z.strictObject({
      type: categoryType,
      sub_type: z.enum(['1', '2', '3']).optional(),
      language_id: languageField,
    }),
    answer: { data: z.array(categoryRow) },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
  get_subcategory_by_maincategory: defineAction({
    access: 'player',
    languageAware: true,
    request: z.strictObject({
      category_slug: categoryRef,
      subcategory_slug: optionalCategoryRef,
      language_id: languageField,
    }),
    answer: { data: z.array(subcategoryRow) },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
  get_level_data: levels,
  get_multi_match_level_data: levels,
  /** Charges the price itself. */
  unlock_premium_category: defineAction({
    access: 'player',
    request: z.strictObject({ category: categoryRef }),
    successCodes: ['DATA_INSERTED'],
    errorCodes: ['ALREADY_EXISTS', 'NOT_ENOUGH_COINS', 'DATA_NOT_FOUND'],
  }),
};
