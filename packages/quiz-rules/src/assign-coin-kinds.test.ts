import { userId } from '@quiz-arena/contract/ids';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignCoinKinds } from './assign-coin-kinds.ts';

const none = { bonus: 0, earned: 0 };
const one = userId.parse('1');
const two = userId.parse('2');

describe('the kinds of coins in a pot', () => {
  it('stay what they were when they are won', () => {
    const shares = [
      { userId: one, staked: { bonus: 0, earned: 5 }, paid: 10 },
      { userId: two, staked: { bonus: 4, earned: 1 }, paid: 0 },
    ];
    expect(assignCoinKinds(shares)).toEqual([
      { userId: one, bonus: 4, earned: 6 },
      { userId: two, bonus: 0, earned: 0 },
    ]);
  });

  it('return to their owners on a draw', () => {
    const shares = [
      { userId: one, staked: { bonus: 0, earned: 5 }, paid: 5 },
      { userId: two, staked: { bonus: 5, earned: 0 }, paid: 5 },
    ];
    expect(assignCoinKinds(shares)).toEqual([
      { userId: one, bonus: 0, earned: 5 },
      { userId: two, bonus: 5, earned: 0 },
    ]);
  });

  it('[C10] each sum to what was staked of it, and no share is negative or changes its size', () => {
    const stake = fc.record({ bonus: fc.nat(20), earned: fc.nat(20) });
    const pot = fc.tuple(
      fc.array(stake, { minLength: 2, maxLength: 4 }),
      fc.array(fc.nat(100), { minLength: 4, maxLength: 4 }),
    );
    fc.assert(
      fc.property(pot, ([stakes, cuts]) => {
        const total = stakes.reduce((sum, { bonus, earned }) => sum + bonus + earned, 0);
        let left = total;
        const players = stakes.map((staked, i) => {
          const paid = Math.floor((left * (cuts[i] ?? 0)) / 100);
          left -= paid;
          return { userId: userId.parse(`${i}`), staked, paid };
        });
        const shares = [...players, { userId: null, staked: none, paid: left }];
        const kinded = assignCoinKinds(shares);
        for (const kind of ['bonus', 'earned'] as const) {
          const staked = stakes.reduce((sum, coins) => sum + coins[kind], 0);
          expect(kinded.reduce((sum, coins) => sum + coins[kind], 0)).toBe(staked);
          for (const share of kinded) expect(share[kind]).toBeGreaterThanOrEqual(0);
        }
        expect(kinded.map(({ bonus, earned }) => bonus + earned)).toEqual(shares.map(({ paid }) => paid));
      }),
    );
  });
});
