import { expect, it } from 'vitest';
import { createRedisClock } from './redis-clock.ts';

/** A node whose wall clock is 5 s wrong, and the store's clock. */
function setUp() {
  let ticks = 0;
  const storeStart = 1_800_000_000_000;
  const clock = createRedisClock(
    () => ticks,
    () => storeStart + 5_000,
  );
  return {
    clock,
    exchange(thereMs: number, backMs: number, stepMs = 0) {
      const sentAt = ticks;
      const storeNow = storeStart + ticks + thereMs + stepMs;
      ticks += thereMs + backMs;
      clock.observe(storeNow, sentAt, ticks);
    },
    error: (stepMs = 0) => clock.now() - (storeStart + ticks + stepMs),
  };
}

it('corrects a clock that is 5 s off to within the first reply’s travel time', () => {
  const { exchange, error } = setUp();
  expect(error()).toBe(5_000);
  exchange(10, 20);
  expect(Math.abs(error())).toBeLessThanOrEqual(31);
});

it('gets closer with quick replies and is not led astray by slow ones', () => {
  const { exchange, error } = setUp();
  exchange(1, 1);
  exchange(900, 0);
  exchange(0, 900);
  expect(Math.abs(error())).toBeLessThanOrEqual(2);
});

it('follows a new master whose clock differs', () => {
  const { exchange, error } = setUp();
  exchange(1, 1);
  exchange(1, 1, -3_000);
  expect(Math.abs(error(-3_000))).toBeLessThanOrEqual(2);
});
