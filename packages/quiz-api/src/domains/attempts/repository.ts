import type { AttemptId, QuestionId, UserId } from '@quiz-arena/contract/ids';
import { type AttemptType, practiceTypes } from '@quiz-arena/contract/modes';
import type { SoloResult } from '@quiz-arena/contract/quiz-results';
import { and, asc, desc, eq, gt, inArray, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { attempts, levelScoreDays, seenQuestions } from '../../db/schema/attempts.ts';
import type { AttemptRun } from './attempt-run.ts';

export type Attempt = typeof attempts.$inferSelect;
export type NewAttempt = typeof attempts.$inferInsert;

/** The open attempt of a player in a mode, locked until the transaction ends. */
export async function lockOpenAttempt(
  tx: Transaction,
  userId: UserId,
  quizType: AttemptType,
): Promise<Attempt | undefined> {
  const [attempt] = await tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.quizType, quizType), attempts.isOpen))
    .for('update');
  return attempt;
}

/** An attempt of this player, locked until the transaction ends; undefined for another's. */
export async function lockAttempt(
  tx: Transaction,
  userId: UserId,
  id: AttemptId,
): Promise<Attempt | undefined> {
  const [attempt] = await tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.id, id), eq(attempts.userId, userId)))
    .for('update');
  return attempt;
}

/** Undefined when the player opened one of this mode in the meantime. */
export async function insertAttempt(tx: Transaction, attempt: NewAttempt): Promise<Attempt | undefined> {
  const [inserted] = await tx.insert(attempts).values(attempt).onConflictDoNothing().returning();
  return inserted;
}

export async function saveRun(
  tx: Transaction,
  id: AttemptId,
  course: { run: AttemptRun; expiresAt: Date },
): Promise<void> {
  await tx.update(attempts).set(course).where(eq(attempts.id, id));
}

/** Whether the player has won at this place of a mode before. */
export async function wasWonBefore(
  db: Queryable,
  { userId, quizType, place }: Pick<Attempt, 'userId' | 'quizType' | 'place'>,
): Promise<boolean> {
  const [won] = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.quizType, quizType),
        eq(attempts.place, place),
        sql`${attempts.result} ->> 'is_won' = 'true'`,
      ),
    )
    .limit(1);
  return won !== undefined;
}

/** The player's attempt at a place of a mode, open or settled. */
export async function findAttemptAt(
  db: Queryable,
  { userId, quizType, place }: Pick<Attempt, 'userId' | 'quizType' | 'place'>,
): Promise<AttemptId | undefined> {
  const [found] = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.quizType, quizType), eq(attempts.place, place)))
    .limit(1);
  return found?.id;
}

/** The newest attempt of a player in a mode, open or settled. */
export async function findNewestAttempt(
  db: Queryable,
  userId: UserId,
  quizType: AttemptType,
): Promise<AttemptId | undefined> {
  const [newest] = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.quizType, quizType)))
    .orderBy(desc(attempts.id))
    .limit(1);
  return newest?.id;
}

export async function closeAttempt(
  tx: Transaction,
  id: AttemptId,
  end: { run: AttemptRun; result: SoloResult; at: Date },
): Promise<void> {
  await tx
    .update(attempts)
    .set({ run: end.run, result: end.result, settledAt: end.at, isOpen: false })
    .where(eq(attempts.id, id));
}

/** The attempt opened last; "0" when there is none. */
export async function findNewestId(db: Queryable): Promise<AttemptId> {
  const [row] = await db.select({ id: attempts.id }).from(attempts).orderBy(desc(attempts.id)).limit(1);
  return row?.id ?? ('0' as AttemptId);
}

/**
 * The next attempts after one that ask a question, also settled ones, locked until the transaction ends.
 * @returns them, and up to which attempt all have been found
 */
export async function lockAttemptsWith(
  tx: Transaction,
  questionId: QuestionId,
  { after, attempts: most, scanned }: { after: AttemptId; attempts: number; scanned: number },
): Promise<{ found: Attempt[]; doneTo: AttemptId }> {
  const asking = JSON.stringify({ questions: [{ questionId }] });
  const last = String(Number(after) + scanned) as AttemptId;
  const found = await tx
    .select()
    .from(attempts)
    .where(and(gt(attempts.id, after), lte(attempts.id, last), sql`${attempts.run} @> ${asking}::jsonb`))
    .orderBy(asc(attempts.id))
    .limit(most)
    .for('update');
  return { found, doneTo: found.length < most ? last : (found.at(-1)?.id ?? last) };
}

export async function saveRegraded(
  tx: Transaction,
  id: AttemptId,
  regraded: { run: AttemptRun; result: SoloResult | null },
): Promise<void> {
  await tx.update(attempts).set(regraded).where(eq(attempts.id, id));
}

export async function markReviewed(tx: Transaction, id: AttemptId, run: AttemptRun, at: Date): Promise<void> {
  await tx.update(attempts).set({ run, reviewedAt: at }).where(eq(attempts.id, id));
}

/** Attempts whose time is over, longest over first. */
export async function listOverdue(
  db: Queryable,
  at: Date,
  limit: number,
): Promise<{ id: AttemptId; userId: UserId }[]> {
  return await db
    .select({ id: attempts.id, userId: attempts.userId })
    .from(attempts)
    .where(and(attempts.isOpen, lte(attempts.expiresAt, at)))
    .orderBy(asc(attempts.expiresAt))
    .limit(limit);
}

/**
 * Questions that a player has not answered yet, or may still answer otherwise, in any attempt but `except`; practice
 * has nothing at stake.
 */
export async function listUndecidedQuestions(
  db: Queryable,
  userId: UserId,
  except: AttemptId | undefined,
): Promise<Set<QuestionId>> {
  const open = await db
    .select({ id: attempts.id, run: attempts.run })
    .from(attempts)
    .where(
      and(eq(attempts.userId, userId), attempts.isOpen, notInArray(attempts.quizType, [...practiceTypes])),
    );
  const questions = open.flatMap(({ id, run: { questions: all, canChange } }) =>
    id === except ? [] : all.filter(({ end }) => canChange || end === null),
  );
  return new Set(questions.map(({ questionId }) => questionId));
}

export async function markSeen(
  tx: Transaction,
  userId: UserId,
  questionIds: readonly QuestionId[],
  at: Date,
): Promise<void> {
  if (questionIds.length === 0) return;
  await tx
    .insert(seenQuestions)
    .values([...questionIds].sort().map((questionId) => ({ userId, questionId, seenAt: at })))
    .onConflictDoUpdate({
      target: [seenQuestions.userId, seenQuestions.questionId],
      set: { seenAt: sql`excluded.seen_at` },
    });
}

/** When a player was last shown each of these questions; those never shown are left out. */
export async function listSeen(
  db: Queryable,
  userId: UserId,
  questionIds: readonly QuestionId[],
): Promise<Map<QuestionId, Date>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .select({ questionId: seenQuestions.questionId, seenAt: seenQuestions.seenAt })
    .from(seenQuestions)
    .where(and(eq(seenQuestions.userId, userId), inArray(seenQuestions.questionId, [...questionIds])));
  return new Map(rows.map(({ questionId, seenAt }) => [questionId, seenAt]));
}

/** Whether this is the first score of a level that reaches the boards on that day or later; false where there is no level. */
export async function markScoredOn(
  tx: Transaction,
  {
    userId,
    categoryId,
    subcategoryId,
    level,
  }: Pick<Attempt, 'userId' | 'categoryId' | 'subcategoryId' | 'level'>,
  day: string,
): Promise<boolean> {
  if (categoryId === null || subcategoryId === null) return false;
  const row = { userId, categoryId, subcategoryId, level, day };
  const marked = await tx
    .insert(levelScoreDays)
    .values(row)
    .onConflictDoUpdate({
      target: [
        levelScoreDays.userId,
        levelScoreDays.categoryId,
        levelScoreDays.subcategoryId,
        levelScoreDays.level,
      ],
      set: { day },
      setWhere: lt(levelScoreDays.day, day),
    })
    .returning({ day: levelScoreDays.day });
  return marked.length > 0;
}
