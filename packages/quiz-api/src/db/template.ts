import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';
import { readEmptyDatabase } from './new-data-directory.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { toDatabase } from './to-database.ts';

const CACHE = fileURLToPath(new URL('../../../../.cache/database-templates', import.meta.url));

/**
 * A fresh, migrated database for one test suite: an in-memory PGlite copied from a template that is migrated
 * once, or, when TEST_DATABASE_URL names a PostgreSQL server, a database of its own there, dropped at the close.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return openPostgresCopy(server);
  return openDatabase('pglite:memory', { template: await migratedTemplate() });
}

async function migratedTemplate(): Promise<Blob> {
  const hash = createHash('sha256');
  for (const file of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })) hash.update(file.hash);
  const path = join(CACHE, `${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(path)) await writeTemplate(path);
  return new Blob([readFileSync(path)]);
}

/** Several test workers may write the same template at once: each renames its own finished file into place. */
async function writeTemplate(path: string): Promise<void> {
  const client = await PGlite.create({ loadDataDir: await readEmptyDatabase() });
  await migrate(toDatabase(drizzle({ client, casing: 'snake_case' })));
  const dump = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${path}.${process.pid}.${randomUUID()}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, path);
}

async function openPostgresCopy(server: string): Promise<OpenDatabase> {
  const name = `quiz_test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openDatabase(url.href);
  await migrate(opened.db);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await runOnServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
