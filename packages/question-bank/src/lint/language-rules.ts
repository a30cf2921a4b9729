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

/** What rules make is there in every language, and what is translated in every language beside English. */
export const everyLanguageComplete: Rule = ({ subcategories }) => {
  const offered = new Set(
    subcategories.map(({ language, category, slug }) => `${language}/${category}/${slug}`),
  );
  const wanted = subcategories.filter(
    ({ language, generator }) => (language === sourceLanguage) === (generator !== undefined),
  );
  const names = new Set(wanted.map(({ category, slug }) => `${category}/${slug}`));
  return [...names].flatMap((name) =>
    contentLanguages
      .map((language) => `${language}/${name}`)
      .filter((where) => !offered.has(where))
      .map((where) => ({ where, text: 'not offered, but in other languages' })),
  );
};

/** Contests and exams draw from categories of the quiz zone that their language has. */
export const programmePlaces: Rule = ({ programmes, categories }) => {
  const there = new Set(
    categories.filter(({ type }) => type === 'quiz-zone').map(({ language, slug }) => `${language}/${slug}`),
  );
  return programmes.flatMap(({ language, contests, exams }) =>
    [...contests, ...exams].flatMap(({ key, categories: drawn }) =>
      drawn
        .filter((slug) => !there.has(`${language}/${slug}`))
        .map((slug) => ({ where: `${language}/${key}`, text: `there is no category ${slug}` })),
    ),
  );
};
