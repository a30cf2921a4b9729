import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';

/** What raw statements give back on both drivers. Counts of changed rows differ between them: use `returning`. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}
interface Rows<Row> {
  rows: Row[];
}
type NoRelations = Record<string, never>;

/** The root database: one type over embedded PGlite and PostgreSQL. */
export type Database = PgDatabase<RowsResult, NoRelations>;

/**
 * An open transaction. While one is open on PGlite every other statement waits for its end, so code inside a
 * transaction must use `tx` only: a statement on the root database would wait for itself.
 */
export type Transaction = PgTransaction<RowsResult, NoRelations, ExtractTablesWithRelations<NoRelations>>;

/** The first, required argument of every repository function. */
export type Queryable = Database | Transaction;
