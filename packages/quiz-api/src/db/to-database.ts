import { is } from 'drizzle-orm';
import { PgDatabase } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** What one of drizzle's drivers has opened, under the one type that the code knows. */
export function toDatabase(driver: object): Database {
  if (!isDatabase(driver)) throw new Error('This is not a PostgreSQL driver of drizzle.');
  return driver;
}

/** Both drivers answer raw statements with `rows`; their own types only do not have that in common. */
function isDatabase(driver: object): driver is Database {
  return is(driver, PgDatabase);
}
