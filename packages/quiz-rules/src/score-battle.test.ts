import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSeconds, scoreBattleAnswer, speedBounds, writeSeconds } from './score-battle.ts';

const policy = { correctPoints: 4, quickestBonus: 2, secondQuickestBonus: 1, ...speedBounds };

describe('an answer in a battle of two', () => {
  it.each([
    [0, 6, 'quickest'],
    [2000, 6, 'quickest'],
    [2001, 5, 'secondQuickest'],
    [4000, 5, 'secondQuickest'],
    [4001, 4, 'none'],
    [30_000, 4, 'none'],
  ])('[C30] right after %d ms is worth %d points', (takenMs, points, speedBonus) => {
    expect(scoreBattleAnswer(true, takenMs, policy)).toEqual({ points, speedBonus });
  });

  it('[C30] that is wrong is worth nothing, however quick', () => {
    fc.assert(
      fc.property(fc.nat(40_000), (takenMs) => {
        expect(scoreBattleAnswer(false, takenMs, policy)).toEqual({ points: 0, speedBonus: 'none' });
      }),
    );
  });

  it('[C30] is never worth more for taking longer', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (takenMs, more) => {
        const sooner = scoreBattleAnswer(true, takenMs, policy).points;
        expect(scoreBattleAnswer(true, takenMs + more, policy).points).toBeLessThanOrEqual(sooner);
      }),
    );
  });
});

describe('the time taken', () => {
  it('goes over the wire as seconds with three decimals and comes back to the millisecond', () => {
    expect(writeSeconds(1234)).toBe('1.234');
    expect(writeSeconds(2000)).toBe('2.000');
    fc.assert(
      fc.property(fc.nat(1_000_000), (takenMs) => {
        expect(readSeconds(writeSeconds(takenMs))).toBe(takenMs);
      }),
    );
  });
});
