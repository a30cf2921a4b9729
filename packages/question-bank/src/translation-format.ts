import { z } from 'zod';
import { line, slug } from './record-fields.ts';

/**
 * Content of a language beside English. Everything that players do not read (kind, level, difficulty, source, the place
 * of the right option, prices, order, pictures) is that of the English record with the same key.
 *
 *     content/<language>/<category slug>/category.json              names of the category and of its subcategories
 *     content/<language>/<category slug>/<subcategory slug>.jsonl   one translated question a line
 */

/** The content of a translated category.json. Subcategories that are not named are not offered in the language. */
export const categoryTranslation = z.strictObject({
  name: line(2, 40),
  /** Name by slug; the order is the English one. */
  subcategories: z.record(slug, line(2, 40)),
});
export type CategoryTranslation = z.infer<typeof categoryTranslation>;

/** A translated question of the quiz zone. */
export const questionTranslation = z
  .strictObject({
    /** That of the English record. */
    key: z.string(),
    question: line(5, 260),
    /** The right option and the wrong ones, the latter in the order of the English options; a statement has neither. */
    right: line(1, 80).optional(),
    wrong: z.array(line(1, 80)).min(1).max(4).optional(),
    note: line(10, 400),
  })
  .refine(({ right, wrong }) => (right === undefined) === (wrong === undefined), {
    error: 'a question has right and wrong options, a statement has neither',
  });
export type QuestionTranslation = z.infer<typeof questionTranslation>;
