import { describe, expect, it } from 'vitest';
import { simulate } from './simulate.ts';
import { manyFaults, noFaults } from './simulated-faults.ts';

const small = { players: 60, battles: 2, nodes: 3 };

describe('a simulated evening', () => {
  it('without faults ends every battle with a result', async () => {
    const report = await simulate({ ...small, seed: 'calm', faults: noFaults });
    expect(report.violations).toEqual([]);
    expect(report.internalErrors).toBe(0);
    expect(report.completed).toBeGreaterThan(50);
  });

  it.each(['one', 'two', 'three'])(
    'with nodes dying, replies lost, links lost and a flaky backend breaks no invariant (I1–I10, I12, I16, I18): %s',
    async (seed) => {
      const report = await simulate({ ...small, seed, faults: manyFaults });
      expect(report.violations).toEqual([]);
      expect(report.completed).toBeGreaterThan(40);
      expect(report.nodesKilled).toBeGreaterThan(0);
    },
  );
});
