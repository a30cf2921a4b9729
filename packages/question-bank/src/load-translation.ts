import { jsonLines, parse, parseJson, type ReadContent, refuseStrays } from './content-files.ts';
import { type ContentLanguage, statementWords } from './content-language.ts';
import { generateRecords } from './generate/generators.ts';
import type { AnyRecord, LoadedCategory } from './load-category.ts';
import { type BankQuestion, optionLetters } from './question-bank-format.ts';
import { categoryTranslation, type QuestionTranslation, questionTranslation } from './translation-format.ts';

/**
 * A category in another language than that it was written in.
 *
 * @param source the category as written
 * @throws Error naming the file and line that breaks the format or translates what is not there
 */
export function loadTranslation(
  folder: string,
  language: ContentLanguage,
  source: LoadedCategory,
  read: ReadContent,
): LoadedCategory {
  const { slug } = source.category;
  const place = `${language}/${slug}`;
  const named = parse(
    categoryTranslation,
    parseJson(read(language, slug, 'category.json'), `${place}/category.json`),
    `${place}/category.json`,
  );
  const offered = source.subcategories.filter((entry) => Object.hasOwn(named.subcategories, entry.slug));
  const unknown = Object.keys(named.subcategories).find((name) =>
    offered.every((entry) => entry.slug !== name),
  );
  if (unknown !== undefined) throw new Error(`${place}/category.json: there is no subcategory ${unknown}`);
  const files = offered.filter(({ generator }) => generator === undefined);
  refuseStrays(folder, place, ['category.json', ...files.map((entry) => `${entry.slug}.jsonl`)]);
  return {
    category: { ...source.category, language, name: named.name },
    subcategories: offered.map((entry) => ({
      ...entry,
      language,
      name: named.subcategories[entry.slug] ?? entry.name,
    })),
    records: offered.flatMap((entry): AnyRecord[] => {
      const subcategory = entry.slug;
      if (entry.generator !== undefined)
        return generateRecords(entry.generator, { place: `${slug}.${subcategory}`, language }).map(
          (record) => ({ ...record, language, category: slug, subcategory }),
        );
      const file = `${subcategory}.jsonl`;
      const originals = source.records.filter((record) => record.subcategory === subcategory);
      return translated(read(language, slug, file), `${place}/${file}`, { language, originals });
    }),
  };
}

function translated(
  text: string,
  file: string,
  { language, originals }: { language: ContentLanguage; originals: readonly AnyRecord[] },
): BankQuestion[] {
  const written = new Map(originals.map((record) => [record.key, record]));
  return jsonLines(text, file).map(({ value, where }) => {
    const translation = parse(questionTranslation, value, where);
    const original = written.get(translation.key);
    if (original?.kind !== 'choice' && original?.kind !== 'true-false')
      throw new Error(`${where}: there is no question ${translation.key} here to translate`);
    return inWordsOf(translation, original, language, where);
  });
}

function inWordsOf(
  { question, right, wrong, note }: QuestionTranslation,
  original: BankQuestion,
  language: ContentLanguage,
  where: string,
): BankQuestion {
  const common = { language, question, note };
  if (original.kind === 'true-false') {
    if (right !== undefined) throw new Error(`${where}: a statement has no options`);
    return { ...original, ...common, options: statementWords[language] };
  }
  if (right === undefined || wrong?.length !== original.options.length - 1)
    throw new Error(`${where}: ${original.key} has ${original.options.length} options, one of them right`);
  return {
    ...original,
    ...common,
    options: wrong.toSpliced(optionLetters.indexOf(original.answer), 0, right),
  };
}
