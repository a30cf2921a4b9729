import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/** How many transactions of this database PostgreSQL has ended because they waited for each other. */
export async function countDeadlocks(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ deadlocks: number }>(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.deadlocks ?? 0;
}
