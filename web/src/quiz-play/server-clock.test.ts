import { describe, expect, it } from 'vitest';
import { readClock, serverNow } from './server-clock.ts';

describe("the server's clock", () => {
  it('is this device’s as long as nothing is known', () => {
    expect(serverNow(null, 5000)).toBe(5000);
  });

  it('is read from the middle of a call', () => {
    const clock = readClock(null, { serverNow: 10_100, sentAt: 5000, receivedAt: 5200 });
    expect(clock).toEqual({ offsetMs: 5000, roundTripMs: 200 });
    expect(serverNow(clock, 6000)).toBe(11_000);
  });

  it('trusts the call with the shortest way', () => {
    const short = readClock(null, { serverNow: 10_010, sentAt: 5000, receivedAt: 5020 });
    const slow = readClock(short, { serverNow: 10_700, sentAt: 5000, receivedAt: 6000 });
    expect(slow).toBe(short);
    expect(readClock(slow, { serverNow: 10_008, sentAt: 5000, receivedAt: 5010 }).offsetMs).toBe(5003);
  });

  it('starts anew when the device’s clock was set', () => {
    const known = readClock(null, { serverNow: 10_000, sentAt: 10_000, receivedAt: 10_010 });
    const read = readClock(known, { serverNow: 20_000, sentAt: 80_000, receivedAt: 80_100 });
    expect(read.offsetMs).toBe(-60_050);
  });
});
