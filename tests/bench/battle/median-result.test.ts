import { expect, it } from 'vitest';
import { medianResult } from './median-result.ts';
import type { TrialResult } from './trial.ts';

const latency = { count: 1, p50Ms: 1, p95Ms: 1, p99Ms: 1, maxMs: 1 };

function trial(cpuUsPerAnswer: number, bytesPerPlayer: number, p99Ms: number): TrialResult {
  return {
    answers: 1_000,
    answersPerSecond: 100,
    cpuUsPerAnswer,
    idleCpuUsPerSecond: 0,
    bytesPerPlayer,
    heapBytesPerPlayer: 1,
    redisCpuUsPerAnswer: null,
    ack: { ...latency, p99Ms },
    event: latency,
    refusals: {},
  };
}

it('takes the median of each figure, and latencies of the trial whose cost is in the middle', () => {
  const result = medianResult([trial(300, 10, 7), trial(100, 30, 8), trial(200, 20, 9)]);
  expect(result).toMatchObject({ cpuUsPerAnswer: 200, bytesPerPlayer: 20, ack: { p99Ms: 9 } });
});

it('halves the difference between two', () => {
  expect(medianResult([trial(100, 10, 1), trial(200, 20, 2)])).toMatchObject({
    cpuUsPerAnswer: 150,
    bytesPerPlayer: 15,
  });
});

it('has nothing to say of no trial', () => {
  expect(() => medianResult([])).toThrow('no trial');
});
