import type { UserId } from '@quiz-arena/contract/ids';
import { asc, desc, gt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { revocations } from '../../db/schema/accounts.ts';

/** Any number that no other lock of this database uses. */
const REVOCATIONS_LOCK = 7_361_905;

export interface Revocation {
  readonly userId: UserId;
  readonly reason: 'signed_out' | 'superseded' | 'deactivated' | 'deleted';
  /** SHA-256 (hex) of the only token that is valid from now on; "" when none is. */
  readonly validTokenHash: string;
  readonly revokedAt: Date;
}

/**
 * Tells the battle servers' feed that a player's tokens have ended. Let it be the transaction's last statement:
 * from here to the commit nobody else can write one, so that ids become visible in their order and a reader that
 * follows them by a cursor misses none.
 */
export async function recordRevocation(tx: Transaction, revocation: Revocation): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${REVOCATIONS_LOCK})`);
  await tx.insert(revocations).values(revocation);
}

/** What was recorded after `cursor`, oldest first. */
export async function listRevocations(
  db: Queryable,
  { cursor, limit }: { cursor: string; limit: number },
): Promise<(Revocation & { readonly id: string })[]> {
  return await db
    .select()
    .from(revocations)
    .where(gt(revocations.id, cursor))
    .orderBy(asc(revocations.id))
    .limit(limit);
}

/** Where the feed ends now; "0" for an empty one. */
export async function endOfRevocations(db: Queryable): Promise<string> {
  const [last] = await db
    .select({ id: revocations.id })
    .from(revocations)
    .orderBy(desc(revocations.id))
    .limit(1);
  return last?.id ?? '0';
}
