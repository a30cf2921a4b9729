import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Alerts } from '../../alerts.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { identityRemovals } from '../../db/schema/accounts.ts';
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

/**
 * Put off before it is tried: another server passes by, and after a crash it is tried again. No transaction waits for the
 * sign-in service.
 */
async function removeOne(
  db: Database,
  firebaseId: string,
  { accounts, now, alerts }: { accounts: AccountRemover; now: Date; alerts: Alerts },
): Promise<boolean> {
  const own = eq(identityRemovals.firebaseId, firebaseId);
  const [put] = await db
    .update(identityRemovals)
    .set({ tries: sql`${identityRemovals.tries} + 1`, dueAt: nextTry(now) })
    .where(and(own, lte(identityRemovals.dueAt, now)))
    .returning({ tries: identityRemovals.tries });
  if (put === undefined) return false;
  try {
    await accounts.remove(firebaseId);
  } catch (error) {
    alerts.raise('identity-not-removed', { err: error, tries: put.tries });
    return false;
  }
  await db.delete(identityRemovals).where(own);
  return true;
}

/** Waits double with each try. */
function nextTry(now: Date): SQL {
  const waitMs = sql`least(${FIRST_WAIT_MS}::float8 * 2 ^ ${identityRemovals.tries}, ${LONGEST_WAIT_MS})`;
  return sql`${now.toISOString()}::timestamptz + ${waitMs} * interval '1 millisecond'`;
}
