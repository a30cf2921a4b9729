import type { Database } from '../../db/database.ts';
import type { AttemptCircumstances } from './open-attempt.ts';
import { listOverdue, lockAttempt } from './repository.ts';
import { settleAttempt } from './settle-attempt.ts';

/** A player who answers the last question in time gets this long to ask for the result. */
export const SETTLE_GRACE_MS = 60_000;
const BATCH = 200;

/** Settles attempts whose time is over and that nobody settled. @returns how many */
export async function sweepAttempts(db: Database, circumstances: AttemptCircumstances): Promise<number> {
  const before = new Date(circumstances.now.getTime() - SETTLE_GRACE_MS);
  let settled = 0;
  for (const { id, userId } of await listOverdue(db, before, BATCH)) {
    await db.transaction(async (tx) => {
      const attempt = await lockAttempt(tx, userId, id);
      if (!attempt?.isOpen || attempt.expiresAt > before) return;
      await settleAttempt(tx, attempt, circumstances);
      settled += 1;
    });
  }
  return settled;
}
