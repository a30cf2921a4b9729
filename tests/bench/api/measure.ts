import { setTimeout as delay } from 'node:timers/promises';
import type { BenchStack } from './bench-stack.ts';

/** One request that is measured. */
export type Job = () => Promise<unknown>;

export interface Latency {
  /** Milliseconds from the moment for which a request was planned to its answer. */
  readonly p50: number;
  readonly p95: number;
}

export interface Throughput {
  /** Requests a second with several under way all the time. */
  readonly perSecond: number;
  /** CPU time of one request, milliseconds: backend and database. */
  readonly cpuMs: { readonly api: number; readonly database: number };
}

export type Measured = Latency & Throughput;

/** Requests under way at once while throughput is measured. */
const CONCURRENCY = 8;

/** Sends requests at their times, whether those before are answered or not (open loop). */
export async function measureLatency(jobs: readonly Job[], perSecond: number): Promise<Latency> {
  const latencies = (await runPaced(jobs, perSecond)).sort((one, other) => one - other);
  return { p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95) };
}

/** Sends requests as fast as they are answered. */
export async function measureThroughput(stack: BenchStack, jobs: readonly Job[]): Promise<Throughput> {
  const before = stack.cpuMs();
  const startedAt = performance.now();
  await runAll(jobs, CONCURRENCY);
  const seconds = (performance.now() - startedAt) / 1_000;
  const after = stack.cpuMs();
  const each = (spent: number) => spent / jobs.length;
  return {
    perSecond: jobs.length / seconds,
    cpuMs: { api: each(after.api - before.api), database: each(after.database - before.database) },
  };
}

async function runPaced(jobs: readonly Job[], perSecond: number): Promise<number[]> {
  const begin = performance.now();
  return await Promise.all(
    jobs.map(async (job, index) => {
      const plannedAt = begin + (index * 1_000) / perSecond;
      await delay(Math.max(0, plannedAt - performance.now()));
      await job();
      return performance.now() - plannedAt;
    }),
  );
}

/** Runs all jobs, so many at a time. */
export async function runAll(jobs: readonly Job[], concurrency = CONCURRENCY): Promise<void> {
  const waiting = jobs.values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const job of waiting) await job();
    }),
  );
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
