import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/**
 * A backup is lines of JSON: a head, then for every table a line that names it and its rows, then where the numbering
 * stands, then a last line with the number of rows. It fits embedded databases and PostgreSQL alike, so that it also
 * carries a game from the one to the other.
 */
const FORMAT = 'quiz-arena-backup';
const FETCH = 500;

/** A backup that cannot be restored here; the message is for the operator. */
export class BackupRefused extends Error {}

interface Head {
  readonly format: string;
  readonly takenAt: string;
  /** The migrations that the database had seen; a restore needs the very same ones. */
  readonly migrations: readonly string[];
}

/** Writes the whole database down, as one transaction of isolation `repeatable read` sees it. */
export async function* dumpDatabase(tx: Transaction, at: Date): AsyncGenerator<string> {
  const head: Head = { format: FORMAT, takenAt: at.toISOString(), migrations: await listMigrations(tx) };
  yield `${JSON.stringify(head)}\n`;
  let rows = 0;
  for (const table of await listTables(tx)) {
    yield `${JSON.stringify({ table })}\n`;
    for await (const batch of readRows(tx, table)) {
      rows += batch.length;
      yield batch.map((row) => `${row}\n`).join('');
    }
  }
  yield `${JSON.stringify({ sequences: await readSequences(tx) })}\n${JSON.stringify({ rows })}\n`;
}

/**
 * Replaces everything that the database holds by a backup. Numbers that were given out since are not given out again.
 * @returns how many rows were restored @throws BackupRefused; then the transaction must not be committed
 */
export async function restoreDatabase(tx: Transaction, lines: AsyncIterable<string>): Promise<number> {
  const reader = lines[Symbol.asyncIterator]();
  await refuseOtherHead(tx, (await reader.next()).value);
  const known = await listTables(tx);
  await tx.execute(sql`truncate ${sql.join(known.map(sql.identifier), sql`, `)}`);
  let table: string | undefined;
  let batch: string[] = [];
  let rows = 0;
  const flush = async () => {
    if (table !== undefined && batch.length > 0) await insertRows(tx, table, batch);
    rows += batch.length;
    batch = [];
  };
  for (let next = await reader.next(); !next.done; next = await reader.next()) {
    const mark = markOf(next.value);
    if (mark === undefined) {
      batch.push(next.value);
      if (batch.length >= FETCH) await flush();
      continue;
    }
    await flush();
    if ('table' in mark) {
      if (!known.includes(mark.table)) throw new BackupRefused(`There is no table ${mark.table} here.`);
      table = mark.table;
    } else if ('sequences' in mark) await raiseSequences(tx, mark.sequences);
    else if (mark.rows === rows) return rows;
    else throw new BackupRefused(`The backup is damaged: it has ${rows} rows of ${mark.rows}.`);
  }
  throw new BackupRefused('The backup is cut off: it has no last line.');
}

type Mark = { table: string } | { sequences: Record<string, string> } | { rows: number };

/** Lines that are no rows begin so; no table has columns of these names first. */
function markOf(line: string): Mark | undefined {
  return /^\{"(?:table|sequences|rows)":/.test(line) ? (JSON.parse(line) as Mark) : undefined;
}

async function refuseOtherHead(tx: Transaction, line: string | undefined): Promise<void> {
  let head: Partial<Head> = {};
  try {
    head = JSON.parse(line ?? '') as Partial<Head>;
  } catch (cause) {
    throw new BackupRefused('This is no backup.', { cause });
  }
  if (head.format !== FORMAT) throw new BackupRefused('This is no backup.');
  const here = await listMigrations(tx);
  if (JSON.stringify(head.migrations) !== JSON.stringify(here)) {
    throw new BackupRefused(
      'The backup was taken by another release: restore it with that one, then update.',
    );
  }
}

async function listMigrations(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ hash: string }>(sql`select hash from schema_migrations order by hash`);
  return rows.map(({ hash }) => hash);
}

/** Every table, those first that others refer to. */
async function listTables(tx: Transaction): Promise<string[]> {
  const { rows: tables } = await tx.execute<{ name: string }>(sql`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'schema_migrations' order by tablename`);
  const { rows: references } = await tx.execute<{ name: string; needed: string }>(sql`
    select c.relname as name, p.relname as needed from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f'`);
  const ordered = new Set<string>();
  const visit = (name: string) => {
    for (const reference of references) {
      if (reference.name === name && reference.needed !== name && !ordered.has(name)) visit(reference.needed);
    }
    ordered.add(name);
  };
  for (const { name } of tables) visit(name);
  return [...ordered];
}

async function* readRows(tx: Transaction, table: string): AsyncGenerator<string[]> {
  await tx.execute(
    sql`declare backup no scroll cursor for select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql`fetch ${sql.raw(String(FETCH))} from backup`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql`close backup`);
}

async function insertRows(tx: Transaction, table: string, rows: readonly string[]): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${rows.join()}]`}::json)`,
  );
}

async function readSequences(tx: Transaction): Promise<Record<string, string>> {
  const { rows } = await tx.execute<{ name: string; last: string }>(sql`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

async function raiseSequences(tx: Transaction, sequences: Readonly<Record<string, string>>): Promise<void> {
  const here = await readSequences(tx);
  for (const [name, last] of Object.entries(sequences)) {
    const highest = BigInt(here[name] ?? 0) > BigInt(last) ? here[name] : last;
    await tx.execute(sql`select setval(${name}::regclass, ${highest}::bigint)`);
  }
}
