import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that no other lock of this database uses. */
const MIGRATION_LOCK = 7_361_904;

/**
 * Runs the migrations that this database has not seen, all in one transaction.
 * Several servers may start at once: one migrates, the others wait for it.
 */
export async function migrate(db: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(
      sql`create table if not exists schema_migrations (hash text primary key, written_at bigint not null)`,
    );
    const { rows } = await tx.execute<{ hash: string }>(sql`select hash from schema_migrations`);
    const known = new Set(rows.map((row) => row.hash));
    if (known.size > 0 && !migrations.some((migration) => known.has(migration.hash))) {
      throw new Error('This database was made by other migrations than the ones of this release.');
    }
    for (const migration of migrations) {
      if (known.has(migration.hash)) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into schema_migrations (hash, written_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
  });
}
