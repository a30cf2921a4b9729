import { z } from 'zod';
import { wireFlag, wireId, wireInteger, wireUrl } from './wire-values.ts';

/**
 * Rows of questions as players get them. None names `answer` or `note`: answer schemas are whitelists,
 * so a right answer cannot leave the server with a question.
 */

/** "1" choice, "2" true-false. */
export const questionType = z.enum(['1', '2']);

export const questionOptions = {
  optiona: z.string(),
  optionb: z.string(),
  optionc: z.string(),
  optiond: z.string(),
  optione: z.string(),
};

const placed = {
  id: wireId,
  category: wireId,
  subcategory: wireId,
  language_id: wireId,
};

export const questionRow = z.object({
  ...placed,
  image: wireUrl,
  question: z.string(),
  question_type: questionType,
  ...questionOptions,
  level: wireInteger,
});
export type QuestionRow = z.infer<typeof questionRow>;

const slugs = { category_slug: z.string(), subcategory_slug: z.string() };

export const levelQuestionRow = questionRow.extend(slugs);

/** `answer_type`: "1" multi select, "2" sequence. */
export const multiMatchRow = levelQuestionRow.extend({ answer_type: z.enum(['1', '2']) });

export const mixedQuestionRow = questionRow.extend({ cat_id: wireId, subcat_id: wireId });

export const mathsRow = questionRow.omit({ level: true });

/** A choice question that belongs to a text, a contest or an exam. */
const bareQuestion = {
  id: wireId,
  image: wireUrl,
  question: z.string(),
  question_type: questionType,
  ...questionOptions,
};
export const textQuestionRow = z.object({ ...bareQuestion, fun_n_learn_id: wireId });
export const contestQuestionRow = z.object({ ...bareQuestion, contest_id: wireId });
export const examQuestionRow = z.object({ ...bareQuestion, exam_module_id: wireId, marks: wireInteger });

export const wordRow = z.object({
  ...placed,
  image: wireUrl,
  question: z.string(),
  /** Shuffled tiles, one grapheme cluster each, never in the word's order. */
  letters: z.array(z.string()),
  /** Lengths of the words, in grapheme clusters. */
  pattern: z.array(z.number().int().min(1)),
});

export const audioRow = z.object({
  ...placed,
  /** "1" external, "2" uploaded. */
  audio_type: z.enum(['1', '2']),
  audio: wireUrl,
  /** Length of the clip, which plays before the question's time starts; milliseconds. */
  clip_ms: wireInteger,
  question: z.string(),
  question_type: questionType,
  ...questionOptions,
});

/** A question of any kind, as lists of mixed kinds carry it. */
export const anyQuestion = {
  category: wireId.optional(),
  subcategory: wireId.optional(),
  language_id: wireId.optional(),
  image: wireUrl.optional(),
  question: z.string(),
  question_type: questionType.optional(),
  optiona: z.string().optional(),
  optionb: z.string().optional(),
  optionc: z.string().optional(),
  optiond: z.string().optional(),
  optione: z.string().optional(),
  level: wireInteger.optional(),
  answer_type: z.enum(['1', '2']).optional(),
  letters: z.array(z.string()).optional(),
  pattern: z.array(z.number().int().min(1)).optional(),
  audio_type: z.enum(['1', '2']).optional(),
  audio: wireUrl.optional(),
  clip_ms: wireInteger.optional(),
};

/** A question of a finished attempt, with everything that may be known then. */
export const reviewedQuestionRow = z.object({
  id: wireId,
  ...anyQuestion,
  /** Letters of the attempt's order, or the word. */
  correct_answer: z.string(),
  given_answer: z.string(),
  is_correct: z.boolean(),
  note: z.string(),
  is_bookmarked: wireFlag.optional(),
});

/** A battle's question, for the service only: it closes questions and tells the right answer then. */
export const battleQuestionRow = mixedQuestionRow.extend({
  /** The letter of the right option, in the order of this match. */
  answer: z.enum(['a', 'b', 'c', 'd', 'e']),
  note: z.string(),
});
export type BattleQuestionRow = z.infer<typeof battleQuestionRow>;
