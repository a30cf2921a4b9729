import type { UserId } from '@quiz-arena/contract/ids';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { revealedAnswers } from '../../db/schema/attempts.ts';

/** Most right answers that a player is told on one day: enough to play all day, too few to copy the bank. */
const REVEALED_ANSWERS_A_DAY = 300;

/**
 * Counts right answers about to be told, all of them or none.
 * @returns false when the day's limit does not leave room for `answers` more
 */
export async function takeReveals(
  tx: Transaction,
  reveal: { userId: UserId; day: string; answers: number },
): Promise<boolean> {
  const { userId, day, answers } = reveal;
  if (answers === 0) return true;
  await tx.insert(revealedAnswers).values({ userId, day, answers: 0 }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(revealedAnswers)
    .where(eq(revealedAnswers.userId, userId))
    .for('update');
  const before = row?.day === day ? row.answers : 0;
  if (before + answers > REVEALED_ANSWERS_A_DAY) return false;
  await tx
    .update(revealedAnswers)
    .set({ day, answers: before + answers })
    .where(eq(revealedAnswers.userId, userId));
  return true;
}
