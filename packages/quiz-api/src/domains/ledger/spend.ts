import type { UserId } from '@quiz-arena/contract/ids';
import type { Transaction } from '../../db/database.ts';
import type { CoinTitle } from './coin-title.ts';
import { HOUSE, leg, NO_COINS, negate, playerAccount, splitSpend } from './leg.ts';
import { lockPlayers } from './lock-players.ts';
import { isPosted, type PostResult, postTransaction } from './post-transaction.ts';

interface Charge {
  readonly userId: UserId;
  /** Coins, whole, 0 or more. */
  readonly amount: number;
  readonly title: CoinTitle;
  readonly key: string;
  readonly at: Date;
}

/** Charges a player for something the house gives: bonus coins first. Once per key; refused when short. */
export async function spend(tx: Transaction, charge: Charge): Promise<PostResult> {
  const balances = await lockPlayers(tx, [charge.userId]);
  if (await isPosted(tx, charge.key)) return 'repeated';
  const price = splitSpend(balances.get(charge.userId) ?? NO_COINS, charge.amount);
  if (price === undefined) return 'NOT_ENOUGH_COINS';
  const legs = [leg(playerAccount(charge.userId), negate(price)), leg(HOUSE, price)];
  return await postTransaction(tx, { key: charge.key, title: charge.title, legs, at: charge.at }, balances);
}
