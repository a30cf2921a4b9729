import type { BankQuestion } from '../question-bank-format.ts';
import { mean } from './mean.ts';
import { limits, type Rule } from './rule.ts';

/** Levels of a place run from 1 without a gap and are full; every subcategory and category that has levels has some. */
export const levelsComplete: Rule = (bank) => {
  const levelled = bank.categories.filter(({ type }) => type === 'quiz-zone' || type === 'multi-match');
  const places = new Map<string, Map<number, number>>(
    levelled
      .filter((category) => !bank.subcategories.some((entry) => isIn(entry, category)))
      .map((category) => [`${category.language}/${category.slug}/`, new Map()]),
  );
  for (const entry of bank.subcategories)
    if (levelled.some((category) => isIn(entry, category)))
      places.set(`${entry.language}/${entry.category}/${entry.slug}`, new Map());
  for (const { language, category, subcategory, level } of [...bank.questions, ...bank.matches]) {
    const levels = places.get(`${language}/${category}/${subcategory ?? ''}`);
    levels?.set(level, (levels.get(level) ?? 0) + 1);
  }
  return [...places].flatMap(([where, levels]) => {
    const highest = Math.max(1, ...levels.keys());
    return Array.from({ length: highest }, (_, index) => index + 1)
      .filter((level) => (levels.get(level) ?? 0) < limits.questionsPerLevel)
      .map((level) => ({
        where,
        text: `level ${level} has ${levels.get(level) ?? 0} of ${limits.questionsPerLevel} questions`,
      }));
  });
};

function isIn(
  entry: { language: string; category: string },
  category: { language: string; slug: string },
): boolean {
  return entry.language === category.language && entry.category === category.slug;
}

/** The mean difficulty of a level is above that of the level before it. */
export const levelsRise: Rule = (bank) => {
  const byPlace = Map.groupBy([...bank.questions, ...bank.matches], placeOf);
  return [...byPlace].flatMap(([where, questions]) => {
    const means = [...Map.groupBy(questions, (question) => question.level)]
      .sort(([one], [other]) => one - other)
      .map(([level, members]) => ({ level, mean: mean(members, (question) => question.difficulty) }));
    return means.flatMap(({ level, mean }, index) => {
      const before = means[index - 1];
      return before !== undefined && mean <= before.mean
        ? [{ where, text: `level ${level} is not harder than level ${before.level}` }]
        : [];
    });
  });
};

function placeOf({
  language,
  category,
  subcategory,
}: Pick<BankQuestion, 'language' | 'category' | 'subcategory'>): string {
  return `${language}/${category}/${subcategory ?? ''}`;
}
