import { and, asc, eq, lte } from 'drizzle-orm';
import type { Alerts } from '../../alerts.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { identityRemovals, users } from '../../db/schema/accounts.ts';
import type { AccountRemover } from '../../identity/account-remover.ts';

const BATCH = 50;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 86_400_000;

/** Remembers, with the deletion of a player, that the account at the sign-in service goes too. */
export async function queueIdentityRemoval(tx: Transaction, firebaseId: string, at: Date): Promise<void> {
  await tx.insert(identityRemovals).values({ firebaseId, dueAt: at }).onConflictDoNothing();
}

/** Somebody came back before the account there was deleted: it stays. */
export async function cancelIdentityRemoval(tx: Transaction, firebaseId: string): Promise<void> {
  await tx.delete(identityRemovals).where(eq(identityRemovals.firebaseId, firebaseId));
}

/**
 * Deletes the accounts that wait for it; one that cannot be deleted is an alert and is tried again after a growing
 * wait. @returns how many were deleted
 */
export async function removeIdentities(
  db: Database,
  { accounts, now, alerts }: { accounts: AccountRemover | undefined; now: Date; alerts: Alerts },
): Promise<number> {
  if (accounts === undefined) return 0;
  const due = await db
    .select({ firebaseId: identityRemovals.firebaseId })
    .from(identityRemovals)
    .where(lte(identityRemovals.dueAt, now))
    .orderBy(asc(identityRemovals.dueAt))
    .limit(BATCH);
  let removed = 0;
  for (const { firebaseId } of due) {
    if (await removeOne(db, firebaseId, { accounts, now, alerts })) removed += 1;
  }
  return removed;
}

/** The row stays locked meanwhile: another server passes by, and whoever signs up with this identity waits. */
async function removeOne(
  db: Database,
  firebaseId: string,
  { accounts, now, alerts }: { accounts: AccountRemover; now: Date; alerts: Alerts },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(identityRemovals)
      .where(and(eq(identityRemovals.firebaseId, firebaseId), lte(identityRemovals.dueAt, now)))
      .for('update', { skipLocked: true });
    if (row === undefined) return false;
    const own = eq(identityRemovals.firebaseId, firebaseId);
    if ((await tx.$count(users, eq(users.firebaseId, firebaseId))) > 0) {
      await tx.delete(identityRemovals).where(own);
      return false;
    }
    try {
      await accounts.remove(firebaseId);
    } catch (error) {
      alerts.raise('identity-not-removed', { err: error, tries: row.tries + 1 });
      const waitMs = Math.min(FIRST_WAIT_MS * 2 ** row.tries, LONGEST_WAIT_MS);
      await tx
        .update(identityRemovals)
        .set({ tries: row.tries + 1, dueAt: new Date(now.getTime() + waitMs) })
        .where(own);
      return false;
    }
    await tx.delete(identityRemovals).where(own);
    return true;
  });
}
