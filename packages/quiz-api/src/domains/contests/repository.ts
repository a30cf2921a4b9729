import type { LanguageId, UserId } from '@quiz-arena/contract/ids';
import { and, asc, desc, eq, exists, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { contestResults, contests } from '../../db/schema/contests.ts';

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
    .from(contestResults)
    .where(and(eq(contestResults.contestId, contests.id), eq(contestResults.userId, userId)));
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

export type ContestResult = typeof contestResults.$inferSelect;

/** What these players did in a contest. */
export async function findResults(
  db: Queryable,
  contestId: string,
  userIds: readonly UserId[],
): Promise<Map<UserId, ContestResult>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(contestResults)
    .where(and(eq(contestResults.contestId, contestId), inArray(contestResults.userId, [...userIds])));
  return new Map(rows.map((row) => [row.userId, row]));
}
