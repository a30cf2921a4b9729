import { describe, expect, it } from 'vitest';
import { isRedeemAmount, redeemAmount } from './redeem.ts';

const policy = { perCoin: 10, coinAmount: 1 };

describe('what coins are worth', () => {
  it.each([
    [100, policy, '10.00'],
    [105, policy, '10.50'],
    [101, { perCoin: 3, coinAmount: 1 }, '33.66'],
    [30, { perCoin: 10, coinAmount: 0.1 }, '0.30'],
    [0, policy, '0.00'],
  ])('%i coins at %o are %s', (coins, at, amount) => {
    expect(redeemAmount(coins, at)).toBe(amount);
  });

  it('knows the amount however it is written, and no other', () => {
    for (const claimed of ['10.5', '10.50', '10.500000'])
      expect(isRedeemAmount(claimed, 105, policy)).toBe(true);
    for (const claimed of ['10.51', '10.49', '105', '-10.5'])
      expect(isRedeemAmount(claimed, 105, policy)).toBe(false);
  });
});
