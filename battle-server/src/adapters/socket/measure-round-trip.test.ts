import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { measureRoundTrip } from './measure-round-trip.ts';

function setUp() {
  let now = 0;
  const conn = new EventEmitter();
  const roundTripMs = measureRoundTrip(conn, () => now);
  return {
    roundTripMs,
    pong: () => conn.emit('packet', { type: 'pong' }),
    ping(answerAfterMs: number) {
      conn.emit('packetCreate', { type: 'ping' });
      conn.emit('packetCreate', { type: 'message' });
      now += answerAfterMs;
      conn.emit('packet', { type: 'message' });
      conn.emit('packet', { type: 'pong' });
    },
  };
}

it('times pings that were answered, and takes the smallest of the last three [B5]', () => {
  const { roundTripMs, ping } = setUp();
  expect(roundTripMs()).toBeNull();
  ping(80);
  expect(roundTripMs()).toBe(80);
  for (const late of [900, 900]) ping(late);
  expect(roundTripMs()).toBe(80);
  ping(200);
  expect(roundTripMs()).toBe(200);
});

it('ignores pongs that nobody asked for [B5]', () => {
  const { roundTripMs, pong } = setUp();
  pong();
  expect(roundTripMs()).toBeNull();
});
