import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHeartbeat } from './heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A heartbeat of 5 s, and connections that note their beats. */
function setUp() {
  let standstillMs = 0;
  const heartbeat = createHeartbeat(5_000, () => Date.now() + standstillMs);
  const join = () => {
    const beats: boolean[] = [];
    const one = { beat: (_now: number, mayGiveUp: boolean) => void beats.push(mayGiveUp) };
    heartbeat.add(one);
    return { one, beats };
  };
  return { heartbeat, join, standStill: (ms: number) => (standstillMs += ms) };
}

it('asks every connection once in a period, whenever it came', () => {
  const { join } = setUp();
  const first = join();
  vi.advanceTimersByTime(1_200);
  const second = join();
  vi.advanceTimersByTime(3_700);
  expect([first.beats.length, second.beats.length]).toEqual([0, 0]);
  vi.advanceTimersByTime(1_300);
  expect([first.beats.length, second.beats.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(15_000);
  expect([first.beats.length, second.beats.length]).toEqual([4, 4]);
});

it('asks nobody who has gone, and nobody once it has stopped', () => {
  const { heartbeat, join } = setUp();
  const [gone, here] = [join(), join()];
  heartbeat.delete(gone.one);
  vi.advanceTimersByTime(5_000);
  heartbeat.stop();
  vi.advanceTimersByTime(20_000);
  expect([gone.beats.length, here.beats.length]).toEqual([0, 1]);
});

it('gives nobody up for a whole period after the process stood still', () => {
  const { join, standStill } = setUp();
  const { beats } = join();
  vi.advanceTimersByTime(5_000);
  standStill(20_000);
  vi.advanceTimersByTime(10_000);
  expect(beats).toEqual([true, false, true]);
});
