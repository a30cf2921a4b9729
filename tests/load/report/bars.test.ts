import { expect, it } from 'vitest';
import { judge } from './bars.ts';

it('holds a figure to the most or the least that will do', () => {
  const verdicts = judge({ eventP99Ms: 100, capacity: 1_999 }, { eventP99Ms: 100, capacity: 2_000 });
  expect(verdicts.map(({ name, isMet }) => [name, isMet])).toEqual([
    ['eventP99Ms', true],
    ['capacity', false],
  ]);
  expect(judge({ eventP99Ms: 100.01, capacity: 2_000 }, { eventP99Ms: 100, capacity: 2_000 })).toMatchObject([
    { isMet: false },
    { isMet: true },
  ]);
});

it('never takes what was not measured for met', () => {
  expect(judge({}, { errors: 0, backShare: 0 })).toEqual([
    { name: 'backShare', measured: null, limit: 0, isMet: false },
    { name: 'errors', measured: null, limit: 0, isMet: false },
  ]);
});
