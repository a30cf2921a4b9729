import type { LanguageId, UserId } from '@quiz-arena/contract/ids';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { contestScores, contests } from '../../db/schema/contests.ts';

export type Contest = typeof contests.$inferSelect;

/** Most contests of one part of the list. */
const PART_LIMIT = 100;

export type ContestPart = 'live' | 'played' | 'upcoming';

/** Contests of a language: running ones that the player has not played, those that he has, and those to come. */
export async function listContests(
  db: Queryable,
  part: ContestPart,
  { userId, languageId, now }: { userId: UserId; languageId: LanguageId; now: Date },
): Promise<Contest[]> {
  const own = db
    .select({ one: sql`1` })
    .from(contestScores)
    .where(and(eq(contestScores.contestId, contests.id), eq(contestScores.userId, userId)));
  const conditions = {
    live: and(lte(contests.startsAt, now), gt(contests.endsAt, now), notExists(own)),
    played: exists(own),
    upcoming: gt(contests.startsAt, now),
  };
  return await db
    .select()
    .from(contests)
    .where(and(eq(contests.languageId, languageId), conditions[part]))
    .orderBy(part === 'played' ? desc(contests.startsAt) : asc(contests.startsAt), asc(contests.id))
    .limit(PART_LIMIT);
}

export async function findContest(db: Queryable, id: string): Promise<Contest | undefined> {
  const [contest] = await db.select().from(contests).where(eq(contests.id, id));
  return contest;
}

/** How many have played each of these contests. */
export async function countParticipants(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: contestScores.contestId, players: count() })
    .from(contestScores)
    .where(inArray(contestScores.contestId, [...ids]))
    .groupBy(contestScores.contestId);
  return new Map(rows.map(({ id, players }) => [id, players]));
}

/** @returns undefined when this turn of a template is there already */
export async function insertContest(
  db: Queryable,
  contest: typeof contests.$inferInsert,
): Promise<Contest | undefined> {
  const [inserted] = await db.insert(contests).values(contest).onConflictDoNothing().returning();
  return inserted;
}

/** Contests that ended before an instant and whose prizes are not paid, longest ended first. */
export async function listUnpaid(db: Queryable, endedBefore: Date, limit: number): Promise<{ id: string }[]> {
  return await db
    .select({ id: contests.id })
    .from(contests)
    .where(and(isNull(contests.closedAt), lte(contests.endsAt, endedBefore)))
    .orderBy(asc(contests.endsAt))
    .limit(limit);
}

/** A contest, locked until the transaction ends. */
export async function lockContest(tx: Transaction, id: string): Promise<Contest | undefined> {
  const [contest] = await tx.select().from(contests).where(eq(contests.id, id)).for('update');
  return contest;
}

export async function markClosed(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.update(contests).set({ closedAt: at }).where(eq(contests.id, id));
}

export type BoardRow = typeof contestScores.$inferSelect & {
  readonly name: string;
  readonly profileImage: string;
  /** 1 is the best. */
  readonly rank: number;
};

const shown = (contestId: string) => and(eq(contestScores.contestId, contestId), eq(users.isActive, true));
const columns = { row: contestScores, name: users.name, profileImage: users.profileImage };

/** A page of a contest's board: best score first, among equals who had it earlier; only active players. */
export async function listBoard(
  db: Queryable,
  contestId: string,
  page: { offset: number; limit: number },
): Promise<BoardRow[]> {
  const rows = await db
    .select(columns)
    .from(contestScores)
    .innerJoin(users, eq(users.id, contestScores.userId))
    .where(shown(contestId))
    .orderBy(desc(contestScores.score), asc(contestScores.settledAt), asc(contestScores.userId))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ row, ...of }, index) => ({ ...row, ...of, rank: page.offset + index + 1 }));
}

export async function countBoard(db: Queryable, contestId: string): Promise<number> {
  const [row] = await db
    .select({ players: count() })
    .from(contestScores)
    .innerJoin(users, eq(users.id, contestScores.userId))
    .where(shown(contestId));
  return row?.players ?? 0;
}

/** A player's own row of a board; undefined without one. */
export async function findOnBoard(
  db: Queryable,
  contestId: string,
  userId: UserId,
): Promise<BoardRow | undefined> {
  const [own] = await db
    .select(columns)
    .from(contestScores)
    .innerJoin(users, eq(users.id, contestScores.userId))
    .where(and(shown(contestId), eq(contestScores.userId, userId)));
  if (own === undefined) return undefined;
  const { score, settledAt } = own.row;
  const sameScore = eq(contestScores.score, score);
  const [ahead] = await db
    .select({ players: count() })
    .from(contestScores)
    .innerJoin(users, eq(users.id, contestScores.userId))
    .where(
      and(
        shown(contestId),
        or(
          gt(contestScores.score, score),
          and(sameScore, lt(contestScores.settledAt, settledAt)),
          and(sameScore, eq(contestScores.settledAt, settledAt), lt(contestScores.userId, userId)),
        ),
      ),
    );
  const { row, ...of } = own;
  return { ...row, ...of, rank: 1 + (ahead?.players ?? 0) };
}
