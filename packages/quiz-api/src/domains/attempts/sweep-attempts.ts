import type { AttemptId, UserId } from '@quiz-arena/contract/ids';
import type { Alerts } from '../../alerts.ts';
import type { Database } from '../../db/database.ts';
import type { AttemptCircumstances } from './attempt-circumstances.ts';
import { listOverdue, lockAttempt } from './repository.ts';
import { settleAttempt } from './settle-attempt.ts';

/** A player who answers the last question in time gets this long to ask for the result. */
const SETTLE_GRACE_MS = 60_000;
const BATCH = 200;

/**
 * Settles attempts whose time is over and that nobody settled; one that cannot be settled is an alert and holds up
 * no other. @returns how many were settled
 */
export async function sweepAttempts(
  db: Database,
  circumstances: AttemptCircumstances & { readonly alerts: Alerts },
): Promise<number> {
  const before = new Date(circumstances.now.getTime() - SETTLE_GRACE_MS);
  let settled = 0;
  for (const { id, userId } of await listOverdue(db, before, BATCH)) {
    try {
      if (await settleOverdue(db, { id, userId, before }, circumstances)) settled += 1;
    } catch (error) {
      circumstances.alerts.raise('attempt-not-settleable', { err: error, attemptId: id });
    }
  }
  return settled;
}

/** False when it was settled meanwhile, or its time went on. */
async function settleOverdue(
  db: Database,
  { id, userId, before }: { id: AttemptId; userId: UserId; before: Date },
  circumstances: AttemptCircumstances,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, userId, id);
    if (!attempt?.isOpen || attempt.expiresAt > before) return false;
    await settleAttempt(tx, attempt, circumstances);
    return true;
  });
}
