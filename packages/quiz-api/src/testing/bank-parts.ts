import { categoryRecord } from '@quiz-arena/question-bank/question-bank-format';

/** A category without subcategories. */
export function testCategory(slug: string, name: string, order: number, coins = 0, type = 'quiz-zone') {
  const { subcategories: _, ...record } = categoryRecord.parse({
    name,
    type,
    order,
    imageKey: slug,
    isPremium: coins > 0,
    coins,
    subcategories: [],
  });
  return { ...record, language: 'en', slug };
}

/** As many items, numbered from 1. */
export function times<Item>(count: number, make: (number: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}
