import type { UserId } from '@quiz-arena/contract/ids';

/** Bonus coins keep their kind when staked and won, and can never be redeemed. */
export interface CoinsByKind {
  readonly bonus: number;
  readonly earned: number;
}

/** What one account put into the pot and what it gets out of it; the house has no `userId`. */
export interface PotShare {
  readonly userId: UserId | null;
  readonly staked: CoinsByKind;
  readonly paid: number;
}

/** A share of the pot with its kinds: `bonus + earned` is what was paid. */
export interface KindedShare extends CoinsByKind {
  readonly userId: UserId | null;
}

/**
 * Gives the coins of a settlement their kinds, so that each kind sums to what was staked of it: everyone
 * gets his own stake back first (earned coins before bonus ones), the rest goes round in proportion.
 * The sum of `paid` must be the sum of the stakes. Source: rest-api, "Account", two kinds of coin.
 */
export function assignCoinKinds(shares: readonly PotShare[]): KindedShare[] {
  const own = shares.map(({ staked, paid }) => {
    const earned = Math.min(staked.earned, paid);
    return { earned, bonus: Math.min(staked.bonus, paid - earned) };
  });
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const restPaid = shares.map(({ paid }, i) => paid - (own[i]?.earned ?? 0) - (own[i]?.bonus ?? 0));
  const restBonus = sum(shares.map(({ staked }) => staked.bonus)) - sum(own.map(({ bonus }) => bonus));
  const rest = sum(restPaid);
  // Rounding the running total instead of each share gives every coin away exactly once.
  const bonusUpTo = (i: number) =>
    rest === 0 ? 0 : Math.floor((restBonus * sum(restPaid.slice(0, i))) / rest);
  return shares.map(({ userId, paid }, i) => {
    const bonus = (own[i]?.bonus ?? 0) + bonusUpTo(i + 1) - bonusUpTo(i);
    return { userId, bonus, earned: paid - bonus };
  });
}
