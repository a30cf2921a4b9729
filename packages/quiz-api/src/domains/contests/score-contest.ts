import type { BadgeType } from '@quiz-arena/contract/badges';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { contestScores, contests } from '../../db/schema/contests.ts';
import type { SettledAttempt } from '../attempts/settled-attempt.ts';

/** A settled contest attempt: its score goes to the contest's own board. Its place is the contest's id. */
export async function scoreContest(
  tx: Transaction,
  { userId, place, run, settlement }: SettledAttempt,
  { now }: { readonly now: Date },
): Promise<BadgeType[]> {
  await tx
    .insert(contestScores)
    .values({
      contestId: place,
      userId,
      score: settlement.result.score,
      questionsAttended: run.questions.filter(({ end }) => end === 'answered').length,
      correctAnswers: settlement.result.correct,
      settledAt: now,
    })
    .onConflictDoNothing();
  return [];
}

/** Corrects a score on the board of a contest whose prizes are not paid yet; a paid one stands. */
export async function rescoreContest(
  tx: Transaction,
  { userId, place, settlement }: SettledAttempt,
): Promise<'CORRECTED' | 'CLOSED'> {
  const [contest] = await tx
    .select({ closedAt: contests.closedAt })
    .from(contests)
    .where(eq(contests.id, place))
    .for('update');
  if (contest?.closedAt !== null) return 'CLOSED';
  await tx
    .update(contestScores)
    .set({ score: settlement.result.score, correctAnswers: settlement.result.correct })
    .where(and(eq(contestScores.contestId, place), eq(contestScores.userId, userId)));
  return 'CORRECTED';
}
