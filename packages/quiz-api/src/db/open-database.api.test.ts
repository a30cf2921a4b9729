import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { settings } from './schema/settings.ts';
import { openTestDatabase } from './template.ts';

const directories: string[] = [];
afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'quiz-api-db-'));
  directories.push(directory);
  return directory;
}

describe('openDatabase', () => {
  it('refuses a second opening of the same directory and allows it after the close', async () => {
    const directory = temporaryDirectory();
    const first = await openDatabase(`pglite:${directory}`);
    await expect(openDatabase(`pglite:${directory}`)).rejects.toThrow(/in use by process \d+/);
    await first.db.execute(sql`create table kept (value text)`);
    await first.db.execute(sql`insert into kept values ('here')`);
    await first.close();
    const second = await openDatabase(`pglite:${directory}`);
    const { rows } = await second.db.execute<{ value: string }>(sql`select value from kept`);
    expect(rows).toEqual([{ value: 'here' }]);
    await second.close();
  });

  it('begins anew where a first start was killed half way', async () => {
    const directory = temporaryDirectory();
    mkdirSync(join(directory, 'postgres.unfinished'));
    writeFileSync(join(directory, 'postgres.unfinished', 'PG_VERSION'), 'half');
    const { db, close } = await openDatabase(`pglite:${directory}`);
    const { rows } = await db.execute<{ tables: number }>(
      sql`select count(*)::int as tables from pg_tables where schemaname = 'public'`,
    );
    expect(rows).toEqual([{ tables: 0 }]);
    await close();
    expect(readdirSync(directory)).toEqual(['postgres']);
  });

  it('takes over the lock of a process that is dead', async () => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'owner.lock'), JSON.stringify({ pid: process.pid, startedAt: 'earlier' }));
    const opened = await openDatabase(`pglite:${directory}`);
    await opened.close();
    expect(opened.kind).toBe('pglite');
  });

  it('runs a transaction again that the database ended for another one', async () => {
    const { db, close } = await openTestDatabase();
    let tries = 0;
    await db.transaction(async (tx) => {
      tries += 1;
      await tx.insert(settings).values({ key: 'answer_mode', value: String(tries), changedAt: new Date(0) });
      if (tries < 3) await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`);
    });
    expect((await db.select().from(settings)).map(({ value }) => value)).toEqual(['3']);
    await close();
  });

  it('lets serializable transactions that meet all happen, one after the other', async () => {
    const { db, close } = await openTestDatabase();
    await db.execute(sql`create table counted (value int)`);
    await db.execute(sql`insert into counted values (0)`);
    const count = () =>
      db.transaction(
        async (tx) => {
          const { rows } = await tx.execute<{ value: number }>(sql`select value from counted`);
          await tx.execute(sql`update counted set value = ${(rows[0]?.value ?? 0) + 1}`);
        },
        { isolationLevel: 'serializable' },
      );
    await Promise.all(Array.from({ length: 4 }, count));
    const { rows } = await db.execute<{ value: number }>(sql`select value from counted`);
    expect(rows).toEqual([{ value: 4 }]);
    await close();
  });

  it('rolls a failed transaction back', async () => {
    const { db, close } = await openTestDatabase();
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(settings).values({ key: 'answer_mode', value: '2', changedAt: new Date(0) });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await db.select().from(settings)).toEqual([]);
    await close();
  });
});

describe('migrate', () => {
  it('runs again on a migrated database with data and changes nothing', async () => {
    const { db, close } = await openTestDatabase();
    const row = { key: 'answer_mode', value: '2', changedAt: new Date(5) };
    await db.insert(settings).values(row);
    await migrate(db);
    expect(await db.select().from(settings)).toEqual([row]);
    await close();
  });
});
