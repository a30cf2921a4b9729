import { describe, expect, it } from 'vitest';
import { loadQuestionBank } from './load-question-bank.ts';
import { birds, natureCategory as category, folderWith, nature } from './testing/content-folder.ts';
import { choiceRecord } from './testing/question-records.ts';

describe('loadQuestionBank', () => {
  it('gives each question the language, category and subcategory of its path', () => {
    const { questions } = loadQuestionBank(folderWith(nature));
    expect(
      questions.map(({ key, language, category, subcategory }) => [key, language, category, subcategory]),
    ).toEqual([
      ['nature.birds.1.01', 'en', 'nature', 'birds'],
      ['nature.birds.1.02', 'en', 'nature', 'birds'],
    ]);
  });

  it('fills in the options of a statement and the licence', () => {
    const line =
      '{"kind":"true-false","key":"nature.birds.1.02","level":1,"difficulty":2,"question":"Swifts sleep in the air.","answer":"a","note":"They can stay up there for months.","source":"zoology, birds"}';
    const { questions } = loadQuestionBank(folderWith({ ...nature, 'en/nature/birds.jsonl': line }));
    expect(questions[0]).toMatchObject({ options: ['True', 'False'], licence: 'own' });
  });

  it('sorts categories by their order', () => {
    const first = { ...category, name: 'Trees', order: 1, subcategories: [] };
    const { categories, subcategories } = loadQuestionBank(
      folderWith({
        ...nature,
        'en/trees/category.json': JSON.stringify(first),
        'en/trees/questions.jsonl': `${JSON.stringify(choiceRecord({ key: 'trees.trees.1.01' }))}\n`,
      }),
    );
    expect(categories.map((entry) => entry.slug)).toEqual(['trees', 'nature']);
    expect(subcategories.map((entry) => [entry.category, entry.slug, entry.order])).toEqual([
      ['nature', 'birds', 1],
    ]);
  });

  it('puts the questions of a category without subcategories under none', () => {
    const { questions } = loadQuestionBank(
      folderWith({
        'en/trees/category.json': JSON.stringify({ ...category, subcategories: [] }),
        'en/trees/questions.jsonl': `${JSON.stringify(choiceRecord({ key: 'trees.trees.1.01' }))}\n`,
      }),
    );
    expect(questions.map((question) => question.subcategory)).toEqual([null]);
  });

  it('has the same hash for the same files and another one after any change', () => {
    const { contentHash } = loadQuestionBank(folderWith(nature));
    expect(loadQuestionBank(folderWith(nature)).contentHash).toBe(contentHash);
    const changed = { ...nature, 'en/nature/birds.jsonl': birds.replace('very loudly', 'quite loudly') };
    expect(loadQuestionBank(folderWith(changed)).contentHash).not.toBe(contentHash);
    const more = { ...nature, 'media/wren.svg': '<svg/>' };
    expect(loadQuestionBank(folderWith(more)).contentHash).not.toBe(contentHash);
  });

  it.each([
    ['a line that is not JSON', `${birds}{"kind":`, /en\/nature\/birds\.jsonl:3: not valid JSON/],
    [
      'an answer that no option has',
      birds.replace('"answer":"a"', '"answer":"e"'),
      /birds\.jsonl:1: .*the answer names an option/s,
    ],
    ['an unknown field', birds.replace('"level":1', '"level":1,"hint":"x"'), /birds\.jsonl:1: .*hint/s],
    [
      'a note of a few letters',
      birds.replace('A wren sings very loudly for its size.', 'Loud.'),
      /birds\.jsonl:1: .*note/s,
    ],
    ['an unknown kind', birds.replace('"kind":"choice"', '"kind":"riddle"'), /birds\.jsonl:1/],
    [
      'a key of another place',
      birds.replace('nature.birds.1.01', 'nature.fish.1.01'),
      /nature\.fish\.1\.01 does not begin with nature\.birds\./,
    ],
    ['one key twice', `${birds}${birds}`, /en\/nature\.birds\.1\.01 names two questions/],
  ])('refuses %s and says where it is', (_what, text, message) => {
    const folder = folderWith({ ...nature, 'en/nature/birds.jsonl': text });
    expect(() => loadQuestionBank(folder)).toThrow(message);
  });

  it.each([
    ['a premium category without a price', { isPremium: true }],
    ['a price on a free category', { coins: 20 }],
    [
      'a subcategory whose slug has capitals',
      { subcategories: [{ slug: 'Birds', name: 'Birds', imageKey: 'birds' }] },
    ],
  ])('refuses %s', (_what, fields) => {
    const folder = folderWith({
      ...nature,
      'en/nature/category.json': JSON.stringify({ ...category, ...fields }),
    });
    expect(() => loadQuestionBank(folder)).toThrow('en/nature/category.json');
  });

  it('refuses a file that its category does not name', () => {
    const folder = folderWith({ ...nature, 'en/nature/fish.jsonl': birds });
    expect(() => loadQuestionBank(folder)).toThrow('en/nature: not named in category.json: fish.jsonl');
  });
});
