import { type BadgeType, badgeTypes } from '@quiz-arena/contract/badges';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perfectQuestions, solvingSeconds } from './badge-run.ts';
import { type BadgeFacts, defaultCounters, findNewBadges } from './badges.ts';

const nothing: BadgeFacts = {
  quizZoneRuns: 0,
  completedRandomWins: 0,
  completedGroupWins: 0,
  contestPrizes: 0,
  flawlessDuels: 0,
  randomWinsInRow: 0,
  bestWordSeconds: null,
  bestTextSeconds: null,
  largestPerfectRun: 0,
  correctAnswers: 0,
  coinsEarned: 0,
  dailyQuizDays: 0,
  referrals: 0,
  daysInRow: 0,
};
const newFor = (facts: Partial<BadgeFacts>) => findNewBadges({ ...nothing, ...facts }, new Set());

describe('a badge', () => {
  it('is not given for nothing', () => {
    expect(newFor({})).toEqual([]);
  });

  it.each<[BadgeType, Partial<BadgeFacts>, Partial<BadgeFacts>]>([
    ['dashing_debut', { quizZoneRuns: 0 }, { quizZoneRuns: 1 }],
    ['combat_winner', { randomWinsInRow: 1 }, { completedRandomWins: 1 }],
    ['clash_winner', { completedGroupWins: 0 }, { completedGroupWins: 1 }],
    ['most_wanted_winner', { contestPrizes: 0 }, { contestPrizes: 1 }],
    ['ultimate_player', { flawlessDuels: 0 }, { flawlessDuels: 1 }],
    ['quiz_warrior', { randomWinsInRow: 2 }, { randomWinsInRow: 3 }],
    ['super_sonic', { bestWordSeconds: 25.001 }, { bestWordSeconds: 25 }],
    ['flashback', { bestTextSeconds: 8.001 }, { bestTextSeconds: 8 }],
    ['brainiac', { largestPerfectRun: 4 }, { largestPerfectRun: 5 }],
    ['big_thing', { correctAnswers: 4999 }, { correctAnswers: 5000 }],
    ['elite', { coinsEarned: 5000 }, { coinsEarned: 5001 }],
    ['thirsty', { dailyQuizDays: 29 }, { dailyQuizDays: 30 }],
    ['sharing_caring', { referrals: 50 }, { referrals: 51 }],
    ['streak', { daysInRow: 29 }, { daysInRow: 30 }],
  ])('%s waits at %j and is earned at %j', (badge, before, then) => {
    expect(newFor(before)).toEqual([]);
    expect(newFor(then)).toEqual([badge]);
  });

  it('power_elite takes more than ten others, counting those earned in the same moment', () => {
    const ten = badgeTypes.filter((type) => type !== 'power_elite' && type !== 'streak').slice(0, 10);
    expect(findNewBadges(nothing, new Set(ten))).toEqual([]);
    expect(findNewBadges({ ...nothing, daysInRow: 30 }, new Set(ten))).toEqual(['power_elite', 'streak']);
  });

  it('is given once', () => {
    expect(findNewBadges({ ...nothing, quizZoneRuns: 7 }, new Set(['dashing_debut']))).toEqual([]);
  });

  it('follows the counter that an operator set', () => {
    const facts = { ...nothing, daysInRow: 7 };
    expect(findNewBadges(facts, new Set(), { ...defaultCounters, streak: 7 })).toEqual(['streak']);
  });

  it('is new only as long as it is not unlocked, whatever the facts', () => {
    const count = fc.nat(10_000);
    const seconds = fc.option(fc.nat(100));
    const facts = fc.record({
      ...{ quizZoneRuns: count, completedRandomWins: count, completedGroupWins: count, contestPrizes: count },
      ...{ flawlessDuels: count, randomWinsInRow: count, largestPerfectRun: count, correctAnswers: count },
      ...{ coinsEarned: count, dailyQuizDays: count, referrals: count, daysInRow: count },
      ...{ bestWordSeconds: seconds, bestTextSeconds: seconds },
    });
    fc.assert(
      fc.property(facts, fc.subarray(badgeTypes), (any, unlocked) => {
        const found = findNewBadges(any, new Set(unlocked));
        for (const badge of found) expect(unlocked).not.toContain(badge);
        expect(findNewBadges(any, new Set([...unlocked, ...found]))).toEqual([]);
      }),
    );
  });
});

describe('a run', () => {
  const run = { served: 10, correct: 10, totalMs: 80_000, helps: 0 };

  it('counts as fast by its average, with five questions solved and without help', () => {
    expect(solvingSeconds(run)).toBe(8);
    expect(solvingSeconds({ ...run, served: 5, correct: 5, totalMs: 30_000 })).toBe(6);
    expect(solvingSeconds({ ...run, correct: 4 })).toBeNull();
    expect(solvingSeconds({ ...run, helps: 1 })).toBeNull();
  });

  it('is perfect with every answer right and no lifeline', () => {
    expect(perfectQuestions(run)).toBe(10);
    expect(perfectQuestions({ ...run, correct: 9 })).toBe(0);
    expect(perfectQuestions({ ...run, helps: 1 })).toBe(0);
  });
});
