import type { UserId } from '@quiz-arena/contract/ids';
import type { Transaction } from '../../db/database.ts';
import type { CoinTitle } from './coin-title.ts';
import { type Coins, HOUSE, leg, negate, playerAccount } from './leg.ts';
import { postTransaction } from './post-transaction.ts';

interface Grant {
  readonly userId: UserId;
  /** Coins, whole, 0 or more. */
  readonly amount: number;
  /** `bonus`: given (welcome, referral, badge). `earned`: won; can be redeemed. */
  readonly kind: keyof Coins;
  readonly title: CoinTitle;
  readonly key: string;
  readonly at: Date;
}

/** Gives coins of the house to a player, once per key. */
export async function grant(tx: Transaction, gift: Grant): Promise<'posted' | 'repeated'> {
  const coins = gift.kind === 'bonus' ? { bonus: gift.amount, earned: 0 } : { bonus: 0, earned: gift.amount };
  if (gift.amount < 0) throw new Error('a grant takes nothing');
  const result = await postTransaction(tx, {
    key: gift.key,
    title: gift.title,
    legs: [leg(HOUSE, negate(coins)), leg(playerAccount(gift.userId), coins)],
    at: gift.at,
  });
  return result === 'repeated' ? 'repeated' : 'posted';
}
