import { describe, expect, it } from 'vitest';
import { simulate } from './simulate.ts';
import { manyFaults, noFaults } from './simulated-faults.ts';

const small = { players: 40, battles: 2, nodes: 3 };
/** Seconds of work on a loaded machine, milliseconds. */
const TIMEOUT = 30_000;

describe('a simulated evening', { timeout: TIMEOUT }, () => {
  it('without faults ends every battle with a result, of every kind, some of them again', async () => {
    const report = await simulate({ ...small, seed: 'calm', faults: noFaults });
    expect(report.violations).toEqual([]);
    expect(report.internalErrors).toBe(0);
    expect(report.completed).toBeGreaterThan(30);
    expect(Object.values(report.completedBy).every((count) => count > 0)).toBe(true);
    expect(report.rematches).toBeGreaterThan(0);
  });

  it.each(['one', 'two'])(
    'with nodes dying, a store that stays away and forgets, links lost and a flaky backend breaks no invariant (I1–I13, I16, I18): %s',
    async (seed) => {
      const report = await simulate({ ...small, seed, faults: manyFaults });
      expect(report.violations).toEqual([]);
      expect(report.internalErrors).toBe(0);
      expect(report.completed).toBeGreaterThan(20);
      expect(report.nodesKilled).toBeGreaterThan(0);
      expect(report.rollbacks).toBeGreaterThan(0);
    },
  );

  it('is the same one each time that its seed is played', async () => {
    const input = { ...small, players: 20, battles: 1, seed: 'again', faults: manyFaults };
    expect(await simulate(input)).toEqual(await simulate(input));
  });
});
