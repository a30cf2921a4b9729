import type { UserId } from '@quiz-arena/contract/ids';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { playerStatistics } from '../../db/schema/statistics.ts';

/** Corrects how many answers were right, after a question was corrected. */
export async function correctStatistics(tx: Transaction, userId: UserId, by: number): Promise<void> {
  const corrected = sql`greatest(0, ${playerStatistics.correctAnswers} + ${by})`;
  await tx
    .update(playerStatistics)
    .set({ correctAnswers: corrected })
    .where(eq(playerStatistics.userId, userId));
}
