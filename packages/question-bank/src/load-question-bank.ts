import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { generateRecords } from './generate/generators.ts';
import { type ProgrammeRecord, programmeRecord } from './programme-format.ts';
import {
  audioRecord,
  type BankCategory,
  type BankSubcategory,
  categoryRecord,
  languageCode,
  matchRecord,
  mathsRecord,
  type Placed,
  type QuestionBank,
  questionRecord,
  textRecord,
  wordRecord,
} from './question-bank-format.ts';

const contentFolder = join(import.meta.dirname, '..', 'content');
const mediaFolder = 'media';
/** Pictures and sounds that records name; the folder is not there while none does. */
export const bankMediaFolder = join(contentFolder, mediaFolder);
const programmeFile = 'programme.json';

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
type CategoryType = keyof typeof recordSchemas;
type RecordOf<Type extends CategoryType> = Placed<z.output<(typeof recordSchemas)[Type]>>;
type AnyRecord = RecordOf<CategoryType>;

/**
 * Reads and checks every content file.
 *
 * @param folder holds one folder a language; the bank's own content unless told
 * @returns categories by their order, subcategories and records by category and place in their files
 * @throws Error naming the file and, for a record, the line, at the first one that breaks the format
 */
export function loadQuestionBank(folder = contentFolder): QuestionBank {
  const hash = createHash('sha256');
  const read = (...path: string[]): string => {
    const text = readFileSync(join(folder, ...path), 'utf8');
    hash.update(`${path.join('/')}\n${text.length}\n${text}`);
    return text;
  };
  const languages = foldersIn(folder).filter((name) => name !== mediaFolder);
  const loaded = languages.flatMap((language) =>
    foldersIn(join(folder, language)).map((slug) => loadCategory(folder, language, slug, read, hash)),
  );
  const programmes = languages.flatMap((language) => loadProgramme(folder, language, read));
  const contentHash = hash.digest('hex');
  loaded.sort((one, other) => one.category.order - other.category.order);
  refuseRepeatedKeys(loaded.flatMap((part) => part.records));
  // A category's files are parsed with the schema of its type, so these are the records of that type.
  const recordsOf = <Type extends CategoryType>(type: Type) =>
    loaded.flatMap((part) =>
      part.category.type === type ? part.records : [],
    ) as unknown as RecordOf<Type>[];
  return {
    contentHash,
    categories: loaded.map((part) => part.category),
    subcategories: loaded.flatMap((part) => part.subcategories),
    questions: recordsOf('quiz-zone'),
    words: recordsOf('guess-the-word'),
    clips: recordsOf('audio'),
    maths: recordsOf('maths'),
    matches: recordsOf('multi-match'),
    texts: recordsOf('fun-and-learn'),
    programmes,
  };
}

interface RecordsPlace {
  subcategory: string | null;
  file: string;
  generator?: string | undefined;
}

interface LoadedCategory {
  category: BankCategory;
  subcategories: BankSubcategory[];
  records: AnyRecord[];
}

function loadCategory(
  folder: string,
  language: string,
  slug: string,
  read: (...path: string[]) => string,
  hash: Hash,
): LoadedCategory {
  const place = `${language}/${slug}`;
  parse(languageCode, language, place);
  const { subcategories: listed, ...record } = parse(
    categoryRecord,
    parseJson(read(language, slug, 'category.json'), `${place}/category.json`),
    `${place}/category.json`,
  );
  const places: RecordsPlace[] =
    listed.length === 0
      ? [{ subcategory: null, file: ownRecordsFile }]
      : listed.map((entry) => ({
          subcategory: entry.slug,
          file: `${entry.slug}.jsonl`,
          generator: entry.generator,
        }));
  const generate = (generator: string, prefix: string): z.output<(typeof recordSchemas)[CategoryType]>[] => {
    const records = generateRecords(generator, prefix);
    hash.update(JSON.stringify(records));
    return records;
  };
  const files = places.filter((entry) => entry.generator === undefined).map((entry) => entry.file);
  const strays = readdirSync(join(folder, language, slug)).filter(
    (name) => name !== 'category.json' && !files.includes(name),
  );
  if (strays.length > 0) throw new Error(`${place}: not named in category.json: ${strays.join(', ')}`);
  return {
    category: { ...record, language, slug },
    subcategories: listed.map((entry, index) => ({ ...entry, language, category: slug, order: index + 1 })),
    records: places.flatMap(({ subcategory, file, generator }) => {
      const prefix = `${slug}.${subcategory ?? slug}`;
      const records =
        generator === undefined
          ? readRecords(read(language, slug, file), record.type, `${place}/${file}`)
          : generate(generator, prefix);
      return records.map((entry) => {
        if (!entry.key.startsWith(`${prefix}.`))
          throw new Error(`${place}/${file}: key ${entry.key} does not begin with ${prefix}.`);
        return { ...entry, language, category: slug, subcategory };
      });
    }),
  };
}

function loadProgramme(
  folder: string,
  language: string,
  read: (...path: string[]) => string,
): (ProgrammeRecord & { language: string })[] {
  if (!existsSync(join(folder, language, programmeFile))) return [];
  const place = `${language}/${programmeFile}`;
  return [{ ...parse(programmeRecord, parseJson(read(language, programmeFile), place), place), language }];
}

function readRecords(
  text: string,
  type: CategoryType,
  place: string,
): z.output<(typeof recordSchemas)[CategoryType]>[] {
  return text
    .split('\n')
    .map((line, index) => ({ line, where: `${place}:${index + 1}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, where }) => parse(recordSchemas[type], parseJson(line, where), where));
}

function refuseRepeatedKeys(records: readonly AnyRecord[]): void {
  const seen = new Set<string>();
  for (const { language, key } of records) {
    const name = `${language}/${key}`;
    if (seen.has(name)) throw new Error(`the key ${name} names two questions`);
    seen.add(name);
  }
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${where}: not valid JSON`, { cause });
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown, where: string): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new Error(`${where}: ${z.prettifyError(result.error)}`);
  return result.data;
}
