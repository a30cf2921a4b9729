import { ticketId, userId } from '@quiz-arena/contract/ids';
import { describe, expect, it } from 'vitest';
import { START, settings } from '../testing/test-room.ts';
import { pairUp, ratingWindow, type Searcher } from './pairing.ts';

function searcher(id: string, rating: number, waitedMs = 0, playerId = id): Searcher {
  const searchedAt = START - waitedMs;
  const expiresAt = searchedAt + settings.searchMs;
  return { id: ticketId.parse(`t${id}`), playerId: userId.parse(playerId), rating, searchedAt, expiresAt };
}

const never = () => 0;
const ids = (pairs: readonly (readonly [Searcher, Searcher])[]) =>
  pairs.map((pair) => pair.map(({ playerId }) => String(playerId)));

describe('pairing', () => {
  it('finds the closest rating for who waited longest [B11]', () => {
    const waiting = [searcher('1', 1_500, 3_000), searcher('2', 1_590), searcher('3', 1_520)];
    expect(ids(pairUp(waiting, START, never, settings))).toEqual([['1', '3']]);
  });

  it('widens the window with the wait, to everyone by 10 s [B11]', () => {
    expect(ratingWindow(0, settings)).toBe(100);
    expect(ratingWindow(5_000, settings)).toBe(300);
    expect(ratingWindow(10_000, settings)).toBe(Number.POSITIVE_INFINITY);
    const far = [searcher('1', 1_000, 9_999), searcher('2', 3_000)];
    expect(pairUp(far, START, never, settings)).toEqual([]);
    expect(ids(pairUp(far, START + 1, never, settings))).toEqual([['1', '2']]);
  });

  it('never pairs a player with himself [B11]', () => {
    const own = [searcher('1', 1_500, 20_000, '7'), searcher('2', 1_500, 20_000, '7')];
    expect(pairUp(own, START, never, settings)).toEqual([]);
  });

  it('pairs the same two at most three times a day [B11]', () => {
    const two = [searcher('1', 1_500), searcher('2', 1_500)];
    expect(pairUp(two, START, () => 2, settings)).toHaveLength(1);
    expect(pairUp(two, START, () => 3, settings)).toEqual([]);
  });

  it('leaves out searches that are over [B11]', () => {
    const late = [searcher('1', 1_500, 30_000), searcher('2', 1_500, 12_000)];
    expect(pairUp(late, START, never, settings)).toEqual([]);
  });

  it('puts nobody into two pairs [B11]', () => {
    const many = Array.from({ length: 9 }, (_, index) => searcher(`${index}`, 1_500 + index * 10, 500));
    const paired = ids(pairUp(many, START, never, settings)).flat();
    expect(paired).toHaveLength(8);
    expect(new Set(paired).size).toBe(8);
  });
});
