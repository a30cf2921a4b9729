import type { UserId } from '@quiz-arena/contract/ids';
import { asc, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { playerBalances } from '../../db/schema/ledger.ts';
import type { Coins } from './leg.ts';

/**
 * Locks the players' balances until the transaction ends and tells what they hold; a player without a row gets one.
 *
 * Locks are taken in one order everywhere, so that no two transactions wait for each other: first the attempt or
 * match that is decided, then its players (sorted here), then all else.
 */
export async function lockPlayers(tx: Transaction, ids: readonly UserId[]): Promise<Map<UserId, Coins>> {
  const wanted = [...new Set(ids)].sort();
  if (wanted.length === 0) return new Map();
  const found = await readLocked(tx, wanted);
  const missing = wanted.filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  await tx
    .insert(playerBalances)
    .values(missing.map((userId) => ({ userId })))
    .onConflictDoNothing();
  return await readLocked(tx, wanted);
}

async function readLocked(tx: Transaction, ids: UserId[]): Promise<Map<UserId, Coins>> {
  const rows = await tx
    .select()
    .from(playerBalances)
    .where(inArray(playerBalances.userId, ids))
    .orderBy(asc(playerBalances.userId))
    .for('update');
  return new Map(rows.map(({ userId, bonus, earned }) => [userId, { bonus, earned }]));
}
