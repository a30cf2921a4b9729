import { describe, expect, it } from 'vitest';
import { balanceLegs, HOUSE, leg, negate, playerAccount, splitSpend } from './leg.ts';

describe('splitSpend', () => {
  it('[C9] spends bonus coins first', () => {
    expect(splitSpend({ bonus: 3, earned: 10 }, 5)).toEqual({ bonus: 3, earned: 2 });
    expect(splitSpend({ bonus: 7, earned: 10 }, 5)).toEqual({ bonus: 5, earned: 0 });
  });

  it('[C4] is refused when both kinds together fall short by one coin', () => {
    expect(splitSpend({ bonus: 3, earned: 1 }, 5)).toBeUndefined();
    expect(splitSpend({ bonus: 3, earned: 2 }, 5)).toEqual({ bonus: 3, earned: 2 });
  });
});

describe('balanceLegs', () => {
  const player = playerAccount('7' as never);

  it('[C1] refuses legs that do not sum to zero in each kind of coin', () => {
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
        leg({ kind: 'match', id: 'm' }, { bonus: 0, earned: 0 }),
      ]),
    ).toEqual([leg(HOUSE, { bonus: -10, earned: 0 }), leg(player, { bonus: 10, earned: 0 })]);
  });
});
