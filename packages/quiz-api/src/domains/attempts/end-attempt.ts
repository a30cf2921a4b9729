import type { UserId } from '@quiz-arena/contract/ids';
import type { Database } from '../../db/database.ts';
import type { AttemptCircumstances } from './attempt-circumstances.ts';
import { type Attempt, findAttemptAt, lockAttempt } from './repository.ts';
import { settleAttempt } from './settle-attempt.ts';

/**
 * Ends a player's attempt at a place that is played once, unless it has ended.
 * @returns false when there is no such attempt
 */
export async function endAttempt(
  db: Database,
  of: Pick<Attempt, 'userId' | 'quizType' | 'place'>,
  circumstances: AttemptCircumstances,
): Promise<boolean> {
  const id = await findAttemptAt(db, of);
  if (id === undefined) return false;
  await db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, of.userId, id);
    if (attempt?.isOpen) await settleAttempt(tx, attempt, circumstances);
  });
  return true;
}

/** Whether a player has an attempt at a place of a mode, open or settled. */
export async function hasAttempt(
  db: Database,
  userId: UserId,
  quizType: Attempt['quizType'],
  place: string,
): Promise<boolean> {
  return (await findAttemptAt(db, { userId, quizType, place })) !== undefined;
}
