import type { CoinTitle } from '@quiz-arena/contract/coin-titles';
import type { UserId } from '@quiz-arena/contract/ids';
import { assignCoinKinds } from '@quiz-arena/quiz-rules/assign-coin-kinds';
import type { Transaction } from '../../db/database.ts';
import { type Hold, holdAccount, holdsEnd } from '../ledger/holds.ts';
import { addCoins, HOUSE, leg, NO_COINS, negate, playerAccount, totalOf } from '../ledger/leg.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import type { Match } from './repository.ts';

/** Empties a match's account: to each player what was decided, in the kinds that were staked; the rest to the house. */
export async function payOut(
  tx: Transaction,
  { matchId }: Match,
  decision: { holds: readonly Hold[]; paid: ReadonlyMap<UserId, number>; title: CoinTitle; at: Date },
): Promise<void> {
  const { holds, paid, title, at } = decision;
  const pot = addCoins(holds);
  const sumPaid = [...paid.values()].reduce((sum, coins) => sum + coins, 0);
  const shares = assignCoinKinds([
    ...holds.map((hold) => ({ userId: hold.userId, staked: hold, paid: paid.get(hold.userId) ?? 0 })),
    { userId: null, staked: NO_COINS, paid: totalOf(pot) - sumPaid },
  ]);
  await postTransaction(tx, {
    key: `settled:match:${matchId}`,
    title,
    legs: [
      leg(holdAccount('match', matchId), negate(pot)),
      ...shares.map((share) => leg(share.userId === null ? HOUSE : playerAccount(share.userId), share)),
    ],
    at,
    alongside: holdsEnd('match', matchId, 'posted', at),
  });
}
