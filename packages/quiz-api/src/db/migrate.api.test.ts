import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, describe, expect, it } from 'vitest';
import { sumCounts } from '../domains/leaderboards/board-counts.ts';
import { findRanked, listRanked } from '../domains/leaderboards/repository.ts';
import type { Database } from './database.ts';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

const files = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });

let opened: OpenDatabase | undefined;
afterEach(() => opened?.close());

/** A database as a release with so many migrations left it. */
async function databaseOf(migrations: number): Promise<Database> {
  opened = await openDatabase('pglite:memory');
  const { db } = opened;
  await db.execute(sql`create table schema_migrations (hash text primary key, written_at bigint not null)`);
  for (const file of files.slice(0, migrations)) {
    for (const statement of file.sql) await db.execute(sql.raw(statement));
    await db.execute(sql`insert into schema_migrations values (${file.hash}, ${file.folderMillis})`);
  }
  return db;
}

const insertUsers = (names: readonly string[]): SQL => sql`
  insert into users (firebase_id, sign_in_type, name, refer_code, is_active, registered_at)
  select name, 'email', name, name, name <> 'Closed', now() from jsonb_array_elements_text(${JSON.stringify(names)}) name`;

describe('the migration that gives contests a board', () => {
  it('moves their scores there, ranked as before, closed accounts hidden', async () => {
    const db = await databaseOf(3);
    await db.execute(insertUsers(['Late', 'Closed', 'Best', 'Early']));
    await db.execute(sql`insert into contests (language_id, name, description, starts_at, ends_at, entry, prizes, question_ids)
      values ('14', 'Old', '', now(), now(), 0, '[]', '[]')`);
    await db.execute(sql`
      insert into contest_scores (contest_id, user_id, score, questions_attended, correct_answers, settled_at)
      select 1, id, case name when 'Best' then 40 else -8 end, 10, 4,
        case name when 'Early' then timestamptz '2026-03-01 10:00Z' else timestamptz '2026-03-01 12:00Z' end
      from users`);
    await migrate(db);
    const place = { board: 'contest', period: '1' } as const;
    const rows = await listRanked(db, place, { offset: 0, limit: 10 });
    expect(rows.map(({ name, score, rank }) => ({ name, score, rank }))).toEqual([
      { name: 'Best', score: 40, rank: 1 },
      { name: 'Early', score: -8, rank: 2 },
      { name: 'Late', score: -8, rank: 3 },
    ]);
    const ids = rows.map(({ userId }) => userId);
    const ranked = await findRanked(db, place, ids);
    expect(ranked.toSorted((one, other) => one.rank - other.rank)).toEqual(rows);
    expect(await sumCounts(db, place)).toBe(3);
    const { rows: results } = await db.execute(sql`select * from contest_results where correct_answers = 4`);
    expect(results).toHaveLength(4);
  });
});

describe('the migration that keeps answers in matches', () => {
  it('gives those that are played the answers of their questions in the order in which they are shown', async () => {
    const db = await databaseOf(3);
    await db.execute(sql`insert into categories (id, content_key, language_id, slug, name, kind)
      values (1, 'history', '14', 'history', 'History', 1)`);
    await db.execute(sql`
      insert into questions (id, content_key, language_id, kind, category_id, level, question_type, question, options, answer)
      select id, 'q' || id, '14', 1, 1, 1, 1, 'Which?', '["1","2","3","4"]', answer
      from (values (1, 'a'), (2, 'c')) as question (id, answer)`);
    const drawn = [
      { questionId: '2', order: 'dcab' },
      { questionId: '1', order: 'dcab' },
    ];
    await db.execute(sql`
      insert into battle_matches (match_id, language_id, entry_coin, quiz_type, questions, state, opened_at, renewed_at)
      values ('played', '14', 5, '1.3', ${JSON.stringify(drawn)}, 'open', now(), now()),
        ('unknown', '14', 5, '1.3', '[]', 'open', now(), now())`);
    await migrate(db);
    const { rows } = await db.execute<{ questions: object[] }>(
      sql`select questions from battle_matches order by match_id`,
    );
    expect(rows.map(({ questions }) => questions)).toEqual([
      [
        { ...drawn[0], answer: 'b' },
        { ...drawn[1], answer: 'c' },
      ],
      [],
    ]);
  });
});
