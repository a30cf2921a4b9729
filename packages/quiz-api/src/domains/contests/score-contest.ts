import type { BadgeType } from '@quiz-arena/contract/badges';
import type { Transaction } from '../../db/database.ts';
import { contestScores } from '../../db/schema/contests.ts';
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
