import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  type BankCategory,
  type BankQuestion,
  type BankSubcategory,
  categoryRecord,
  languageCode,
  type QuestionBank,
  questionRecord,
} from './question-bank-format.ts';

const contentFolder = join(import.meta.dirname, '..', 'content');

/** Questions of a category without subcategories stand in a file of this name. */
const ownQuestionsFile = 'questions.jsonl';

/**
 * Reads and checks every content file.
 *
 * @param folder holds one folder a language; the bank's own content unless told
 * @returns categories by their order, subcategories and questions by category and place in their files
 * @throws Error naming the file and, for a question, the line, at the first record that breaks the format
 */
export function loadQuestionBank(folder = contentFolder): QuestionBank {
  const hash = createHash('sha256');
  const read = (...path: string[]): string => {
    const text = readFileSync(join(folder, ...path), 'utf8');
    hash.update(`${path.join('/')}\n${text.length}\n${text}`);
    return text;
  };
  const loaded = foldersIn(folder).flatMap((language) =>
    foldersIn(join(folder, language)).map((slug) => loadCategory(folder, language, slug, read)),
  );
  const contentHash = hash.digest('hex');
  loaded.sort((one, other) => one.category.order - other.category.order);
  const questions = loaded.flatMap((part) => part.questions);
  refuseRepeatedKeys(questions);
  return {
    contentHash,
    categories: loaded.map((part) => part.category),
    subcategories: loaded.flatMap((part) => part.subcategories),
    questions,
  };
}

interface LoadedCategory {
  category: BankCategory;
  subcategories: BankSubcategory[];
  questions: BankQuestion[];
}

function loadCategory(
  folder: string,
  language: string,
  slug: string,
  read: (...path: string[]) => string,
): LoadedCategory {
  const place = `${language}/${slug}`;
  parse(languageCode, language, place);
  const { subcategories: listed, ...record } = parse(
    categoryRecord,
    parseJson(read(language, slug, 'category.json'), `${place}/category.json`),
    `${place}/category.json`,
  );
  const files = listed.length === 0 ? [ownQuestionsFile] : listed.map((entry) => `${entry.slug}.jsonl`);
  const strays = readdirSync(join(folder, language, slug)).filter(
    (name) => name !== 'category.json' && !files.includes(name),
  );
  if (strays.length > 0) throw new Error(`${place}: not named in category.json: ${strays.join(', ')}`);
  return {
    category: { ...record, language, slug },
    subcategories: listed.map((entry, index) => ({ ...entry, language, category: slug, order: index + 1 })),
    questions: files.flatMap((file, index) => {
      const subcategory = listed[index]?.slug ?? null;
      return readQuestions(read(language, slug, file), `${place}/${file}`).map((question) => {
        const prefix = `${slug}.${subcategory ?? slug}.`;
        if (!question.key.startsWith(prefix))
          throw new Error(`${place}/${file}: key ${question.key} does not begin with ${prefix}`);
        return { ...question, language, category: slug, subcategory };
      });
    }),
  };
}

function readQuestions(text: string, place: string) {
  return text
    .split('\n')
    .map((line, index) => ({ line, where: `${place}:${index + 1}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, where }) => parse(questionRecord, parseJson(line, where), where));
}

function refuseRepeatedKeys(questions: readonly BankQuestion[]): void {
  const seen = new Set<string>();
  for (const { language, key } of questions) {
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
