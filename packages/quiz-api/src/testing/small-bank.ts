import { createHash } from 'node:crypto';
import {
  categoryRecord,
  type QuestionBank,
  questionRecord,
} from '@quiz-arena/question-bank/question-bank-format';

const category = (slug: string, name: string, order: number, coins = 0) => {
  const { subcategories: _, ...record } = categoryRecord.parse({
    name,
    type: 'quiz-zone',
    order,
    imageKey: slug,
    isPremium: coins > 0,
    coins,
    subcategories: [],
  });
  return { ...record, language: 'en', slug };
};

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
 * Treasures for 25 coins; two levels each. Every right answer is option a.
 */
export function smallBank({ questionsPerLevel = 2 } = {}): QuestionBank {
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
      category('science', 'Science', 1),
      category('history', 'History', 2),
      category('treasures', 'Treasures', 3, 25),
      category('empty', 'Empty', 4),
    ],
    subcategories: [subcategory('space', 'Space', 1), subcategory('sea', 'Sea', 2)],
    questions: places.flatMap(([slug, sub]) =>
      [1, 2].flatMap((level) =>
        Array.from({ length: questionsPerLevel }, (_, index) => question(slug, sub, level, index + 1)),
      ),
    ),
    words: [],
    clips: [],
    maths: [],
    matches: [],
    texts: [],
    programmes: [],
  };
  return { ...bank, contentHash: createHash('sha256').update(JSON.stringify(bank)).digest('hex') };
}
