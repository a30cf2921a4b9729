import type { LanguageId, UserId } from '@quiz-arena/contract/ids';
import { and, asc, count, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { examResults, exams, examViolations } from '../../db/schema/exams.ts';

export type Exam = typeof exams.$inferSelect;
export type ExamResult = typeof examResults.$inferSelect;
export type ExamViolation = typeof examViolations.$inferInsert;

interface Page {
  readonly offset: number;
  readonly limit: number;
}

const windowOn = (languageId: LanguageId, day: { from: Date; to: Date }): SQL | undefined =>
  and(eq(exams.languageId, languageId), lt(exams.startsAt, day.to), gt(exams.endsAt, day.from));

/** Exams that can be begun at some time of a day, with what the player has done of each. */
export async function listExamsOn(
  db: Queryable,
  { userId, languageId, day }: { userId: UserId; languageId: LanguageId; day: { from: Date; to: Date } },
  page: Page,
): Promise<{ exam: Exam; isBegun: boolean; isCompleted: boolean }[]> {
  const rows = await db
    .select({ exam: exams, result: examResults.examId })
    .from(exams)
    .leftJoin(examResults, and(eq(examResults.examId, exams.id), eq(examResults.userId, userId)))
    .where(windowOn(languageId, day))
    .orderBy(asc(exams.startsAt), asc(exams.id))
    .limit(page.limit)
    .offset(page.offset);
  const open = await db
    .select({ place: attempts.place })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.quizType, 'exam'), attempts.isOpen));
  const begun = new Set(open.map(({ place }) => place));
  return rows.map(({ exam, result }) => ({
    exam,
    isBegun: begun.has(exam.id),
    isCompleted: result !== null,
  }));
}

export async function countExamsOn(
  db: Queryable,
  languageId: LanguageId,
  day: { from: Date; to: Date },
): Promise<number> {
  return await db.$count(exams, windowOn(languageId, day));
}

/** Exams that a player has completed, newest first. */
export async function listCompleted(
  db: Queryable,
  { userId, languageId }: { userId: UserId; languageId: LanguageId },
  page: Page,
): Promise<{ exam: Exam; result: ExamResult }[]> {
  return await db
    .select({ exam: exams, result: examResults })
    .from(examResults)
    .innerJoin(exams, eq(exams.id, examResults.examId))
    .where(and(eq(examResults.userId, userId), eq(exams.languageId, languageId)))
    .orderBy(desc(examResults.completedAt), desc(exams.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countCompleted(
  db: Queryable,
  { userId, languageId }: { userId: UserId; languageId: LanguageId },
): Promise<number> {
  const [row] = await db
    .select({ exams: count() })
    .from(examResults)
    .innerJoin(exams, eq(exams.id, examResults.examId))
    .where(and(eq(examResults.userId, userId), eq(exams.languageId, languageId)));
  return row?.exams ?? 0;
}

export async function findExam(db: Queryable, id: string): Promise<Exam | undefined> {
  const [exam] = await db.select().from(exams).where(eq(exams.id, id));
  return exam;
}

export async function findResult(
  db: Queryable,
  userId: UserId,
  examId: string,
): Promise<ExamResult | undefined> {
  const [result] = await db
    .select()
    .from(examResults)
    .where(and(eq(examResults.userId, userId), eq(examResults.examId, examId)));
  return result;
}

/** @returns undefined when this turn of a template is there already */
export async function insertExam(db: Queryable, exam: typeof exams.$inferInsert): Promise<Exam | undefined> {
  const [inserted] = await db.insert(exams).values(exam).onConflictDoNothing().returning();
  return inserted;
}

/** One report a player, exam and kind: the first. @returns those that are new */
export async function insertViolations(
  db: Queryable,
  violations: readonly ExamViolation[],
): Promise<Pick<ExamViolation, 'kind' | 'questionIds'>[]> {
  if (violations.length === 0) return [];
  return await db
    .insert(examViolations)
    .values([...violations])
    .onConflictDoNothing()
    .returning({ kind: examViolations.kind, questionIds: examViolations.questionIds });
}

/** The examinator's report: what was broken, when and by whom. */
export async function listViolations(db: Queryable, examId: string): Promise<object[]> {
  return await db
    .select({
      user_id: examViolations.userId,
      name: users.name,
      kind: examViolations.kind,
      question_ids: examViolations.questionIds,
      reported_at: examViolations.reportedAt,
    })
    .from(examViolations)
    .innerJoin(users, eq(users.id, examViolations.userId))
    .where(eq(examViolations.examId, examId))
    .orderBy(asc(examViolations.reportedAt), asc(examViolations.id));
}

/** Everyone's results of an exam, best first. */
export async function listResults(db: Queryable, examId: string): Promise<object[]> {
  return await db
    .select({
      user_id: examResults.userId,
      name: users.name,
      obtained_marks: examResults.obtainedMarks,
      total_marks: examResults.totalMarks,
      duration_seconds: examResults.durationSeconds,
      completed_at: examResults.completedAt,
    })
    .from(examResults)
    .innerJoin(users, eq(users.id, examResults.userId))
    .where(eq(examResults.examId, examId))
    .orderBy(desc(examResults.obtainedMarks), asc(examResults.completedAt));
}
