import { roomId } from '@quiz-arena/contract/ids';
import { expect, it } from 'vitest';
import { keys } from './keys.ts';
import { createRedisClock } from './redis-clock.ts';

/** A node whose wall clock is 5 s wrong, and the store's clock. */
function setUp() {
  let ticks = 0;
  const storeStart = 1_800_000_000_000;
  const clock = createRedisClock({ ticks: () => ticks, wall: () => storeStart + 5_000 });
  return {
    clock,
    exchange(thereMs: number, backMs: number, stepMs = 0) {
      const sentAt = ticks;
      const storeNow = storeStart + ticks + thereMs + stepMs;
      ticks += thereMs + backMs;
      clock.observe(storeNow, sentAt, ticks, '');
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

it('keeps the clocks of a cluster’s masters apart: a room goes by its own, the rest by the heartbeats’', () => {
  const [here, there] = [roomId.parse('here'), roomId.parse('there')];
  const owners = new Map([
    [keys.room(here), 'first:6379'],
    [keys.room(there), 'second:6379'],
    [keys.beats, 'first:6379'],
  ]);
  const masterOf = (key: string) => owners.get(key) ?? '';
  const clock = createRedisClock({ masterOf, ticks: () => 0, wall: () => 1_000_000 });
  clock.observe(2_000_000, 0, 0, 'first:6379');
  expect(clock.now(there)).toBe(2_000_000);
  clock.observe(3_000_000, 0, 0, 'second:6379');
  expect([clock.now(), clock.now(here), clock.now(there)]).toEqual([2_000_000, 2_000_000, 3_000_000]);
  owners.set(keys.room(there), 'first:6379');
  expect(clock.now(there)).toBe(2_000_000);
});
