import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { type BenchDatabase, startBenchDatabase } from './api/bench-database.ts';
import { type BenchStack, startBenchStack } from './api/bench-stack.ts';
import { HEAVY, type LoadedBench, type LoadedStage, loadBench, readLoadedBench } from './api/load-bench.ts';
import { measureLatency, measureThroughput } from './api/measure.ts';
import { probes, type Stage } from './api/probes.ts';
import { type ApiReport, reportMarkdown, type Settlements, type StageReport } from './api/report.ts';
import { writeBetweenMarkers } from './battle/write-between-markers.ts';

const HELP = `pnpm bench:api [options]
  What requests cost on PostgreSQL as players grow: loads players with their answers, boards and coins into two clusters
  of its own, one with few and one with all of them, and asks the real backend over HTTP. Takes about 12 minutes and 12 GB
  with its defaults.
  --players N   players of the second cluster (1000000)
  --few N       players of the first (10000)
  --keep DIR    loads them into this empty folder and ends: nothing is measured
  --use DIR     measures what --keep has loaded, and leaves it there; its settlements stay in it
  --only NAMES  measures only requests whose name has one of these words in it, separated by commas
  --json FILE   writes the figures there too
  --docs        writes them into docs/benchmarks.md
Ends with 0 whatever the figures are: it reports.
`;

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000000' },
    few: { type: 'string', default: '10000' },
    keep: { type: 'string' },
    use: { type: 'string' },
    only: { type: 'string', default: '' },
    json: { type: 'string' },
    docs: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const DOCUMENT = join(import.meta.dirname, '../../docs/benchmarks.md');
/** Requests of each kind that are not measured. */
const WARM = 30;

const say = (line: string) => process.stderr.write(`${line}\n`);
const begunAt = Date.now();
let matches = 0;
const nextMatch = () => {
  matches += 1;
  return `bench-api-${begunAt}-${matches}`;
};

/** Measures every probe. */
async function measureStage(
  stage: Stage,
  { players, answers, loadSeconds }: LoadedStage,
): Promise<StageReport> {
  say(`${players} players`);
  const words = values.only.split(',');
  const measured: StageReport['probes'][number][] = [];
  for (const probe of probes.filter(({ name }) => words.some((word) => name.includes(word)))) {
    const { name, rate, requests } = probe;
    for (const job of await probe.prepare(stage, WARM, 0)) await job();
    const latency = await measureLatency(await probe.prepare(stage, requests, WARM), rate);
    const freely = await probe.prepare(stage, requests, WARM + requests);
    const throughput = await measureThroughput(stage.stack, freely);
    measured.push({ name, measured: { ...latency, ...throughput } });
    const cpuMs = throughput.cpuMs.api + throughput.cpuMs.database;
    say(
      `  ${name}: p50 ${latency.p50.toFixed(1)} ms, p95 ${latency.p95.toFixed(1)} ms, CPU ${cpuMs.toFixed(1)} ms`,
    );
  }
  return { players, answers, loadSeconds, probes: measured };
}

/** Settlements a second with 16 receipts under way: a bench of its own, on this stack. */
async function measureSettlements(stack: BenchStack): Promise<Settlements> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-settlements-'));
  const json = join(folder, 'settlements.json');
  const args = [join(import.meta.dirname, 'settlements.ts'), '--api', stack.apiUrl, '--json', json];
  const env = { ...process.env, SERVICE_KEY: stack.serviceKey, OPERATOR_KEY: stack.operatorKey };
  try {
    await promisify(execFile)(process.execPath, args, { env });
    return JSON.parse(readFileSync(json, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkLedger(stack: BenchStack, database: BenchDatabase): Promise<ApiReport['reconcile']> {
  const startedAt = performance.now();
  const { faults } = await stack.operate('reconcile', {});
  const seconds = (performance.now() - startedAt) / 1_000;
  return { entries: Number(await database.runSql('count-entries.sql')), seconds, faults: faults.length };
}

/** Runs `work` on a kept cluster and the backend. */
async function onStage<Result>(
  folder: string,
  { cluster }: LoadedStage,
  work: (stack: BenchStack, database: BenchDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await startBenchDatabase(join(folder, cluster), 'measured');
  try {
    if ((await database.runSql('current-boards.sql')) !== '0') await database.runSql('count-boards.sql');
    const stack = await startBenchStack(folder, database);
    try {
      await database.runSql('vacuum-counts.sql');
      return await work(stack, database);
    } finally {
      await stack.stop();
    }
  } finally {
    await database.stop();
  }
}

async function measure(folder: string, { active, stages }: LoadedBench): Promise<ApiReport> {
  const reports: StageReport[] = [];
  const measured = async (stack: BenchStack, loaded: LoadedStage) =>
    void reports.push(await measureStage({ stack, active, heavy: HEAVY, nextMatch }, loaded));
  const last = stages.at(-1);
  if (last === undefined) throw new Error('Nothing was loaded.');
  for (const loaded of stages.slice(0, -1)) {
    await onStage(folder, loaded, (stack) => measured(stack, loaded));
  }
  return await onStage(folder, last, async (stack, database) => {
    await measured(stack, last);
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
      load: loadavg()
        .map((value) => value.toFixed(1))
        .join(', '),
      stages: reports,
      settlements: await measureSettlements(stack),
      reconcile: await checkLedger(stack, database),
    };
  });
}

async function report(folder: string, loaded: LoadedBench): Promise<void> {
  const measured = await measure(folder, loaded);
  process.stdout.write(`${reportMarkdown(measured)}\n`);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(measured, null, 2)}\n`);
  if (values.docs) writeBetweenMarkers(DOCUMENT, 'bench:api', reportMarkdown(measured));
}

async function main(): Promise<void> {
  const size = { few: Number(values.few), all: Number(values.players) };
  if (values.use !== undefined) return await report(values.use, readLoadedBench(values.use));
  if (values.keep !== undefined) return void (await loadBench(values.keep, size, say));
  const folder = mkdtempSync(join(tmpdir(), 'quiz-arena-bench-'));
  try {
    await report(folder, await loadBench(folder, size, say));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (values.help) process.stdout.write(HELP);
else await main();
