import { describe, expect, it } from 'vitest';
import { contentLanguages } from './content-language.ts';
import { lintQuestions } from './lint-questions.ts';
import { loadQuestionBank } from './load-question-bank.ts';

const whole = loadQuestionBank();

describe('the question bank', () => {
  it('breaks no rule', { timeout: 60_000 }, () => {
    expect(lintQuestions(whole)).toEqual([]);
  });

  it('holds 200 statements, 150 words, 120 questions of multi match and 20 texts in English', () => {
    const english = ({ language }: { language: string }) => language === 'en';
    const statements = whole.questions.filter(({ kind }) => kind === 'true-false');
    expect(statements.filter(english).length).toBeGreaterThanOrEqual(200);
    expect(whole.words.filter(english).length).toBeGreaterThanOrEqual(150);
    expect(whole.matches.filter(english).length).toBeGreaterThanOrEqual(120);
    expect(whole.texts.filter(english).length).toBeGreaterThanOrEqual(20);
  });

  it('holds at least 1,700 English questions written by hand, with 200 statements among them, in twelve categories or more', () => {
    const english = whole.categories.filter(
      ({ language, type }) => language === 'en' && type === 'quiz-zone',
    );
    const slugs = new Set(english.map((category) => category.slug));
    const generated = new Set(
      whole.subcategories.filter(({ generator }) => generator !== undefined).map(({ category }) => category),
    );
    const questions = whole.questions.filter(
      ({ language, category }) => language === 'en' && slugs.has(category) && !generated.has(category),
    );
    expect(english.length).toBeGreaterThanOrEqual(12);
    expect(questions.length).toBeGreaterThanOrEqual(1700);
  });

  it('holds 200 statements and 200 written questions in each language', () => {
    const generated = new Set(
      whole.subcategories.flatMap(({ generator, category, slug }) =>
        generator === undefined ? [] : [`${category}/${slug}`],
      ),
    );
    for (const code of contentLanguages) {
      const written = whole.questions.filter(
        ({ language, category, subcategory }) =>
          language === code && !generated.has(`${category}/${subcategory}`),
      );
      const statements = written.filter(({ kind }) => kind === 'true-false').length;
      expect(statements, code).toBeGreaterThanOrEqual(200);
      expect(written.length - statements, code).toBeGreaterThanOrEqual(200);
    }
  });

  it('holds at least 3,000 generated questions and 100 sounds in each language', () => {
    const generated = new Set(
      whole.subcategories.flatMap(({ generator, category, slug }) =>
        generator === undefined ? [] : [`${category}/${slug}`],
      ),
    );
    for (const code of contentLanguages) {
      const own = [...whole.questions, ...whole.maths, ...whole.clips].filter(
        ({ language, category, subcategory }) =>
          language === code && generated.has(`${category}/${subcategory}`),
      );
      expect(own.length, code).toBeGreaterThanOrEqual(3000);
      expect(own.filter(({ kind }) => kind === 'audio').length, code).toBeGreaterThanOrEqual(100);
    }
  });

  it('offers free categories and at least one that costs coins', () => {
    expect(whole.categories.filter((category) => !category.isPremium).length).toBeGreaterThanOrEqual(8);
    expect(whole.categories.some((category) => category.isPremium && category.coins > 0)).toBe(true);
  });

  it('gives every subcategory with levels at least two of them', () => {
    const levelled = [...whole.questions, ...whole.matches];
    const isLevelled = new Set(levelled.map((record) => record.category));
    for (const { slug, category } of whole.subcategories.filter((entry) => isLevelled.has(entry.category))) {
      const own = levelled.filter(
        (question) => question.category === category && question.subcategory === slug,
      );
      expect(new Set(own.map((question) => question.level)).size, slug).toBeGreaterThanOrEqual(2);
    }
  });

  it('holds enough statements for a round of true or false', () => {
    const premium = new Set(whole.categories.filter((entry) => entry.isPremium).map((entry) => entry.slug));
    const statements = whole.questions.filter(
      ({ kind, category }) => kind === 'true-false' && !premium.has(category),
    );
    expect(statements.length).toBeGreaterThanOrEqual(10);
  });
});
