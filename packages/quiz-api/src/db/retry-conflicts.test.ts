import { describe, expect, it } from 'vitest';
import { retryConflicts } from './retry-conflicts.ts';

/** An error of the driver within the one that the query builder makes of it. */
function failure(code: string): Error {
  return new Error('query failed', { cause: Object.assign(new Error('database'), { code }) });
}

function failing(times: number, code: string): { run: () => Promise<number>; count: () => number } {
  let runs = 0;
  return {
    run: async () => {
      runs += 1;
      if (runs <= times) throw failure(code);
      return runs;
    },
    count: () => runs,
  };
}

describe('a transaction', () => {
  it.each(['40001', '40P01'])('that the database ended with %s is run again', async (code) => {
    expect(await retryConflicts(failing(3, code).run)).toBe(4);
  });

  it('that loses again and again fails in the end', async () => {
    const never = failing(Number.POSITIVE_INFINITY, '40001');
    await expect(retryConflicts(never.run)).rejects.toThrow('query failed');
    expect(never.count()).toBe(6);
  });

  it('that fails for another reason is not run again', async () => {
    const broken = failing(1, '23505');
    await expect(retryConflicts(broken.run)).rejects.toThrow('query failed');
    expect(broken.count()).toBe(1);
  });
});
