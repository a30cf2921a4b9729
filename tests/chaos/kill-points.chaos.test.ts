import { describe, expect, it } from 'vitest';
import { runKillPoints } from './support/kill-points.ts';

describe('kill -9 of the quiz backend at random points of paid work', () => {
  it.each(['pglite', 'postgres'] as const)(
    '[C3] [C29] [I1, I3] loses and doubles nothing on %s',
    async (database) => {
      const { settled, losses } = await runKillPoints(database, { points: 2, seed: `short ${database}` });
      expect(losses).toEqual([]);
      expect(settled).toBeGreaterThan(0);
    },
    240_000,
  );
});
