import { contentLanguages, sourceLanguage } from '../content-language.ts';
import type { Rule } from './rule.ts';

/** What is offered in another language is there as a whole: each question of a subcategory is translated. */
export const translationsWhole: Rule = (bank) => {
  const placed = [...bank.questions, ...bank.matches];
  const keysOf = (language: string, category: string, subcategory: string): string[] =>
    placed
      .filter(
        (record) =>
          record.language === language && record.category === category && record.subcategory === subcategory,
      )
      .map(({ key }) => key);
  return bank.subcategories
    .filter(({ language, generator }) => language !== sourceLanguage && generator === undefined)
    .flatMap(({ language, category, slug }) => {
      const there = new Set(keysOf(language, category, slug));
      const missing = keysOf(sourceLanguage, category, slug).filter((key) => !there.has(key));
      return missing.length === 0
        ? []
        : [{ where: `${language}/${category}/${slug}`, text: `not translated: ${missing.join(', ')}` }];
    });
};

/** What rules make is there in every language. */
export const generatedInEveryLanguage: Rule = ({ subcategories }) => {
  const offered = new Set(
    subcategories.map(({ language, category, slug }) => `${language}/${category}/${slug}`),
  );
  return subcategories
    .filter(({ language, generator }) => language === sourceLanguage && generator !== undefined)
    .flatMap(({ category, slug }) =>
      contentLanguages
        .map((language) => `${language}/${category}/${slug}`)
        .filter((where) => !offered.has(where))
        .map((where) => ({ where, text: 'not offered although rules make it' })),
    );
};
