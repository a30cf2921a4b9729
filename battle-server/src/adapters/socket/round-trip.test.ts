import { expect, it } from 'vitest';
import { RoundTrip } from './round-trip.ts';

function setUp() {
  let now = 0;
  const trip = new RoundTrip();
  return {
    trip,
    ping(answerAfterMs: number) {
      trip.pinged(now);
      now += answerAfterMs;
      trip.ponged(now);
    },
  };
}

it('times pings that were answered, and takes the smallest of the last three [B5]', () => {
  const { trip, ping } = setUp();
  expect(trip.ms).toBeNull();
  ping(80);
  expect(trip.ms).toBe(80);
  for (const late of [900, 900]) ping(late);
  expect(trip.ms).toBe(80);
  ping(200);
  expect(trip.ms).toBe(200);
});

it('ignores pongs that nobody asked for [B5]', () => {
  const { trip } = setUp();
  trip.ponged(5);
  expect(trip.ms).toBeNull();
  trip.pinged(10);
  trip.ponged(50);
  trip.ponged(51);
  expect(trip.ms).toBe(40);
});
