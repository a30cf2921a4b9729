import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCoins,
  balanceLegs,
  HOUSE,
  leg,
  negate,
  playerAccount,
  ROUNDING,
  sharePot,
  splitSpend,
  totalOf,
} from './leg.ts';

const coins = fc.record({ bonus: fc.nat(10_000), earned: fc.nat(10_000) });

describe('splitSpend', () => {
  it('spends bonus coins first', () => {
    expect(splitSpend({ bonus: 3, earned: 10 }, 5)).toEqual({ bonus: 3, earned: 2 });
    expect(splitSpend({ bonus: 7, earned: 10 }, 5)).toEqual({ bonus: 5, earned: 0 });
  });

  it('is refused when both kinds together fall short by one coin', () => {
    expect(splitSpend({ bonus: 3, earned: 1 }, 5)).toBeUndefined();
    expect(splitSpend({ bonus: 3, earned: 2 }, 5)).toEqual({ bonus: 3, earned: 2 });
  });
});

describe('sharePot', () => {
  it('gives every winner the same whole number of coins and keeps each kind', () => {
    expect(sharePot({ bonus: 5, earned: 10 }, 2)).toEqual({
      shares: [
        { bonus: 3, earned: 4 },
        { bonus: 2, earned: 5 },
      ],
      rest: { bonus: 0, earned: 1 },
    });
  });

  it('loses and makes no coin of either kind, and its rest is smaller than the number of winners', () => {
    fc.assert(
      fc.property(coins, fc.integer({ min: 1, max: 4 }), (pot, winners) => {
        const { shares, rest } = sharePot(pot, winners);
        expect(addCoins([...shares, rest])).toEqual(pot);
        expect(new Set(shares.map(totalOf))).toEqual(new Set([Math.floor(totalOf(pot) / winners)]));
        expect([...shares, rest].every(({ bonus, earned }) => bonus >= 0 && earned >= 0)).toBe(true);
        expect(totalOf(rest)).toBeLessThan(winners);
      }),
    );
  });

  it('leaves the whole pot when nobody won', () => {
    expect(sharePot({ bonus: 2, earned: 3 }, 0)).toEqual({ shares: [], rest: { bonus: 2, earned: 3 } });
  });
});

describe('balanceLegs', () => {
  const player = playerAccount('7' as never);

  it('refuses legs that do not sum to zero in each kind of coin', () => {
    const legs = [leg(HOUSE, { bonus: -5, earned: 0 }), leg(player, { bonus: 0, earned: 5 })];
    expect(() => balanceLegs(legs)).toThrow('sum to zero');
  });

  it('refuses broken coins', () => {
    const half = { bonus: 0.5, earned: 0 };
    expect(() => balanceLegs([leg(HOUSE, negate(half)), leg(player, half)])).toThrow('whole');
  });

  it('merges the legs of one account and drops those that move nothing', () => {
    const five = { bonus: 5, earned: 0 };
    expect(
      balanceLegs([
        leg(player, five),
        leg(HOUSE, negate(five)),
        leg(player, five),
        leg(HOUSE, negate(five)),
        leg(ROUNDING, { bonus: 0, earned: 0 }),
      ]),
    ).toEqual([leg(HOUSE, { bonus: -10, earned: 0 }), leg(player, { bonus: 10, earned: 0 })]);
  });
});
