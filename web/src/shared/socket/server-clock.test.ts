import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backOffMs } from './back-off.ts';
import { createServerClock } from './server-clock.ts';

describe("the server's clock", () => {
  it('is the local one before the first sample', () => {
    const clock = createServerClock(() => 5_000);
    expect(clock.now()).toBe(5_000);
    expect(clock.roundTripMs()).toBeNull();
  });

  it('is never further off than half the shortest round trip', () => {
    const trip = fc.record({
      there: fc.integer({ min: 0, max: 800 }),
      back: fc.integer({ min: 0, max: 800 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.array(trip, { minLength: 1, maxLength: 8 }),
        (offset, trips) => {
          let local = 1_000_000;
          const clock = createServerClock(() => local);
          for (const { there, back } of trips) {
            const sentAt = local;
            local += there + back;
            clock.sample(sentAt, local, sentAt + there + offset);
          }
          const shortest = Math.min(...trips.map(({ there, back }) => there + back));
          expect(Math.abs(clock.now() - (local + offset))).toBeLessThanOrEqual(shortest / 2 + 0.5);
        },
      ),
    );
  });
});

describe('the pause before the next try to connect', () => {
  it('doubles up to 4 s and is spread over half to one and a half of it', () => {
    expect([0, 1, 2, 3, 4, 5].map((attempt) => backOffMs(attempt, () => 0.5))).toEqual([
      250, 500, 1000, 2000, 4000, 4000,
    ]);
    expect(backOffMs(2, () => 0)).toBe(500);
    expect(backOffMs(2, () => 0.999)).toBeLessThan(1500);
  });
});
