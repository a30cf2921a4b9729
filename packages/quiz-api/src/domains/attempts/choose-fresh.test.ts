import type { QuestionId } from '@quiz-arena/contract/ids';
import { seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import { describe, expect, it } from 'vitest';
import { chooseFresh } from './choose-fresh.ts';

const questions = ['1', '2', '3', '4', '5', '6'].map((id) => ({ id: id as QuestionId }));
const never = { seenAt: new Map<QuestionId, Date>(), avoided: new Set<QuestionId>() };
const ids = (chosen: readonly { id: QuestionId }[]) => chosen.map(({ id }) => id);
const sorted = (chosen: readonly { id: QuestionId }[]) => ids(chosen).sort();

describe('chooseFresh', () => {
  it('[P3] takes questions never seen, then those seen longest ago', () => {
    const seenAt = new Map(
      [
        ['1', 300],
        ['2', 100],
        ['3', 200],
        ['4', 400],
      ].map(([id, at]) => [id as QuestionId, new Date(at as number)]),
    );
    for (const seed of ['a', 'b', 'c', 'd']) {
      const choice = { limit: 4, isShuffled: true };
      expect(sorted(chooseFresh(questions, { ...never, seenAt }, choice, seededRandom(seed)))).toEqual([
        '2',
        '3',
        '5',
        '6',
      ]);
    }
  });

  it('[P3] takes avoided questions only when nothing else is left', () => {
    const avoided = new Set(['5', '6'] as QuestionId[]);
    const take = (limit: number) =>
      sorted(chooseFresh(questions, { ...never, avoided }, { limit, isShuffled: true }, seededRandom('s')));
    expect(take(4)).toEqual(['1', '2', '3', '4']);
    expect(take(5)).toEqual(['1', '2', '3', '4']);
    const all = new Set(questions.map(({ id }) => id));
    expect(
      chooseFresh(questions, { ...never, avoided: all }, { limit: 5, isShuffled: true }, seededRandom('s')),
    ).toHaveLength(5);
  });

  it('keeps the order of the content when questions are not shuffled, and draws another one when they are', () => {
    const choose = (isShuffled: boolean, seed: string) =>
      ids(chooseFresh(questions, never, { limit: null, isShuffled }, seededRandom(seed)));
    expect(choose(false, 'x')).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(new Set(['x', 'y', 'z'].map((seed) => choose(true, seed).join())).size).toBeGreaterThan(1);
  });
});
