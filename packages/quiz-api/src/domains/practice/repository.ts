import type { QuestionId, UserId } from '@quiz-arena/contract/ids';
import { and, asc, count, desc, eq, lte, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { questions } from '../../db/schema/catalogue.ts';
import { bookmarks, playerMistakes, questionReports } from '../../db/schema/practice.ts';

/** Questions of a kind that a player keeps, newest first. */
export async function listBookmarks(
  db: Queryable,
  { userId, kind, limit }: { userId: UserId; kind: number; limit: number },
): Promise<{ id: string; questionId: QuestionId }[]> {
  return await db
    .select({ id: bookmarks.id, questionId: bookmarks.questionId })
    .from(bookmarks)
    .innerJoin(questions, eq(questions.id, bookmarks.questionId))
    .where(and(eq(bookmarks.userId, userId), eq(questions.kind, kind), eq(questions.isRetired, false)))
    .orderBy(desc(bookmarks.id))
    .limit(limit);
}

export async function insertBookmark(db: Queryable, row: typeof bookmarks.$inferInsert): Promise<void> {
  await db.insert(bookmarks).values(row).onConflictDoNothing();
}

export async function deleteBookmark(db: Queryable, userId: UserId, questionId: QuestionId): Promise<void> {
  await db.delete(bookmarks).where(and(eq(bookmarks.userId, userId), eq(bookmarks.questionId, questionId)));
}

const dueMistakes = (userId: UserId, at: Date, hidden: readonly QuestionId[]) =>
  and(
    eq(playerMistakes.userId, userId),
    lte(playerMistakes.dueAt, at),
    eq(questions.isRetired, false),
    hidden.length === 0 ? undefined : notInArray(playerMistakes.questionId, [...hidden]),
  );

/** Mistakes that are due and may be told, longest due first. */
export async function listDueMistakes(
  db: Queryable,
  { userId, at, hidden, limit }: { userId: UserId; at: Date; hidden: readonly QuestionId[]; limit: number },
): Promise<QuestionId[]> {
  const rows = await db
    .select({ questionId: playerMistakes.questionId })
    .from(playerMistakes)
    .innerJoin(questions, eq(questions.id, playerMistakes.questionId))
    .where(dueMistakes(userId, at, hidden))
    .orderBy(asc(playerMistakes.dueAt), asc(playerMistakes.questionId))
    .limit(limit);
  return rows.map(({ questionId }) => questionId);
}

export async function countDueMistakes(
  db: Queryable,
  { userId, at, hidden }: { userId: UserId; at: Date; hidden: readonly QuestionId[] },
): Promise<number> {
  const [row] = await db
    .select({ mistakes: count() })
    .from(playerMistakes)
    .innerJoin(questions, eq(questions.id, playerMistakes.questionId))
    .where(dueMistakes(userId, at, hidden));
  return row?.mistakes ?? 0;
}

/** A second report of the same player takes the place of the first and is open again. */
export async function saveReport(
  db: Queryable,
  { userId, questionId, message, reportedAt }: typeof questionReports.$inferInsert,
): Promise<void> {
  await db
    .insert(questionReports)
    .values({ userId, questionId, message, reportedAt })
    .onConflictDoUpdate({
      target: [questionReports.userId, questionReports.questionId],
      set: { message, reportedAt, resolvedAt: null },
    });
}
