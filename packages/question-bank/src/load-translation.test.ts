import { describe, expect, it } from 'vitest';
import { loadQuestionBank } from './load-question-bank.ts';
import { folderWith, nature } from './testing/content-folder.ts';

const names = { name: 'Naturaleza', subcategories: { birds: 'Aves' } };
const wren = {
  key: 'nature.birds.1.01',
  question: '¿Qué pájaro pardo y pequeño tiene la cola corta y levantada?',
  right: 'Chochín',
  wrong: ['Garza', 'Búho', 'Petirrojo'],
  note: 'El chochín canta muy fuerte para su tamaño.',
};
const swift = {
  key: 'nature.birds.1.02',
  question: 'Los vencejos duermen mientras vuelan.',
  note: 'Los vencejos pueden pasar meses en el aire.',
};

function lines(...records: object[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

function spanish(birds: string, category: object = names): Record<string, string> {
  return {
    ...nature,
    'es/nature/category.json': JSON.stringify(category),
    'es/nature/birds.jsonl': birds,
  };
}

describe('loadTranslation', () => {
  it('puts translated words over the English record and leaves the rest as it is', () => {
    const { questions } = loadQuestionBank(folderWith(spanish(lines(wren, swift))));
    const english = questions.find(({ language, key }) => language === 'en' && key === wren.key);
    const translated = questions.find(({ language, key }) => language === 'es' && key === wren.key);
    expect(translated).toEqual({
      ...english,
      language: 'es',
      question: wren.question,
      options: ['Chochín', 'Garza', 'Búho', 'Petirrojo'],
      note: wren.note,
    });
  });

  it('keeps the right option right wherever the English one is put later', () => {
    const files = spanish(lines(wren, swift));
    const moved = (files['en/nature/birds.jsonl'] ?? '')
      .replace('["Wren","Heron","Owl","Robin"]', '["Owl","Heron","Wren","Robin"]')
      .replace('"answer":"a"', '"answer":"c"');
    const { questions } = loadQuestionBank(folderWith({ ...files, 'en/nature/birds.jsonl': moved }));
    const translated = questions.find(({ language, key }) => language === 'es' && key === wren.key);
    expect(translated).toMatchObject({ options: ['Garza', 'Búho', 'Chochín', 'Petirrojo'], answer: 'c' });
  });

  it('gives a statement the words of its language for true and false', () => {
    const { questions } = loadQuestionBank(folderWith(spanish(lines(wren, swift))));
    const statement = questions.find(({ language, key }) => language === 'es' && key === swift.key);
    expect(statement).toMatchObject({ options: ['Verdadero', 'Falso'], answer: 'a' });
  });

  it('keeps a French mark with the word before it', () => {
    const files = {
      ...nature,
      'fr/nature/category.json': JSON.stringify({ name: 'Nature', subcategories: { birds: 'Oiseaux' } }),
      'fr/nature/birds.jsonl': lines({ ...wren, question: 'Quel oiseau : le petit brun ?' }),
    };
    const { questions } = loadQuestionBank(folderWith(files));
    const translated = questions.find(({ language }) => language === 'fr');
    expect(translated?.question).toBe('Quel oiseau\u00a0: le petit brun\u00a0?');
  });

  it('names category and subcategory in the language', () => {
    const { categories, subcategories } = loadQuestionBank(folderWith(spanish(lines(wren, swift))));
    expect(categories.map(({ language, slug, name }) => [language, slug, name])).toEqual([
      ['en', 'nature', 'Nature'],
      ['es', 'nature', 'Naturaleza'],
    ]);
    expect(subcategories.map(({ language, name, order }) => [language, name, order])).toEqual([
      ['en', 'Birds', 1],
      ['es', 'Aves', 1],
    ]);
  });

  it.each([
    [
      'a key that English does not have',
      lines({ ...wren, key: 'nature.birds.1.77' }),
      /birds\.jsonl:1: there is no/,
    ],
    ['an option too few', lines({ ...wren, wrong: ['Garza', 'Búho'] }), /1\.01 has 4 options/],
    ['a question without options', lines({ ...swift, key: wren.key }), /1\.01 has 4 options/],
    ['a statement with options', lines({ ...wren, key: swift.key }), /a statement has no options/],
    ['a right option alone', lines({ ...wren, wrong: undefined }), /has right and wrong options/],
    ['one key twice', lines(wren, wren), /es\/nature\.birds\.1\.01 names two questions/],
  ])('refuses %s and says where it is', (_what, birds, message) => {
    expect(() => loadQuestionBank(folderWith(spanish(birds)))).toThrow(message);
  });

  it('refuses subcategories, categories and languages that are not there', () => {
    const fish = { ...names, subcategories: { birds: 'Aves', fish: 'Peces' } };
    expect(() => loadQuestionBank(folderWith(spanish(lines(wren), fish)))).toThrow('no subcategory fish');
    const trees = { ...nature, 'es/trees/category.json': JSON.stringify(names) };
    expect(() => loadQuestionBank(folderWith(trees))).toThrow('there is no en/trees');
    const unknown = { ...nature, 'xx/nature/category.json': JSON.stringify(names) };
    expect(() => loadQuestionBank(folderWith(unknown))).toThrow('xx');
  });
});
