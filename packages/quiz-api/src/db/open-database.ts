import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { lockDataDirectory } from './data-directory-lock.ts';
import type { Database } from './database.ts';

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
  if (url === 'pglite:memory') return openPglite(undefined, options.template);
  if (url.startsWith('pglite:')) return openPglite(resolve(url.slice('pglite:'.length)), undefined);
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, options);
  throw new Error('DATABASE_URL must be pglite:<directory>, pglite:memory or postgres://…');
}

async function openPglite(directory: string | undefined, template: Blob | undefined): Promise<OpenDatabase> {
  const lock = directory === undefined ? undefined : lockDataDirectory(directory);
  try {
    const client = await PGlite.create({
      ...(directory === undefined ? {} : { dataDir: `${directory}/postgres` }),
      ...(template ? { loadDataDir: template } : {}),
    });
    const db = drizzlePglite({ client, casing: 'snake_case' }) as unknown as Database;
    const close = once(async () => {
      await client.close();
      lock?.release();
    });
    return { db, kind: 'pglite', close };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function openPostgres(url: string, options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: options.poolSize ?? 10 });
  pool.on('error', (error) => options.onIdleError?.(error));
  const db = drizzlePostgres({ client: pool, casing: 'snake_case' }) as unknown as Database;
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, kind: 'postgres', close: once(() => pool.end()) };
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => {
    closing ??= close();
    return closing;
  };
}
