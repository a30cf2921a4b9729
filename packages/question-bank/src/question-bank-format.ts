import { z } from 'zod';
import { statementWords } from './content-language.ts';
import type { ProgrammeRecord } from './programme-format.ts';
import { line, mediaFile, slug } from './record-fields.ts';

/**
 * The content files and what the loader makes of them.
 *
 *     content/en/<category slug>/category.json              one category with its subcategories
 *     content/en/<category slug>/<subcategory slug>.jsonl   one record a line; which kind, its category says
 *     content/<language>/<category slug>/                   the same in other words: see translation-format.ts
 *     content/<language>/programme.json                             contests and exams that come again and again
 *     content/media/<file>                                          pictures and sounds that records name
 *
 * Language, category and subcategory of a record are those of its path, so that no line can contradict its place.
 * Slugs of categories differ also across types, because folders do: words are in `word-animals`, not in `animals`.
 */

/** ISO 639-1 code, such as "en". */
export const languageCode = z.string().regex(/^[a-z]{2}$/);

/** Option letters in their order; an answer names one of them. */
export const optionLetters = ['a', 'b', 'c', 'd', 'e'] as const;
const optionLetter = z.enum(optionLetters);
export type OptionLetter = z.infer<typeof optionLetter>;

/**
 * What a category is played as, and so which records its files hold: questionRecord, textRecord, wordRecord,
 * audioRecord, mathsRecord, matchRecord. The numbers that the REST calls use for the types belong to the contract.
 */
const categoryType = z.enum([
  'quiz-zone',
  'fun-and-learn',
  'guess-the-word',
  'audio',
  'maths',
  'multi-match',
]);

const subcategoryRecord = z.strictObject({
  slug,
  name: line(2, 40),
  imageKey: slug,
  /** Names rules of src/generate that make the records; without it they stand in the subcategory's file. */
  generator: slug.optional(),
});

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

const teaching = {
  /** 1 nearly everyone knows it, 5 hardly anyone does. */
  difficulty: z.number().int().min(1).max(5),
  /** Shown after the answer: teaches the fact behind it. */
  note: line(20, 300),
  /** Where the fact can be looked up. */
  source: line(5, 120),
  /** `own`: written for this bank or made by its rules; others are those of the source. */
  licence: z.enum(['own', 'odbl-1.0']).default('own'),
};

const commonFields = {
  /** Stable name, never reused: `<category>.<subcategory>.<level when written>.<number>`. */
  key: z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+\.\d{1,2}\.\d{2,3}$/),
  level: z.number().int().min(1).max(99),
  question: line(10, 200),
  ...teaching,
};

/** Names a record of a category without levels; see `key` of a question. `<category>.<subcategory>.<number>` */
const unlevelledKey = z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+\.\d{2,3}$/);

/** One of two to five options is right. */
const choiceQuestion = z.strictObject({
  kind: z.literal('choice'),
  ...commonFields,
  /** Shown above the question. */
  image: mediaFile.optional(),
  options: z.array(line(1, 60)).min(2).max(5),
  answer: optionLetter,
});

/** A statement to be judged: option a is True, option b is False. */
const trueFalseQuestion = z.strictObject({
  kind: z.literal('true-false'),
  ...commonFields,
  /** The words of its language for true and false. */
  options: z.tuple([line(1, 20), line(1, 20)]).default(statementWords.en),
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

/** Options and the letter of the right one. */
const choice = { options: z.array(line(1, 120)).min(2).max(5), answer: optionLetter };

function namesAnOption(record: { options: readonly string[]; answer: OptionLetter }): boolean {
  return optionLetters.indexOf(record.answer) < record.options.length;
}
const noSuchOption = { error: 'the answer names an option that is not there', path: ['answer'] };

/** Guess the word: the clue is the question, the answer is spelled from its shuffled letters. */
export const wordRecord = z.strictObject({
  kind: z.literal('word'),
  key: unlevelledKey,
  question: line(10, 200),
  image: mediaFile.optional(),
  /** Letters with single spaces between words, 3 to 24 letters, no other signs: "Mount Everest". */
  answer: line(3, 30).regex(/^\p{L}+(?: \p{L}+)*$/u, 'letters and single spaces only'),
  ...teaching,
});
export type WordRecord = z.infer<typeof wordRecord>;

/** A question about a sound that is heard first. */
export const audioRecord = z
  .strictObject({
    kind: z.literal('audio'),
    key: unlevelledKey,
    question: line(10, 200),
    audio: mediaFile,
    /** Length of the clip in milliseconds: the time to answer starts after it. */
    clipMs: z.number().int().min(200).max(60_000),
    ...choice,
    ...teaching,
  })
  .refine(namesAnOption, noSuchOption);
export type AudioRecord = z.infer<typeof audioRecord>;

/** A calculation. Formulas stand between dollar signs, in question, options and note: "$\\frac{3}{4}$". */
export const mathsRecord = z
  .strictObject({
    kind: z.literal('maths'),
    key: unlevelledKey,
    question: line(5, 300),
    ...choice,
    ...teaching,
  })
  .refine(namesAnOption, noSuchOption);
export type MathsRecord = z.infer<typeof mathsRecord>;

/** Multi match, with levels. */
export const matchRecord = z
  .strictObject({
    /** `multi-select`: all right options, and only those; `sequence`: all options in their right order. */
    kind: z.enum(['multi-select', 'sequence']),
    ...commonFields,
    /** As first shown: a sequence must not stand in its right order. */
    options: z.array(line(1, 80)).min(3).max(5),
    /** Letters of `options`: of a multi select the right ones in rising order, of a sequence all in their order. */
    answer: z.array(optionLetter).min(2).max(5),
  })
  .refine(({ answer }) => new Set(answer).size === answer.length, { error: 'a letter is named twice' })
  .refine(
    ({ options, answer }) => answer.every((letter) => optionLetters.indexOf(letter) < options.length),
    noSuchOption,
  )
  .refine(
    ({ kind, options, answer }) =>
      kind === 'sequence'
        ? answer.length === options.length && answer.join() !== answer.toSorted().join()
        : answer.length < options.length && answer.join() === answer.toSorted().join(),
    { error: 'a sequence names all letters, not in rising order; a multi select some, in rising order' },
  );
export type MatchRecord = z.infer<typeof matchRecord>;

/** A question about a text; its key is that of the text with its number behind it. */
const textQuestion = z
  .strictObject({ question: line(10, 200), ...choice, ...teaching })
  .refine(namesAnOption, noSuchOption);

/** Fun and learn: a text to read, then its questions. */
export const textRecord = z
  .strictObject({
    kind: z.literal('text'),
    key: unlevelledKey,
    title: line(3, 80),
    /** HTML of p, h3, ul, ol, li, strong, em, blockquote, without attributes; 100 to 500 words. */
    detail: z.string().min(400).max(6000),
    /** What is shown beside the text: nothing, a YouTube video by its id, or a PDF. */
    contentType: z.enum(['none', 'youtube', 'pdf']).default('none'),
    contentData: z.string().max(200).default(''),
    source: line(5, 120),
    licence: z.enum(['own']).default('own'),
    /** New ones are added at the end: their numbers are their names. */
    questions: z.array(textQuestion).min(5).max(20),
  })
  .refine(({ contentType, contentData }) => (contentType === 'none') === (contentData === ''), {
    error: 'a video or PDF needs its data, a text alone has none',
  });
export type TextRecord = z.infer<typeof textRecord>;

/** A record with its place. `subcategory` is null for a category without subcategories. */
export type Placed<Entry> = Entry & { language: string; category: string; subcategory: string | null };

/** A question of the quiz zone. */
export type BankQuestion = Placed<QuestionRecord>;

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
  /** That of contentFingerprint: equal hash, nothing to seed. */
  contentHash: string;
  categories: BankCategory[];
  subcategories: BankSubcategory[];
  /** Of the quiz zone; true-false, daily quiz, battles, contests and exams draw from them. */
  questions: BankQuestion[];
  words: Placed<WordRecord>[];
  clips: Placed<AudioRecord>[];
  maths: Placed<MathsRecord>[];
  matches: Placed<MatchRecord>[];
  texts: Placed<TextRecord>[];
  /** By language. */
  programmes: (ProgrammeRecord & { language: string })[];
}
