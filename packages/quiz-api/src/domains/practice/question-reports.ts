import type { QuestionId } from '@quiz-arena/contract/ids';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { questions } from '../../db/schema/catalogue.ts';
import { questionReports } from '../../db/schema/practice.ts';

/** Reports that nobody is done with, longest open first, with the question as it is written. */
export async function listOpenReports(db: Queryable, limit: number): Promise<object[]> {
  return await db
    .select({
      id: questionReports.id,
      user_id: questionReports.userId,
      question_id: questionReports.questionId,
      message: questionReports.message,
      reported_at: questionReports.reportedAt,
      key: questions.contentKey,
      question: questions.question,
      options: questions.options,
      answer: questions.answer,
    })
    .from(questionReports)
    .innerJoin(questions, eq(questions.id, questionReports.questionId))
    .where(isNull(questionReports.resolvedAt))
    .orderBy(asc(questionReports.reportedAt), asc(questionReports.id))
    .limit(limit);
}

/** @returns false when there is no such open report */
export async function resolveReport(db: Queryable, id: string, at: Date): Promise<boolean> {
  const resolved = await db
    .update(questionReports)
    .set({ resolvedAt: at })
    .where(and(eq(questionReports.id, id), isNull(questionReports.resolvedAt)))
    .returning({ id: questionReports.id });
  return resolved.length > 0;
}

/** Closes every open report of a question. @returns how many those were */
export async function resolveReportsOf(db: Queryable, questionId: QuestionId, at: Date): Promise<number> {
  const resolved = await db
    .update(questionReports)
    .set({ resolvedAt: at })
    .where(and(eq(questionReports.questionId, questionId), isNull(questionReports.resolvedAt)))
    .returning({ id: questionReports.id });
  return resolved.length;
}
