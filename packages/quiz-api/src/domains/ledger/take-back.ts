import type { UserId } from '@quiz-arena/contract/ids';
import type { Transaction } from '../../db/database.ts';
import type { CoinTitle } from './coin-title.ts';
import { HOUSE, leg, NO_COINS, negate, playerAccount } from './leg.ts';
import { lockPlayers } from './lock-players.ts';
import { postTransaction } from './post-transaction.ts';

interface TakeBack {
  readonly userId: UserId;
  /** Earned coins, whole, 0 or more. */
  readonly amount: number;
  readonly title: CoinTitle;
  readonly key: string;
  readonly at: Date;
}

/** Takes back earned coins that were paid by mistake, as many as the player still has. @returns how many that were */
export async function takeBack(
  tx: Transaction,
  { userId, amount, title, key, at }: TakeBack,
): Promise<number> {
  const balances = await lockPlayers(tx, [userId]);
  const { earned } = balances.get(userId) ?? NO_COINS;
  const taken = { bonus: 0, earned: Math.min(amount, earned) };
  const legs = [leg(playerAccount(userId), negate(taken)), leg(HOUSE, taken)];
  await postTransaction(tx, { key, title, legs, at });
  return taken.earned;
}
