import type { UserId } from '@quiz-arena/contract/ids';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { playerBalances } from '../../db/schema/ledger.ts';
import { hasOpenHold, listOpenHolds, postHolds } from './holds.ts';
import { HOUSE, leg, NO_COINS, negate, playerAccount } from './leg.ts';
import { lockPlayers } from './lock-players.ts';
import { postTransaction } from './post-transaction.ts';

/**
 * Gives the rest of a leaving player's coins to the house, those held for a redeem request too, and removes the
 * balance. The entries stay: their account then names nobody. Refused while a battle's fee is held.
 */
export async function closeAccount(
  tx: Transaction,
  closing: { userId: UserId; at: Date },
): Promise<'closed' | 'MATCH_OPEN'> {
  const { userId, at } = closing;
  const balances = await lockPlayers(tx, [userId]);
  if (await hasOpenHold(tx, userId, 'match')) return 'MATCH_OPEN';
  for (const reference of await listOpenHolds(tx, userId, 'redeem')) {
    await postHolds(tx, { purpose: 'redeem', reference, title: 'closedAccount', at });
  }
  const rest = balances.get(userId) ?? NO_COINS;
  const legs = [leg(playerAccount(userId), negate(rest)), leg(HOUSE, rest)];
  await postTransaction(tx, { key: `closed:${userId}`, title: 'closedAccount', legs, at }, balances);
  await tx.delete(playerBalances).where(eq(playerBalances.userId, userId));
  return 'closed';
}
