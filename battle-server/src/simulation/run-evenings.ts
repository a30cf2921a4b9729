import { Worker } from 'node:worker_threads';
import type { EveningsInput, EveningsReport } from './evenings-worker.ts';

const script = new URL('./evenings-worker.ts', import.meta.url);

/** Most of an evening lives for a moment only: it is collected less often, and little of it is copied. */
const YOUNG_GENERATION_MB = 64;

function inWorker(workerData: EveningsInput, execArgv: readonly string[]): Promise<EveningsReport> {
  return new Promise((resolve, reject) => {
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB };
    const worker = new Worker(script, { workerData, execArgv: [...execArgv], resourceLimits });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/**
 * Plays evenings until `battles` battles were played, on `workers` threads, each with seeds of its own: thread t of n
 * plays seed-t, seed-t+n … `execArgv`: what Node is told before the code is loaded.
 */
export async function runEvenings(
  input: Omit<EveningsInput, 'thread' | 'threads'>,
  workers: number,
  execArgv: readonly string[] = [],
): Promise<EveningsReport> {
  const share = Math.ceil(input.battles / workers);
  const reports = await Promise.all(
    Array.from({ length: workers }, (_, thread) =>
      inWorker({ ...input, battles: share, thread, threads: workers }, execArgv),
    ),
  );
  const sum = (count: (report: EveningsReport) => number) =>
    reports.reduce((total, report) => total + count(report), 0);
  return {
    evenings: sum(({ evenings }) => evenings),
    completed: sum(({ completed }) => completed),
    voided: sum(({ voided }) => voided),
    friend: sum(({ friend }) => friend),
    group: sum(({ group }) => group),
    rematches: sum(({ rematches }) => rematches),
    commits: sum(({ commits }) => commits),
    nodesKilled: sum(({ nodesKilled }) => nodesKilled),
    rollbacks: sum(({ rollbacks }) => rollbacks),
    failures: reports.flatMap(({ failures }) => failures),
  };
}
