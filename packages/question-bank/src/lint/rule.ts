import type { QuestionBank } from '../question-bank-format.ts';

/** Something that makes the bank worse for players although the format allows it. */
export interface Finding {
  rule: string;
  /** A question's language and key, or the path of a level, subcategory or category. */
  where: string;
  text: string;
}

/** Looks at the whole bank; its name is added by the table of rules. */
export type Rule = (bank: QuestionBank) => Omit<Finding, 'rule'>[];

/** What the bank is held to. Shares are 0 to 1. */
export const limits = {
  questionsPerLevel: 10,
  /** Word similarity from which two questions ask the same. */
  similarity: 0.7,
  /** Share of a letter among the right answers of questions with as many options, in one category. */
  categoryLetterShare: { least: 0.15, most: 0.35 },
  /** The same over the whole bank. */
  overallLetterShare: { least: 0.22, most: 0.28 },
  /** Questions whose right option is longer, or shorter, than all others. */
  lengthGivesAway: 0.4,
  /** Statements that are true. */
  trueShare: { least: 0.35, most: 0.65 },
  /** Words of a text to read. */
  textWords: { least: 200, most: 500 },
  /** Fewer questions than this say nothing about a share. */
  shareSample: 20,
} as const;

/** How findings name a record. */
export function nameOf({ language, key }: { language: string; key: string }): string {
  return `${language}/${key}`;
}
