import type { UserId } from '@quiz-arena/contract/ids';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { revocations } from '../../db/schema/accounts.ts';

/** Any number that no other lock of this database uses. */
const REVOCATIONS_LOCK = 7_361_905;

export interface Revocation {
  readonly userId: UserId;
  readonly reason: 'signed-in-elsewhere' | 'deactivated' | 'deleted';
  /** The token that is valid from now on; null when none is. */
  readonly tokenId: string | null;
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
