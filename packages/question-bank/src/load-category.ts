import type { z } from 'zod';
import { jsonLines, parse, parseJson, type ReadContent, refuseStrays } from './content-files.ts';
import { sourceLanguage } from './content-language.ts';
import { generateRecords } from './generate/generators.ts';
import {
  audioRecord,
  type BankCategory,
  type BankSubcategory,
  categoryRecord,
  matchRecord,
  mathsRecord,
  type Placed,
  questionRecord,
  textRecord,
  wordRecord,
} from './question-bank-format.ts';

/** Records of a category without subcategories stand in a file of this name. */
const ownRecordsFile = 'questions.jsonl';

/** What the lines of a category's files are, by the category's type. */
const recordSchemas = {
  'quiz-zone': questionRecord,
  'fun-and-learn': textRecord,
  'guess-the-word': wordRecord,
  audio: audioRecord,
  maths: mathsRecord,
  'multi-match': matchRecord,
} satisfies Record<BankCategory['type'], z.ZodType>;
export type CategoryType = keyof typeof recordSchemas;
export type RecordOf<Type extends CategoryType> = Placed<z.output<(typeof recordSchemas)[Type]>>;
export type AnyRecord = RecordOf<CategoryType>;

export interface LoadedCategory {
  category: BankCategory;
  subcategories: BankSubcategory[];
  records: AnyRecord[];
}

/**
 * A category in the language that it was written in.
 *
 * @param folder holds one folder a language
 * @throws Error naming the file and, for a record, the line, that breaks the format
 */
export function loadCategory(folder: string, slug: string, read: ReadContent): LoadedCategory {
  const language = sourceLanguage;
  const place = `${language}/${slug}`;
  const { subcategories: listed, ...record } = parse(
    categoryRecord,
    parseJson(read(language, slug, 'category.json'), `${place}/category.json`),
    `${place}/category.json`,
  );
  const places =
    listed.length === 0
      ? [{ subcategory: null, file: ownRecordsFile, generator: undefined }]
      : listed.map((entry) => ({
          subcategory: entry.slug,
          file: `${entry.slug}.jsonl`,
          generator: entry.generator,
        }));
  const files = places.filter((entry) => entry.generator === undefined).map((entry) => entry.file);
  refuseStrays(folder, place, ['category.json', ...files]);
  return {
    category: { ...record, language, slug },
    subcategories: listed.map((entry, index) => ({ ...entry, language, category: slug, order: index + 1 })),
    records: places.flatMap(({ subcategory, file, generator }) => {
      const prefix = `${slug}.${subcategory ?? slug}`;
      const records =
        generator === undefined
          ? jsonLines(read(language, slug, file), `${place}/${file}`).map(({ value, where }) =>
              parse(recordSchemas[record.type], value, where),
            )
          : generateRecords(generator, { place: prefix, language });
      return records.map((entry) => {
        if (!entry.key.startsWith(`${prefix}.`))
          throw new Error(`${place}/${file}: key ${entry.key} does not begin with ${prefix}.`);
        return { ...entry, language, category: slug, subcategory };
      });
    }),
  };
}
