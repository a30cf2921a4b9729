import type { BadgeType } from '@quiz-arena/contract/badges';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { examResults, exams, type MarkGroup } from '../../db/schema/exams.ts';
import type { SettledAttempt } from '../attempts/settled-attempt.ts';

/** A settled exam attempt: its marks are written down. Its place is the exam's id. */
export async function gradeExam(
  tx: Transaction,
  { userId, place, run, openedAt }: SettledAttempt,
  { now }: { readonly now: Date },
): Promise<BadgeType[]> {
  const [exam] = await tx.select({ questions: exams.questions }).from(exams).where(eq(exams.id, place));
  const marksOf = new Map(exam?.questions.map(({ questionId, marks }) => [questionId, marks]));
  const graded = run.questions.map(({ questionId, isCorrect }) => ({
    mark: marksOf.get(questionId) ?? 0,
    isCorrect,
  }));
  const longestMs = run.totalMs ?? 0;
  await tx
    .insert(examResults)
    .values({
      examId: place,
      userId,
      obtainedMarks: sum(graded.filter(({ isCorrect }) => isCorrect).map(({ mark }) => mark)),
      totalMarks: sum(graded.map(({ mark }) => mark)),
      durationSeconds: Math.round(Math.min(now.getTime() - openedAt.getTime(), longestMs) / 1000),
      groups: groupByMark(graded),
      completedAt: now,
    })
    .onConflictDoNothing();
  return [];
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
