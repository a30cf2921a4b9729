import type { QuestionBank } from '@quiz-arena/question-bank/question-bank-format';
import { and, eq, isNull, like, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { categories, funTexts, loadedContent, questions, subcategories } from '../../db/schema/catalogue.ts';
import { contentQuestions } from './content-questions.ts';
import {
  categoryRow,
  kindOfType,
  type Places,
  questionRowOf,
  subcategoryRow,
  textRow,
} from './content-rows.ts';
import {
  type ContentRow,
  type ContentTable,
  countLevels,
  known,
  textList,
  upsertRows,
} from './content-upserts.ts';

/** Keys of rows that come from the bank; what an operator imports has others and is left alone. */
export const BANK_PREFIX = 'bank:';
/** What the rows hold of a record; a higher number loads the same bank again. */
const LOADER_VERSION = 2;
/** Servers that start at once load one after the other. Any number that no other lock of this database uses. */
const CONTENT_LOCK = 7_361_906;

/**
 * Brings the catalogue up to the question bank, unless it was loaded from the same content before.
 * Rows keep their ids by their content key; what the bank no longer has is retired, never deleted; what an operator
 * has edited stays as he left it.
 */
export async function loadContent(
  db: Database,
  bank: QuestionBank,
  at: Date,
): Promise<'loaded' | 'unchanged'> {
  const hash = versioned(bank.contentHash);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`);
    if (await isContentLoaded(tx, bank.contentHash)) return 'unchanged';
    await loadRows(tx, bank);
    await countLevels(tx);
    // Not left to autovacuum: until it comes by, questions would be drawn by plans made for an empty table.
    await tx.execute(sql`analyze ${categories}, ${subcategories}, ${funTexts}, ${questions}`);
    await tx
      .insert(loadedContent)
      .values({ name: 'question-bank', hash, loadedAt: at })
      .onConflictDoUpdate({ target: loadedContent.name, set: { hash, loadedAt: at } });
    return 'loaded';
  });
}

/** Whether the catalogue was loaded from the bank with this hash last: then the bank need not be read. */
export async function isContentLoaded(db: Queryable, contentHash: string): Promise<boolean> {
  const [former] = await db
    .select({ hash: loadedContent.hash })
    .from(loadedContent)
    .where(eq(loadedContent.name, 'question-bank'));
  return former?.hash === versioned(contentHash);
}

function versioned(contentHash: string): string {
  return `${contentHash}/${LOADER_VERSION}`;
}

async function loadRows(tx: Transaction, bank: QuestionBank): Promise<void> {
  const stored = (local: string) => `${BANK_PREFIX}${local}`;
  const byLocal = async <Table extends ContentTable>(table: Table, rows: ContentRow<Table>[]) => {
    await retireMissing(
      tx,
      table,
      rows.map(({ contentKey }) => contentKey),
    );
    const isUntouched = 'editedAt' in table ? isNull(table.editedAt) : undefined;
    const ids = await upsertRows(tx, table, rows, isUntouched);
    return new Map([...ids].map(([key, id]) => [key.slice(BANK_PREFIX.length), id]));
  };
  const categoryIds = await byLocal(
    categories,
    bank.categories.map((category) => categoryRow(category, stored)),
  );
  const categoriesByKey: Places['categories'] = new Map(
    bank.categories.map(({ language, slug, type }) => {
      const key = `${language}/${slug}`;
      return [key, { id: known(categoryIds, key), kind: kindOfType[type] }];
    }),
  );
  const subcategoryIds = await byLocal(
    subcategories,
    bank.subcategories.map((each) => subcategoryRow(each, { categories: categoriesByKey }, stored)),
  );
  const places = { categories: categoriesByKey, subcategories: subcategoryIds };
  const texts = await byLocal(
    funTexts,
    bank.texts.map((text) => textRow(text, places, stored)),
  );
  await byLocal(
    questions,
    contentQuestions(bank).map((question) => questionRowOf(question, { ...places, texts }, stored)),
  );
}

/** Retired first, so that a slug that moves to another key is free for it. */
async function retireMissing(tx: Transaction, table: ContentTable, keys: readonly string[]): Promise<void> {
  await tx
    .update(table as PgTable)
    .set({ isRetired: true })
    .where(and(like(table.contentKey, `${BANK_PREFIX}%`), sql`${table.contentKey} not in ${textList(keys)}`));
}
