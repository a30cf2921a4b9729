import type { UserId } from '@quiz-arena/contract/ids';

/** Coins by kind. Bonus coins were given, earned coins were won; only the latter can be redeemed. */
export interface Coins {
  readonly bonus: number;
  readonly earned: number;
}

/** Where coins lie. `house` gives and takes without limit, keeps indivisible rests and may be negative. */
export type CoinAccount =
  | { readonly kind: 'player'; readonly id: UserId }
  | { readonly kind: 'match' | 'redeem'; readonly id: string }
  | { readonly kind: 'house'; readonly id: '' };

/** What one account gains (positive) or gives (negative) in a transaction. */
export interface Leg extends Coins {
  readonly account: CoinAccount;
}

export const HOUSE: CoinAccount = { kind: 'house', id: '' };
export const NO_COINS: Coins = { bonus: 0, earned: 0 };

export function playerAccount(id: UserId): CoinAccount {
  return { kind: 'player', id };
}

export function leg(account: CoinAccount, coins: Coins): Leg {
  return { account, bonus: coins.bonus, earned: coins.earned };
}

export function totalOf(coins: Coins): number {
  return coins.bonus + coins.earned;
}

export function addCoins(all: readonly Coins[]): Coins {
  return all.reduce<Coins>(
    (sum, coins) => ({ bonus: sum.bonus + coins.bonus, earned: sum.earned + coins.earned }),
    NO_COINS,
  );
}

function subtractCoins(from: Coins, coins: Coins): Coins {
  return { bonus: from.bonus - coins.bonus, earned: from.earned - coins.earned };
}

export function negate(coins: Coins): Coins {
  return subtractCoins(NO_COINS, coins);
}

/** Which coins pay `amount`: bonus first. Undefined when there are not enough. */
export function splitSpend(balance: Coins, amount: number): Coins | undefined {
  if (totalOf(balance) < amount) return undefined;
  const bonus = Math.min(balance.bonus, amount);
  return { bonus, earned: amount - bonus };
}

/** One leg an account, none without coins. Legs that do not sum to zero, or hold broken coins, are a fault of ours. */
export function balanceLegs(legs: readonly Leg[]): Leg[] {
  const byAccount = new Map<string, Leg>();
  for (const { account, bonus, earned } of legs) {
    if (!Number.isSafeInteger(bonus) || !Number.isSafeInteger(earned)) throw new Error('coins are whole');
    const key = accountKey(account);
    byAccount.set(key, leg(account, addCoins([byAccount.get(key) ?? NO_COINS, { bonus, earned }])));
  }
  const merged = [...byAccount.entries()]
    .filter(([, { bonus, earned }]) => bonus !== 0 || earned !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, part]) => part);
  const sum = addCoins(merged);
  if (sum.bonus !== 0 || sum.earned !== 0) {
    throw new Error(`legs must sum to zero, not to ${sum.bonus} bonus and ${sum.earned} earned`);
  }
  return merged;
}

export function accountKey(account: { kind: string; id: string }): string {
  return `${account.kind}:${account.id}`;
}
