import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** A task whose runs end when the test says so. */
function controlled() {
  const runs: PromiseWithResolvers<void>[] = [];
  const ask = oneAtATime(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  return { ask, runs };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

it('serves all who ask during a run by one run after it', async () => {
  const { ask, runs } = controlled();
  const first = ask();
  let served = 0;
  const others = [ask(), ask(), ask()].map((one) => one.then(() => (served += 1)));
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await first;
  await settle();
  expect([runs.length, served]).toEqual([2, 0]);
  runs[1]?.resolve();
  await Promise.all(others);
  expect(served).toBe(3);
  void ask();
  expect(runs).toHaveLength(3);
});

it('goes on after a run that failed, and tells only those whom it served', async () => {
  const { ask, runs } = controlled();
  const first = ask();
  const second = ask();
  runs[0]?.reject(new Error('the store is away'));
  await expect(first).rejects.toThrow('away');
  await settle();
  runs[1]?.resolve();
  await second;
});
