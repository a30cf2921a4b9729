import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TrackedLatency } from '../players/load-measures.ts';
import { Latency } from './latency.ts';

describe('the latency histogram', () => {
  it('knows nothing before the first sample, and after a reset', () => {
    const latency = new Latency();
    expect(latency.summary()).toEqual({ count: 0, p50Ms: 0, p95Ms: 0, p99Ms: 0, maxMs: 0 });
    latency.record(5);
    latency.reset();
    expect(latency.summary().count).toBe(0);
  });

  it('counts nothing that comes after it was closed, until it begins anew', () => {
    const latency = new Latency();
    latency.record(5);
    latency.close();
    latency.record(500);
    expect(latency.summary()).toMatchObject({ count: 1, maxMs: 5 });
    latency.reset();
    latency.record(7);
    expect(latency.summary()).toMatchObject({ count: 1, maxMs: 7 });
  });

  it('gives percentiles of all samples to a thousandth of their size', () => {
    const samples = fc.array(fc.double({ min: 0.5, max: 50_000, noNaN: true }), {
      minLength: 1,
      maxLength: 300,
    });
    fc.assert(
      fc.property(samples, (all) => {
        const latency = new Latency();
        for (const ms of all) latency.record(ms);
        const sorted = all.toSorted((one, other) => one - other);
        for (const percentile of [50, 95, 99, 100]) {
          const [found = 0] = latency.percentiles([percentile]);
          // Of a few samples a percentile lies between two of them.
          const rank = Math.ceil((percentile / 100) * sorted.length) - 1;
          const [low = sorted[0] ?? 0, high = sorted.at(-1) ?? 0] = [sorted[rank - 1], sorted[rank + 1]];
          expect(found).toBeGreaterThan(low * 0.998 - 0.02);
          expect(found).toBeLessThan(high * 1.002 + 0.02);
        }
        expect(latency.summary().count).toBe(all.length);
      }),
    );
  });

  it('keeps the second that runs apart from the whole', () => {
    const latency = new TrackedLatency();
    latency.record(10);
    expect(latency.takeSecond()).toMatchObject({ count: 1, p99Ms: expect.closeTo(10, 1) });
    latency.record(20);
    latency.record(20);
    expect(latency.takeSecond()).toMatchObject({ count: 2, p50Ms: expect.closeTo(20, 1) });
    expect(latency.takeSecond().count).toBe(0);
    expect(latency.summary()).toMatchObject({ count: 3, maxMs: expect.closeTo(20, 1) });
  });
});
