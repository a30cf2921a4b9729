import { createHash } from 'node:crypto';
import { type QuestionBank, questionRecord } from '@quiz-arena/question-bank/question-bank-format';
import { testCategory, times } from './bank-parts.ts';
import { otherModesBank } from './other-modes-bank.ts';

/** `answer` is a: in tests the first option as written is the right one. */
function question(categorySlug: string, subcategory: string | null, level: number, number: number) {
  const record = questionRecord.parse({
    kind: 'choice',
    key: `${categorySlug}.${subcategory ?? categorySlug}.${level}.${String(number).padStart(2, '0')}`,
    level,
    difficulty: 1,
    question: `Test question ${number} of level ${level} in ${subcategory ?? categorySlug}?`,
    options: ['Right', 'Wrong', 'Also wrong', 'Wrong too'],
    answer: 'a',
    note: 'The first option is the right one in this test bank.',
    source: 'written for tests',
  });
  return { ...record, language: 'en', category: categorySlug, subcategory };
}

/**
 * Content for tests: Science with the subcategory Space (and an empty one), History with levels of its own, and
 * Treasures for 25 coins; two levels each. Every right answer of a choice is option a. With `hasOtherModes` also
 * content of every other mode.
 */
export function smallBank({ questionsPerLevel = 2, hasOtherModes = false } = {}): QuestionBank {
  const more = hasOtherModes ? otherModesBank() : undefined;
  const places = [
    ['science', 'space'],
    ['history', null],
    ['treasures', null],
  ] as const;
  const subcategory = (slug: string, name: string, order: number) => ({
    slug,
    name,
    imageKey: slug,
    language: 'en',
    category: 'science',
    order,
  });
  const bank = {
    categories: [
      testCategory('science', 'Science', 1),
      testCategory('history', 'History', 2),
      testCategory('treasures', 'Treasures', 3, 25),
      testCategory('empty', 'Empty', 4),
      ...(more?.categories ?? []),
    ],
    subcategories: [subcategory('space', 'Space', 1), subcategory('sea', 'Sea', 2)],
    questions: [
      ...places.flatMap(([slug, sub]) =>
        [1, 2].flatMap((level) => times(questionsPerLevel, (number) => question(slug, sub, level, number))),
      ),
      ...(more?.questions ?? []),
    ],
    words: more?.words ?? [],
    clips: more?.clips ?? [],
    maths: more?.maths ?? [],
    matches: more?.matches ?? [],
    texts: more?.texts ?? [],
    programmes: [],
  };
  return { ...bank, contentHash: createHash('sha256').update(JSON.stringify(bank)).digest('hex') };
}
