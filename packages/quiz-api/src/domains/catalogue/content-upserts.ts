import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/database.ts';
import {
  type categories,
  type funTexts,
  levels,
  type questions,
  type subcategories,
} from '../../db/schema/catalogue.ts';

/** Tables whose rows content names by a key of its own. */
export type ContentTable = typeof categories | typeof subcategories | typeof funTexts | typeof questions;
export type ContentRow<Table extends ContentTable> = Table['$inferInsert'];
type IdOf<Table extends ContentTable> = Table['$inferSelect']['id'];

const BATCH = 2_000;

/**
 * Inserts rows, or changes those that have their content key already: all columns that the rows name, which are the
 * same for all. A batch travels as one JSON value: one parameter instead of thousands.
 * @param setWhere which of the rows that are there may be changed; default: all
 * @returns the ids by content key
 */
export async function upsertRows<Table extends ContentTable>(
  tx: Transaction,
  table: Table,
  rows: readonly ContentRow<Table>[],
  setWhere?: SQL,
): Promise<Map<string, IdOf<Table>>> {
  const [first = {}] = rows;
  const columns = Object.keys(first).map(columnOf);
  const named = sql.raw(columns.join(', '));
  const changes = sql.raw(columns.map((column) => `${column} = excluded.${column}`).join(', '));
  for (const batch of batches(rows)) {
    const json = JSON.stringify(batch.map(byColumn));
    await tx.execute(sql`
      insert into ${table} (${named})
      select ${named} from jsonb_populate_recordset(null::${table}, ${json}::jsonb)
      on conflict (content_key) do update set ${changes}
      ${setWhere === undefined ? sql.empty() : sql`where ${setWhere}`}`);
  }
  return await findByKey(
    tx,
    table,
    rows.map(({ contentKey }) => contentKey),
  );
}

/** The ids of the rows that have one of these content keys. */
export async function findByKey<Table extends ContentTable>(
  db: Queryable,
  table: Table,
  keys: readonly string[],
): Promise<Map<string, IdOf<Table>>> {
  const found = new Map<string, IdOf<Table>>();
  const rows = await db
    .select({ id: table.id, contentKey: table.contentKey })
    .from(table as PgTable)
    .where(sql`${table.contentKey} in ${textList(keys)}`);
  for (const { id, contentKey } of rows) found.set(contentKey, id);
  return found;
}

/** A list of texts for `in`, however long: it is one parameter. */
export function textList(texts: readonly string[]): SQL {
  return sql`(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;
}

/** Counts anew how many questions each level holds. */
export async function countLevels(tx: Transaction): Promise<void> {
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

/** What must be there. @throws Error naming the key */
export function known<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`the content names ${key} but does not have it`);
  return value;
}

function byColumn(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([property, value]) => [columnOf(property), value]));
}

function columnOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );
}
