import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreSolo } from './score-solo.ts';

const coins = { maximumCoins: 4, fullPercentage: 70, winningPercentage: 30 };
const score = { creditPerCorrect: 4, deductPerWrong: 4 };
const tally = fc
  .integer({ min: 1, max: 60 })
  .chain((served) =>
    fc.record({ served: fc.constant(served), correct: fc.integer({ min: 0, max: served }) }),
  );

describe('a solo run of ten questions with the default settings', () => {
  it.each([
    { correct: 0, percentage: 0, isWon: false, coins: 0, score: -40 },
    { correct: 2, percentage: 20, isWon: false, coins: 0, score: -24 },
    { correct: 3, percentage: 30, isWon: true, coins: 0, score: -16 },
    { correct: 4, percentage: 40, isWon: true, coins: 1, score: -8 },
    { correct: 5, percentage: 50, isWon: true, coins: 2, score: 0 },
    { correct: 6, percentage: 60, isWon: true, coins: 3, score: 8 },
    { correct: 7, percentage: 70, isWon: true, coins: 4, score: 16 },
    { correct: 10, percentage: 100, isWon: true, coins: 4, score: 40 },
  ])('with $correct right is worth $coins coins and $score points', (expected) => {
    const { correct } = expected;
    expect(scoreSolo({ served: 10, correct }, coins, score)).toEqual({
      ...expected,
      served: 10,
      wrong: 10 - correct,
    });
  });
});

describe('a solo run', () => {
  it('between 30 and 39 % is won and worth no coins', () => {
    for (const [correct, served] of [
      [1, 3],
      [3, 10],
      [5, 13],
      [7, 18],
      [39, 100],
    ] as const) {
      expect(scoreSolo({ served, correct }, coins, score)).toMatchObject({ isWon: true, coins: 0 });
    }
  });

  it('[C16] [C17] just below a bound is not at the bound: 29.9 % loses, 69.9 % pays 3', () => {
    expect(scoreSolo({ served: 1000, correct: 299 }, coins, score)).toMatchObject({ isWon: false, coins: 0 });
    expect(scoreSolo({ served: 1000, correct: 699 }, coins, score)).toMatchObject({ isWon: true, coins: 3 });
  });

  it('[C17] is worth floor(max − (full − P) / 10) coins within 0 and max, and never fewer for one more right answer', () => {
    fc.assert(
      fc.property(tally, fc.integer({ min: 0, max: 20 }), ({ served, correct }, maximumCoins) => {
        const policy = { ...coins, maximumCoins };
        const worth = scoreSolo({ served, correct }, policy, score);
        expect(worth.coins).toBeGreaterThanOrEqual(0);
        expect(worth.coins).toBeLessThanOrEqual(maximumCoins);
        expect(Number.isInteger(worth.coins)).toBe(true);
        if (worth.percentage >= 70) expect(worth.coins).toBe(maximumCoins);
        else if (worth.coins > 0) {
          const exact = maximumCoins - (70 - worth.percentage) / 10;
          expect(Math.abs(worth.coins + 0.5 - exact)).toBeLessThan(0.5 + 1e-9);
        }
        if (correct > 0) {
          const less = scoreSolo({ served, correct: correct - 1 }, policy, score);
          expect(less.coins).toBeLessThanOrEqual(worth.coins);
          expect(worth.score - less.score).toBe(8);
        }
      }),
    );
  });

  it('[C16] counts every question served: right or else wrong', () => {
    fc.assert(
      fc.property(tally, (counts) => {
        const { correct, wrong, served } = scoreSolo(counts, coins, score);
        expect(correct + wrong).toBe(served);
      }),
    );
  });

  it('in which nothing was served is lost, whatever the winning percentage', () => {
    const nothing = { served: 0, correct: 0 };
    expect(scoreSolo(nothing, { ...coins, winningPercentage: 0 }, score)).toMatchObject({
      isWon: false,
      percentage: 0,
      coins: 0,
      score: 0,
    });
  });
});
