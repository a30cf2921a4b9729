import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

/** Percentiles of a latency, milliseconds. */
export interface LatencySummary {
  readonly count: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** Latencies in a histogram: no sample is dropped, and memory does not grow. */
export class Latency {
  readonly #histogram: RecordableHistogram = createHistogram({ figures: 3 });

  record(ms: number): void {
    this.#histogram.record(Math.max(1, Math.round(ms * 1_000)));
  }

  reset(): void {
    this.#histogram.reset();
  }

  summary(): LatencySummary {
    const at = (percentile: number) => Math.round(this.#histogram.percentile(percentile) / 10) / 100;
    const { count } = this.#histogram;
    if (count === 0) return { count, p50Ms: 0, p95Ms: 0, p99Ms: 0, maxMs: 0 };
    return { count, p50Ms: at(50), p95Ms: at(95), p99Ms: at(99), maxMs: at(100) };
  }
}
