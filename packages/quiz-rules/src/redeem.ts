/** What coins are worth: `perCoin` coins are `coinAmount` of money. Settings per_coin and coin_amount. */
export interface RedeemPolicy {
  readonly perCoin: number;
  readonly coinAmount: number;
}

/** Money moves in hundredths. */
const CENTS = 100;

/**
 * The money for a number of coins, with two decimals ("12.50"): coins / per_coin × coin_amount, rounded down to whole
 * hundredths. Source: rest-api, "Bookmarks, reports, notifications, coin history, wallet".
 */
export function redeemAmount(coins: number, { perCoin, coinAmount }: RedeemPolicy): string {
  return (wholeCents((coins * coinAmount) / perCoin) / CENTS).toFixed(2);
}

/** Whether an amount as a client writes it ("12.5") is the money for these coins; fractions of a hundredth do not count. */
export function isRedeemAmount(claimed: string, coins: number, policy: RedeemPolicy): boolean {
  return wholeCents(Number(claimed)) === wholeCents(Number(redeemAmount(coins, policy)));
}

/** Past the error that a fraction such as 0.1 brings along. */
function wholeCents(money: number): number {
  return Math.floor(money * CENTS + 1e-6);
}
