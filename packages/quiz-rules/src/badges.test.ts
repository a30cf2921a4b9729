import { type BadgeType, badgeTypes } from '@quiz-arena/contract/badges';
import { attemptType } from '@quiz-arena/contract/mode-values';
import { describe, expect, it } from 'vitest';
import { duelBadges, groupBadges, isBadgeEarned, runBadges } from './badges.ts';

const boundaries: [BadgeType, number, number][] = [
  ['dashing_debut', 0, 1],
  ['combat_winner', 0, 1],
  ['clash_winner', 0, 1],
  ['most_wanted_winner', 0, 1],
  ['ultimate_player', 0, 1],
  ['quiz_warrior', 2, 3],
  ['super_sonic', 25.001, 25],
  ['flashback', 8.001, 8],
  ['brainiac', 4, 5],
  ['big_thing', 4999, 5000],
  ['elite', 5000, 5001],
  ['thirsty', 29, 30],
  ['power_elite', 10, 11],
  ['sharing_caring', 50, 51],
  ['streak', 29, 30],
];

describe('a badge', () => {
  it.each(boundaries)('%s waits at %d and is earned at %d', (badge, before, then) => {
    expect(isBadgeEarned(badge, before)).toBe(false);
    expect(isBadgeEarned(badge, then)).toBe(true);
  });

  it('has its boundary tested, each one', () => {
    expect(boundaries.map(([badge]) => badge)).toEqual(badgeTypes);
  });

  it.each(badgeTypes)('%s is not given for nothing', (badge) => {
    expect(isBadgeEarned(badge, null)).toBe(false);
  });
});

describe('a battle of two', () => {
  const randomWin = { isRandom: true, isWinner: true, isCompleted: true, isFlawless: false, winsInRow: 1 };

  it('earns combat_winner when it was random, won and completed', () => {
    expect(duelBadges(randomWin)).toEqual(['combat_winner']);
    expect(duelBadges({ ...randomWin, isCompleted: false })).toEqual([]);
    expect(duelBadges({ ...randomWin, isRandom: false })).toEqual([]);
    expect(duelBadges({ ...randomWin, isWinner: false })).toEqual([]);
  });

  it('earns quiz_warrior with the third random win in a row, also of an opponent who left', () => {
    expect(duelBadges({ ...randomWin, winsInRow: 3, isCompleted: false })).toEqual(['quiz_warrior']);
    expect(duelBadges({ ...randomWin, winsInRow: 2 })).not.toContain('quiz_warrior');
    expect(duelBadges({ ...randomWin, winsInRow: 3, isRandom: false })).toEqual([]);
  });

  it('earns ultimate_player when it was flawless, also a draw with a friend', () => {
    const draw = { ...randomWin, isRandom: false, isWinner: false, isFlawless: true };
    expect(duelBadges(draw)).toEqual(['ultimate_player']);
  });
});

describe('a group battle', () => {
  it('earns clash_winner when it was won and somebody else completed it', () => {
    expect(groupBadges({ isWinner: true, hadOpponent: true })).toEqual(['clash_winner']);
    expect(groupBadges({ isWinner: true, hadOpponent: false })).toEqual([]);
    expect(groupBadges({ isWinner: false, hadOpponent: true })).toEqual([]);
  });
});

describe('a run', () => {
  const run = { served: 10, correct: 10, totalMs: 80_000, helps: 0, isFinished: true };

  it('of the quiz zone earns dashing_debut when finished, brainiac when perfect', () => {
    expect(runBadges('1', run)).toEqual(['dashing_debut', 'brainiac']);
    expect(runBadges('1', { ...run, correct: 0 })).toEqual(['dashing_debut']);
    expect(runBadges('1', { ...run, correct: 3, isFinished: false })).toEqual([]);
    expect(runBadges('1', { ...run, helps: 1 })).toEqual(['dashing_debut']);
    expect(runBadges('1', { ...run, served: 4, correct: 4 })).toEqual(['dashing_debut']);
  });

  it('of words earns super_sonic at 25 s on average, with five solved and no hint', () => {
    expect(runBadges('3', { ...run, totalMs: 250_000 })).toEqual(['super_sonic']);
    expect(runBadges('3', { ...run, totalMs: 250_010 })).toEqual([]);
    expect(runBadges('3', { ...run, correct: 4 })).toEqual([]);
    expect(runBadges('3', { ...run, helps: 1 })).toEqual([]);
  });

  it('of a text earns flashback at 8 s on average', () => {
    expect(runBadges('2', run)).toEqual(['flashback']);
    expect(runBadges('2', { ...run, totalMs: 80_010 })).toEqual([]);
    expect(runBadges('2', { ...run, served: 5, correct: 5, totalMs: 40_000 })).toEqual(['flashback']);
  });

  it('of any other mode earns none by itself', () => {
    const others = attemptType.options.filter((type) => !['1', '2', '3'].includes(type));
    expect(others.flatMap((type) => runBadges(type, run))).toEqual([]);
  });
});
