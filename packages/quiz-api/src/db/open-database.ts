import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { lockDataDirectory } from './data-directory-lock.ts';
import type { Database } from './database.ts';
import { nameStatements } from './named-statements.ts';
import { createDataDirectory, readEmptyDatabase } from './new-data-directory.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { toDatabase } from './to-database.ts';

export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  /** Waits for running statements, then closes. Safe to call twice. */
  close: () => Promise<void>;
}

export interface OpenDatabaseOptions {
  /** A PGlite data directory (tar) to begin from; only for `pglite:memory`. */
  template?: Blob;
  /** Most connections to PostgreSQL. Default 10. */
  poolSize?: number;
  /** Told of faults of idle connections; they are replaced, so nothing else is to be done. */
  onIdleError?: (error: Error) => void;
}

/**
 * Opens `pglite:<directory>`, `pglite:memory` or `postgres://…`.
 * A PGlite directory belongs to one process: a second one is refused with a sentence for the operator.
 */
export async function openDatabase(url: string, options: OpenDatabaseOptions = {}): Promise<OpenDatabase> {
  if (url === 'pglite:memory') return openPgliteInMemory(options.template ?? (await readEmptyDatabase()));
  if (url.startsWith('pglite:')) return openPgliteDirectory(resolve(url.slice('pglite:'.length)));
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, options);
  throw new Error('DATABASE_URL must be pglite:<directory>, pglite:memory or postgres://…');
}

async function openPgliteInMemory(template: Blob): Promise<OpenDatabase> {
  return opened(await PGlite.create({ loadDataDir: template }));
}

async function openPgliteDirectory(directory: string): Promise<OpenDatabase> {
  const lock = lockDataDirectory(directory);
  try {
    const dataDir = join(directory, 'postgres');
    if (!existsSync(dataDir)) await createDataDirectory(dataDir);
    return opened(await PGlite.create({ dataDir }), lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function opened(client: PGlite, release?: () => void): OpenDatabase {
  const db = retrying(toDatabase(drizzlePglite({ client, casing: 'snake_case' })));
  const close = once(async () => {
    await client.close();
    release?.();
  });
  return { db, kind: 'pglite', close };
}

async function openPostgres(url: string, options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: options.poolSize ?? 10 });
  pool.on('error', (error) => options.onIdleError?.(error));
  pool.on('connect', nameStatements);
  const db = retrying(toDatabase(drizzlePostgres({ client: pool, casing: 'snake_case' })));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, kind: 'postgres', close: once(() => pool.end()) };
}

/** Makes its transactions run again when another one ended them. */
function retrying(db: Database): Database {
  const transaction = db.transaction.bind(db);
  db.transaction = (run, config) => retryConflicts(() => transaction(run, config));
  return db;
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => {
    closing ??= close();
    return closing;
  };
}
