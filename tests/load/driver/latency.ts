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
  #isClosed = false;

  record(ms: number): void {
    if (!this.#isClosed) this.#histogram.record(Math.max(1, Math.round(ms * 1_000)));
  }

  /** Begins anew. */
  reset(): void {
    this.#histogram.reset();
    this.#isClosed = false;
  }

  /** What comes later does not count. */
  close(): void {
    this.#isClosed = true;
  }

  /** Milliseconds below which each of `percentiles` of the samples lies; 0 while there are none. */
  percentiles(percentiles: readonly number[]): number[] {
    const { count } = this.#histogram;
    return percentiles.map((each) =>
      count === 0 ? 0 : Math.round(this.#histogram.percentile(each) / 10) / 100,
    );
  }

  get count(): number {
    return this.#histogram.count;
  }

  summary(): LatencySummary {
    const [p50Ms = 0, p95Ms = 0, p99Ms = 0, maxMs = 0] = this.percentiles([50, 95, 99, 100]);
    return { count: this.count, p50Ms, p95Ms, p99Ms, maxMs };
  }
}
