import { z } from 'zod';

/**
 * The content files and what the loader makes of them.
 *
 *     content/<language>/<category slug>/category.json          one category with its subcategories
 *     content/<language>/<category slug>/<subcategory slug>.jsonl   one question a line
 *
 * Language, category and subcategory of a question are those of its path, so that no line can contradict its place.
 */

const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a slug is lower-case words joined by hyphens');

/** One line of text: no space at either end, no line break, no doubled space. */
function line(min: number, max: number) {
  return z
    .string()
    .min(min)
    .max(max)
    .regex(/^\S+(?: \S+)*$/, 'one line without stray spaces');
}

/** ISO 639-1 code, such as "en". */
export const languageCode = z.string().regex(/^[a-z]{2}$/);

/** Option letters in their order; an answer names one of them. */
export const optionLetters = ['a', 'b', 'c', 'd', 'e'] as const;
const optionLetter = z.enum(optionLetters);
export type OptionLetter = z.infer<typeof optionLetter>;

/** What a category is played as. The numbers that the REST calls use for them belong to the contract. */
const categoryType = z.enum([
  'quiz-zone',
  'fun-and-learn',
  'guess-the-word',
  'audio',
  'maths',
  'multi-match',
]);

const subcategoryRecord = z.strictObject({ slug, name: line(2, 40), imageKey: slug });

/** The content of a category.json. Subcategories are shown in the order of the list. */
export const categoryRecord = z
  .strictObject({
    name: line(2, 40),
    type: categoryType,
    /** Place among the categories of its type, from 1. */
    order: z.number().int().min(1),
    /** Names the picture; which file that is, the seeding decides. */
    imageKey: slug,
    isPremium: z.boolean(),
    /** Price in coins of a premium category; 0 for a free one. */
    coins: z.number().int().min(0),
    subcategories: z.array(subcategoryRecord),
  })
  .refine((category) => category.isPremium === category.coins > 0, {
    error: 'a premium category has a price and a free one has none',
  });

const commonFields = {
  /** Stable name, never reused: `<category>.<subcategory>.<level when written>.<number>`. */
  key: z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+\.\d{1,2}\.\d{2,3}$/),
  level: z.number().int().min(1).max(99),
  /** 1 nearly everyone knows it, 5 hardly anyone does. */
  difficulty: z.number().int().min(1).max(5),
  question: line(10, 200),
  /** Shown after the answer: teaches the fact behind it. */
  note: line(20, 300),
  /** Where the fact can be looked up. */
  source: line(5, 120),
  /** `own`: written for this bank. */
  licence: z.enum(['own']).default('own'),
};

/** One of two to five options is right. */
const choiceQuestion = z.strictObject({
  kind: z.literal('choice'),
  ...commonFields,
  options: z.array(line(1, 60)).min(2).max(5),
  answer: optionLetter,
});

/** A statement to be judged: option a is True, option b is False. */
const trueFalseQuestion = z.strictObject({
  kind: z.literal('true-false'),
  ...commonFields,
  options: z.tuple([z.literal('True'), z.literal('False')]).default(['True', 'False']),
  answer: z.enum(['a', 'b']),
});

/** One line of a .jsonl file. A further kind of question is a further member, told apart by `kind`. */
export const questionRecord = z
  .discriminatedUnion('kind', [choiceQuestion, trueFalseQuestion])
  .refine((question) => optionLetters.indexOf(question.answer) < question.options.length, {
    error: 'the answer names an option that is not there',
    path: ['answer'],
  });
export type QuestionRecord = z.infer<typeof questionRecord>;

/** A question with its place. `subcategory` is null for a category without subcategories. */
export type BankQuestion = QuestionRecord & {
  language: string;
  category: string;
  subcategory: string | null;
};

export type BankCategory = Omit<z.infer<typeof categoryRecord>, 'subcategories'> & {
  language: string;
  slug: string;
};

export type BankSubcategory = z.infer<typeof subcategoryRecord> & {
  language: string;
  category: string;
  /** Place within its category, from 1. */
  order: number;
};

export interface QuestionBank {
  /** SHA-256 over the paths and bytes of all content files, in hex: equal hash, nothing to seed. */
  contentHash: string;
  categories: BankCategory[];
  subcategories: BankSubcategory[];
  questions: BankQuestion[];
}
