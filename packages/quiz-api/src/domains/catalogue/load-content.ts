import { categoryTypes } from '@quiz-arena/contract/modes';
import type { QuestionBank } from '@quiz-arena/question-bank/question-bank-format';
import { and, eq, like, notInArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/database.ts';
import {
  categories,
  funTexts,
  levels,
  loadedContent,
  questions,
  subcategories,
} from '../../db/schema/catalogue.ts';
import { languageIdOf } from '../languages/quiz-languages.ts';
import { type ContentQuestion, contentQuestions, mediaPath } from './content-questions.ts';

/** Keys of rows that come from the bank; what an operator imports has others and is left alone. */
const PREFIX = 'bank:';
const BATCH = 500;
/** Servers that start at once load one after the other. Any number that no other lock of this database uses. */
const CONTENT_LOCK = 7_361_906;

const kinds: Readonly<Record<QuestionBank['categories'][number]['type'], number>> = {
  'quiz-zone': Number(categoryTypes.quizZone),
  'fun-and-learn': Number(categoryTypes.funAndLearn),
  'guess-the-word': Number(categoryTypes.guessTheWord),
  audio: Number(categoryTypes.audio),
  maths: Number(categoryTypes.maths),
  'multi-match': Number(categoryTypes.multiMatch),
};
/**
 * Brings the catalogue up to the question bank, unless it was loaded from the same content before.
 * Rows keep their ids by their content key; what the bank no longer has is retired, never deleted.
 */
export async function loadContent(
  db: Database,
  bank: QuestionBank,
  at: Date,
): Promise<'loaded' | 'unchanged'> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`);
    const [known] = await tx
      .select({ hash: loadedContent.hash })
      .from(loadedContent)
      .where(eq(loadedContent.name, 'question-bank'));
    if (known?.hash === bank.contentHash) return 'unchanged';
    const categoryIds = await upsertCategories(tx, bank);
    const subcategoryIds = await upsertSubcategories(tx, bank, categoryIds);
    const places = { categoryIds, subcategoryIds };
    const textIds = await upsertTexts(tx, bank, places);
    await upsertQuestions(tx, bank, { ...places, textIds });
    await countLevels(tx);
    // Not left to autovacuum: until it comes by, questions would be drawn by plans made for an empty table.
    await tx.execute(sql`analyze ${categories}, ${subcategories}, ${funTexts}, ${questions}, ${levels}`);
    await tx
      .insert(loadedContent)
      .values({ name: 'question-bank', hash: bank.contentHash, loadedAt: at })
      .onConflictDoUpdate({
        target: loadedContent.name,
        set: { hash: bank.contentHash, loadedAt: at },
      });
    return 'loaded';
  });
}

type Ids<Id> = ReadonlyMap<string, Id>;
type CategoryIds = Ids<(typeof categories.$inferSelect)['id']>;

async function upsertCategories(tx: Transaction, bank: QuestionBank): Promise<CategoryIds> {
  const rows = bank.categories.map((category) => ({
    contentKey: `${PREFIX}${category.language}/${category.slug}`,
    languageId: languageIdOf(category.language),
    kind: kinds[category.type],
    name: category.name,
    slug: category.slug,
    rowOrder: category.order,
    price: category.coins,
    isRetired: false,
  }));
  await retireMissing(
    tx,
    categories,
    rows.map((row) => row.contentKey),
  );
  const found: { id: (typeof categories.$inferSelect)['id']; contentKey: string }[] = [];
  for (const batch of batches(rows)) {
    found.push(
      ...(await tx
        .insert(categories)
        .values(batch)
        .onConflictDoUpdate({
          target: categories.contentKey,
          set: excluded('languageId', 'kind', 'name', 'slug', 'rowOrder', 'price', 'isRetired'),
        })
        .returning({ id: categories.id, contentKey: categories.contentKey })),
    );
  }
  return new Map(found.map(({ id, contentKey }) => [contentKey, id]));
}

async function upsertSubcategories(
  tx: Transaction,
  bank: QuestionBank,
  categoryIds: CategoryIds,
): Promise<Ids<string>> {
  const rows = bank.subcategories.map((subcategory) => ({
    contentKey: `${PREFIX}${subcategory.language}/${subcategory.category}/${subcategory.slug}`,
    categoryId: known(categoryIds, `${PREFIX}${subcategory.language}/${subcategory.category}`),
    name: subcategory.name,
    slug: subcategory.slug,
    rowOrder: subcategory.order,
    isRetired: false,
  }));
  await retireMissing(
    tx,
    subcategories,
    rows.map((row) => row.contentKey),
  );
  const found: { id: string; contentKey: string }[] = [];
  for (const batch of batches(rows)) {
    found.push(
      ...(await tx
        .insert(subcategories)
        .values(batch)
        .onConflictDoUpdate({
          target: subcategories.contentKey,
          set: excluded('categoryId', 'name', 'slug', 'rowOrder', 'isRetired'),
        })
        .returning({ id: subcategories.id, contentKey: subcategories.contentKey })),
    );
  }
  return new Map(found.map(({ id, contentKey }) => [contentKey, id]));
}

interface PlaceIds {
  readonly categoryIds: CategoryIds;
  readonly subcategoryIds: Ids<string>;
}

function placeColumns(
  { categoryIds, subcategoryIds }: PlaceIds,
  { language, category, subcategory }: ContentQuestion['place'],
) {
  const key = `${PREFIX}${language}/${category}`;
  return {
    languageId: languageIdOf(language),
    categoryId: known(categoryIds, key),
    subcategoryId: subcategory === null ? null : known(subcategoryIds, `${key}/${subcategory}`),
  };
}

const contentTypes = { none: 0, youtube: 1, pdf: 2 } as const;

async function upsertTexts(tx: Transaction, bank: QuestionBank, places: PlaceIds): Promise<Ids<string>> {
  const rows = bank.texts.map((text) => ({
    contentKey: `${PREFIX}${text.language}/${text.key}`,
    ...placeColumns(places, text),
    title: text.title,
    detail: text.detail,
    contentType: contentTypes[text.contentType],
    contentData: text.contentType === 'pdf' ? mediaPath(text.contentData) : text.contentData,
    isRetired: false,
  }));
  await retireMissing(
    tx,
    funTexts,
    rows.map((row) => row.contentKey),
  );
  const found: { id: string; contentKey: string }[] = [];
  for (const batch of batches(rows)) {
    found.push(
      ...(await tx
        .insert(funTexts)
        .values(batch)
        .onConflictDoUpdate({
          target: funTexts.contentKey,
          set: excluded(
            'categoryId',
            'subcategoryId',
            'languageId',
            'title',
            'detail',
            'contentType',
            'contentData',
            'isRetired',
          ),
        })
        .returning({ id: funTexts.id, contentKey: funTexts.contentKey })),
    );
  }
  return new Map(found.map(({ id, contentKey }) => [contentKey, id]));
}

async function upsertQuestions(
  tx: Transaction,
  bank: QuestionBank,
  places: PlaceIds & { textIds: Ids<string> },
): Promise<void> {
  const kindsOf = new Map(
    bank.categories.map(({ language, slug, type }) => [`${language}/${slug}`, kinds[type]]),
  );
  const rows = contentQuestions(bank).map(({ place, key, text, options, ...columns }) => ({
    ...columns,
    contentKey: `${PREFIX}${place.language}/${key}`,
    ...placeColumns(places, place),
    textId: text === null ? null : known(places.textIds, `${PREFIX}${place.language}/${text}`),
    kind: known(kindsOf, `${place.language}/${place.category}`),
    options: [...options],
    isRetired: false,
  }));
  await retireMissing(
    tx,
    questions,
    rows.map((row) => row.contentKey),
  );
  for (const batch of batches(rows)) {
    await tx
      .insert(questions)
      .values(batch)
      .onConflictDoUpdate({
        target: questions.contentKey,
        set: excluded(
          'categoryId',
          'subcategoryId',
          'languageId',
          'kind',
          'level',
          'questionType',
          'textId',
          'question',
          'image',
          'audio',
          'clipMs',
          'options',
          'answer',
          'note',
          'isRetired',
        ),
      });
  }
}

/** Retired first, so that a slug that moves to another key is free for it. */
async function retireMissing(
  tx: Transaction,
  table: typeof categories | typeof subcategories | typeof funTexts | typeof questions,
  keys: readonly string[],
): Promise<void> {
  await tx
    .update(table as PgTable)
    .set({ isRetired: true })
    .where(
      and(
        like(table.contentKey, `${PREFIX}%`),
        keys.length === 0 ? undefined : notInArray(table.contentKey, [...keys]),
      ),
    );
}

async function countLevels(tx: Transaction): Promise<void> {
  await tx.delete(levels);
  await tx.execute(sql`
    insert into levels (category_id, subcategory_id, level, question_count)
    select q.category_id, coalesce(q.subcategory_id, 0), q.level, count(*)
    from questions q
    join categories c on c.id = q.category_id and not c.is_retired
    left join subcategories s on s.id = q.subcategory_id
    where not q.is_retired and not coalesce(s.is_retired, false)
    group by 1, 2, 3`);
}

/** `set name = excluded.name …` for the columns of these properties. */
function excluded(...properties: string[]) {
  return Object.fromEntries(
    properties.map((property) => {
      const column = property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return [property, sql.raw(`excluded.${column}`)];
    }),
  );
}

function known<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`the question bank names ${key} but does not have it`);
  return value;
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );
}
