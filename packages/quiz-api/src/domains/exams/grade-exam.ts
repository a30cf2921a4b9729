import type { BadgeType } from '@quiz-arena/contract/badges';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { examResults, exams, type MarkGroup } from '../../db/schema/exams.ts';
import type { AttemptRun } from '../attempts/attempt-run.ts';
import type { SettledAttempt } from '../attempts/settled-attempt.ts';

/** A settled exam attempt: its marks are written down. Its place is the exam's id. */
export async function gradeExam(
  tx: Transaction,
  { userId, place, run, openedAt }: SettledAttempt,
  { now }: { readonly now: Date },
): Promise<BadgeType[]> {
  const longestMs = run.totalMs ?? 0;
  await tx
    .insert(examResults)
    .values({
      examId: place,
      userId,
      ...(await marksOf(tx, place, run)),
      durationSeconds: Math.round(Math.min(now.getTime() - openedAt.getTime(), longestMs) / 1000),
      completedAt: now,
    })
    .onConflictDoNothing();
  return [];
}

/** Corrects the marks of an exam that was graded. */
export async function regradeExam(
  tx: Transaction,
  { userId, place, run }: SettledAttempt,
): Promise<'CORRECTED'> {
  await tx
    .update(examResults)
    .set(await marksOf(tx, place, run))
    .where(and(eq(examResults.examId, place), eq(examResults.userId, userId)));
  return 'CORRECTED';
}

async function marksOf(tx: Transaction, examId: string, run: AttemptRun) {
  const [exam] = await tx.select({ questions: exams.questions }).from(exams).where(eq(exams.id, examId));
  const markOf = new Map(exam?.questions.map(({ questionId, marks }) => [questionId, marks]));
  const graded = run.questions.map(({ questionId, isCorrect }) => ({
    mark: markOf.get(questionId) ?? 0,
    isCorrect,
  }));
  return {
    obtainedMarks: sum(graded.filter(({ isCorrect }) => isCorrect).map(({ mark }) => mark)),
    totalMarks: sum(graded.map(({ mark }) => mark)),
    groups: groupByMark(graded),
  };
}

/** Lowest mark first. */
function groupByMark(graded: readonly { mark: number; isCorrect: boolean }[]): MarkGroup[] {
  return [...Map.groupBy(graded, ({ mark }) => mark)]
    .sort(([one], [other]) => one - other)
    .map(([mark, members]) => {
      const correct = members.filter(({ isCorrect }) => isCorrect).length;
      return { mark, correct, incorrect: members.length - correct };
    });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
