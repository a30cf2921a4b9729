import type { BadgeType } from '@quiz-arena/contract/badges';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { contestResults, contests } from '../../db/schema/contests.ts';
import type { SettledAttempt } from '../attempts/settled-attempt.ts';
import { recordContestScore } from '../leaderboards/service.ts';

/** A settled contest attempt: its score goes to the contest's own board. Its place is the contest's id. */
export async function scoreContest(
  tx: Transaction,
  { userId, place, run, settlement }: SettledAttempt,
  { now }: { readonly now: Date },
): Promise<BadgeType[]> {
  const { correct, score } = settlement.result;
  const questionsAttended = run.questions.filter(({ end }) => end === 'answered').length;
  await tx
    .insert(contestResults)
    .values({ contestId: place, userId, questionsAttended, correctAnswers: correct })
    .onConflictDoNothing();
  await recordContestScore(tx, { contestId: place, userId, score }, now);
  return [];
}

/** Corrects a score on the board of a contest whose prizes are not paid yet; a paid one stands. */
export async function rescoreContest(
  tx: Transaction,
  { userId, place, settlement }: SettledAttempt,
  { now }: { readonly now: Date },
): Promise<'CORRECTED' | 'CLOSED'> {
  const [contest] = await tx
    .select({ closedAt: contests.closedAt })
    .from(contests)
    .where(eq(contests.id, place))
    .for('update');
  if (contest?.closedAt !== null) return 'CLOSED';
  const { correct, score } = settlement.result;
  await tx
    .update(contestResults)
    .set({ correctAnswers: correct })
    .where(and(eq(contestResults.contestId, place), eq(contestResults.userId, userId)));
  await recordContestScore(tx, { contestId: place, userId, score }, now);
  return 'CORRECTED';
}
