import type { QuestionId } from '@quiz-arena/contract/ids';
import type { CalendarDay } from '@quiz-arena/quiz-rules/calendar-day';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { exams } from '../../db/schema/exams.ts';
import { type Exam, insertExam, listResults, listViolations } from './repository.ts';

export type NewExam = Omit<typeof exams.$inferInsert, 'questions'> & {
  readonly questionIds: readonly QuestionId[];
  /** Marks of the questions in their order, begun again at its end. */
  readonly marks: readonly number[];
};

/** Puts an exam on the list. @returns undefined when this turn of a template is there already */
export async function announceExam(
  db: Queryable,
  { questionIds, marks, ...exam }: NewExam,
): Promise<Exam | undefined> {
  const questions = questionIds.map((questionId, index) => ({
    questionId,
    marks: marks[index % marks.length] ?? 1,
  }));
  return await insertExam(db, { ...exam, questions });
}

/** Whether a template's turn has been announced. */
export async function hasExamTurn(
  db: Queryable,
  templateKey: string,
  turnDay: CalendarDay,
): Promise<boolean> {
  const turn = and(eq(exams.templateKey, templateKey), eq(exams.turnDay, turnDay));
  return (await db.$count(exams, turn)) > 0;
}

/** All exams, those that start last first; for operators. */
export async function listAllExams(db: Queryable, limit: number): Promise<Exam[]> {
  return await db.select().from(exams).orderBy(desc(exams.startsAt), desc(exams.id)).limit(limit);
}

/** What an examinator wants to know of an exam. */
export async function reportExam(
  db: Queryable,
  examId: string,
): Promise<{ results: object[]; violations: object[] }> {
  return { results: await listResults(db, examId), violations: await listViolations(db, examId) };
}
