import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isProvisional, newRating, type Rating, rateGame, updateRating } from './rating.ts';

const opponent = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });
const anyRating = fc.record({
  rating: fc.double({ min: 400, max: 3000, noNaN: true }),
  deviation: fc.double({ min: 30, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.03, max: 0.12, noNaN: true }),
});

describe('a rating', () => {
  it('follows Glickman’s published example', () => {
    const after = updateRating({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { opponent: opponent(1400, 30), score: 1 },
      { opponent: opponent(1550, 100), score: 0 },
      { opponent: opponent(1700, 300), score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('without games only becomes less sure, never less sure than a new one', () => {
    const idle = updateRating({ rating: 1600, deviation: 200, volatility: 0.06 }, []);
    expect(idle).toMatchObject({ rating: 1600, volatility: 0.06 });
    expect(idle.deviation).toBeCloseTo(200.2714, 3);
    expect(updateRating(newRating, [])).toEqual(newRating);
  });

  it('moves two new players apart by the same amount and makes both surer', () => {
    const [winner, loser] = rateGame(newRating, newRating, 1);
    expect(winner.rating - 1500).toBeCloseTo(1500 - loser.rating, 9);
    expect(winner.rating).toBeGreaterThan(1600);
    expect(winner.deviation).toBeLessThan(350);
    expect(loser.deviation).toBeCloseTo(winner.deviation, 9);
  });

  it('does not move two equals on a draw', () => {
    const [one, other] = rateGame(newRating, newRating, 0.5);
    expect([one.rating, other.rating]).toEqual([1500, 1500]);
  });

  it('is provisional until about a dozen battles have made it sure [B19]', () => {
    let player = newRating;
    let battles = 0;
    while (isProvisional(player) && battles < 50) {
      battles += 1;
      player = rateGame(player, opponent(1500, 80), battles % 2 === 0 ? 1 : 0)[0];
    }
    expect(battles).toBeGreaterThan(5);
    expect(battles).toBeLessThan(20);
    expect(isProvisional({ deviation: 110 })).toBe(false);
    expect(isProvisional({ deviation: 110.1 })).toBe(true);
  });

  it('rises with a win and falls with a loss, whoever the opponent is, and stays a sane number', () => {
    fc.assert(
      fc.property(anyRating, anyRating, (one, other) => {
        const [winner, loser] = rateGame(one, other, 1);
        expect(winner.rating).toBeGreaterThanOrEqual(one.rating);
        expect(loser.rating).toBeLessThanOrEqual(other.rating);
        for (const rated of [winner, loser]) {
          expect(rated.deviation).toBeGreaterThan(0);
          expect(rated.deviation).toBeLessThanOrEqual(350);
          expect(rated.volatility).toBeGreaterThan(0);
          expect(rated.volatility).toBeLessThan(0.2);
          expect(Number.isFinite(rated.rating)).toBe(true);
        }
      }),
    );
  });

  it('gives more for beating a stronger opponent', () => {
    const gain = (rating: number) =>
      updateRating(newRating, [{ opponent: opponent(rating, 100), score: 1 }]).rating;
    expect(gain(1800)).toBeGreaterThan(gain(1500));
    expect(gain(1500)).toBeGreaterThan(gain(1200));
  });
});
