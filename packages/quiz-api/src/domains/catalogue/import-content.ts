import type { CategoryId, LanguageId } from '@quiz-arena/contract/ids';
import { statementWords } from '@quiz-arena/question-bank/content-language';
import type { ExchangeRecord } from '@quiz-arena/question-bank/exchange/exchange-record';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { categories, funTexts, questions, subcategories } from '../../db/schema/catalogue.ts';
import { languageIdOf } from '../languages/quiz-languages.ts';
import { mediaPath } from './content-questions.ts';
import { contentTypes, kindOfType } from './content-rows.ts';
import {
  type ContentRow,
  type ContentTable,
  countLevels,
  findByKey,
  known,
  upsertRows,
} from './content-upserts.ts';
import { BANK_PREFIX } from './load-content.ts';
import { questionTypes } from './question-types.ts';

/** Keys of rows that an operator brought. */
const IMPORT_PREFIX = 'import:';

/** Content that does not fit what is there; the message is for the operator. */
export class ContentRefused extends Error {}

export interface ImportReport {
  /** Keys that were not there before. */
  readonly added: number;
  /** Keys that were there, whose rows are now as the record says. */
  readonly changed: number;
}

interface Shelf {
  readonly categoryId: CategoryId;
  readonly subcategoryId: string | null;
}

/**
 * Brings records into the catalogue by their keys: one whose key is there changes that row, one of the question bank
 * too, which the bank then no longer overwrites. Categories are found by slug or name; what is not there is made.
 * The same records again change nothing.
 * @throws ContentRefused; then nothing is to be committed
 */
export async function importContent(
  tx: Transaction,
  records: readonly ExchangeRecord[],
  at: Date,
): Promise<ImportReport> {
  const shelves = new Map<string, Shelf>();
  for (const record of records) {
    const name = shelfName(record);
    if (!shelves.has(name)) shelves.set(name, await shelfOf(tx, record));
  }
  const texts = records.filter(({ kind }) => kind === 'text');
  const asked = records.filter(({ kind }) => kind !== 'text');
  const onShelf = (record: ExchangeRecord) => ({
    ...known(shelves, shelfName(record)),
    languageId: languageIdOf(record.language),
    source: record.source,
    licence: record.licence,
    editedAt: at,
    isRetired: false,
  });
  const writtenTexts = await write(tx, funTexts, texts, (record) => ({
    ...onShelf(record),
    title: record.question,
    detail: record.detail,
    contentType: contentTypes[record.contentType],
    contentData: record.contentType === 'pdf' ? mediaPath(record.contentData) : record.contentData,
  }));
  const textIds = await findTexts(tx, asked);
  const written = await write(tx, questions, asked, (record) => ({
    ...onShelf(record),
    ...wordsOf(record),
    kind: kindOfType[record.mode],
    level: record.level,
    questionType: typesOfKinds[record.kind],
    textId: record.text === '' ? null : textOf(textIds, record),
    difficulty: record.difficulty,
  }));
  await countLevels(tx);
  return { added: writtenTexts.added + written.added, changed: writtenTexts.changed + written.changed };
}

/** A stored key without its origin. */
export function localKey(stored: string): string {
  return stored.slice(stored.indexOf(':') + 1);
}

const typesOfKinds: Readonly<Record<ExchangeRecord['kind'], number>> = {
  choice: questionTypes.choice,
  'true-false': questionTypes.trueFalse,
  'multi-select': questionTypes.multiSelect,
  sequence: questionTypes.sequence,
  word: questionTypes.letters,
  text: 0,
};

function wordsOf(record: ExchangeRecord) {
  const words = new Map<string, readonly string[]>(Object.entries(statementWords));
  const options =
    record.kind === 'true-false' ? (words.get(record.language) ?? statementWords.en) : record.options;
  return {
    question: record.question,
    options: [...options],
    answer: record.answer.join(),
    note: record.note,
    image: record.image === '' ? '' : mediaPath(record.image),
    audio: record.audio === '' ? '' : mediaPath(record.audio),
    clipMs: record.clipMs,
  };
}

/** Writes each record to the row that has its key: the bank's, else one of the operator's. */
async function write<Table extends ContentTable>(
  tx: Transaction,
  table: Table,
  records: readonly ExchangeRecord[],
  row: (record: ExchangeRecord) => Omit<ContentRow<Table>, 'contentKey'>,
): Promise<ImportReport> {
  const locals = records.map(({ language, key }) => `${language}/${key}`);
  const ofBank = await findByKey(tx, table, locals.map(bankKey));
  const stored = (local: string) =>
    ofBank.has(bankKey(local)) ? bankKey(local) : `${IMPORT_PREFIX}${local}`;
  const before = await findByKey(tx, table, locals.map(stored));
  const rows = records.map((record, index) => ({ ...row(record), contentKey: stored(locals[index] ?? '') }));
  await upsertRows(tx, table, rows as ContentRow<Table>[]);
  return { added: rows.length - before.size, changed: before.size };
}

function bankKey(local: string): string {
  return `${BANK_PREFIX}${local}`;
}

async function findTexts(tx: Transaction, asked: readonly ExchangeRecord[]): Promise<Map<string, string>> {
  const locals = asked.filter(({ text }) => text !== '').map(({ language, text }) => `${language}/${text}`);
  const keys = [...new Set(locals)].flatMap((local) => [`${IMPORT_PREFIX}${local}`, bankKey(local)]);
  const found = await findByKey(tx, funTexts, keys);
  return new Map([...found].map(([key, id]) => [localKey(key), id]));
}

function textOf(texts: ReadonlyMap<string, string>, { language, key, text }: ExchangeRecord): string {
  const id = texts.get(`${language}/${text}`);
  if (id === undefined) throw new ContentRefused(`${key}: there is no text with the key ${text}.`);
  return id;
}

function shelfName({ language, mode, category, subcategory }: ExchangeRecord): string {
  return JSON.stringify([language, mode, category, subcategory]);
}

async function shelfOf(tx: Transaction, record: ExchangeRecord): Promise<Shelf> {
  const languageId = readLanguage(record);
  const kind = kindOfType[record.mode];
  const own = and(
    eq(categories.languageId, languageId),
    eq(categories.kind, kind),
    eq(categories.isRetired, false),
    named(categories, record.category),
  );
  const [found] = await tx.select({ id: categories.id }).from(categories).where(own).limit(1);
  const categoryId = found?.id ?? (await makeCategory(tx, record, languageId, kind));
  if (record.subcategory === '') return { categoryId, subcategoryId: null };
  const [sub] = await tx
    .select({ id: subcategories.id })
    .from(subcategories)
    .where(
      and(
        eq(subcategories.categoryId, categoryId),
        eq(subcategories.isRetired, false),
        named(subcategories, record.subcategory),
      ),
    )
    .limit(1);
  return { categoryId, subcategoryId: sub?.id ?? (await makeSubcategory(tx, record, categoryId)) };
}

function readLanguage({ key, language }: ExchangeRecord) {
  try {
    return languageIdOf(language);
  } catch {
    throw new ContentRefused(`${key}: no quiz language has the code ${language}.`);
  }
}

function named(table: typeof categories | typeof subcategories, name: string) {
  return sql`(${table.slug} = ${name} or lower(${table.name}) = lower(${name}))`;
}

async function makeCategory(
  tx: Transaction,
  { language, mode, category: name }: ExchangeRecord,
  languageId: LanguageId,
  kind: number,
): Promise<CategoryId> {
  const slug = slugOf(name);
  const contentKey = `${IMPORT_PREFIX}${language}/${mode}/${slug}`;
  const siblings = and(eq(categories.languageId, languageId), eq(categories.kind, kind));
  const rowOrder = (await tx.$count(categories, siblings)) + 1;
  const row = { contentKey, languageId, kind, name, slug, rowOrder, isRetired: false };
  return known(await upsertRows(tx, categories, [row]), contentKey);
}

async function makeSubcategory(
  tx: Transaction,
  { language, mode, category, subcategory: name }: ExchangeRecord,
  categoryId: CategoryId,
): Promise<string> {
  const contentKey = `${IMPORT_PREFIX}${language}/${mode}/${slugOf(category)}/${slugOf(name)}`;
  const rowOrder = (await tx.$count(subcategories, eq(subcategories.categoryId, categoryId))) + 1;
  const row = { contentKey, categoryId, name, slug: slugOf(name), rowOrder, isRetired: false };
  return known(await upsertRows(tx, subcategories, [row]), contentKey);
}

/** Of a name: its letters and digits, words joined by hyphens. */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  if (slug === '') throw new ContentRefused(`"${name}" is no name of a category.`);
  return slug;
}
