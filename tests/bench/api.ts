import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { type BenchPlayer, type BenchStack, startBenchStack } from './api/bench-stack.ts';
import { measureLatency, measureThroughput } from './api/measure.ts';
import { probes, type Stage } from './api/probes.ts';
import { type ApiReport, reportMarkdown, type Settlements, type StageReport } from './api/report.ts';
import { writeBetweenMarkers } from './battle/write-between-markers.ts';

const HELP = `pnpm bench:api [options]
  What requests cost on PostgreSQL as players grow: loads players with their answers, boards and coins into a cluster of
  its own, in two steps, and asks the real backend over HTTP. Takes about 12 minutes and 9 GB with its defaults.
  --players N   players of the second step (1000000)
  --few N       players of the first step (10000)
  --json FILE   writes the figures there too
  --docs        writes them into docs/benchmarks.md
Ends with 0 whatever the figures are: it reports.
`;

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000000' },
    few: { type: 'string', default: '10000' },
    json: { type: 'string' },
    docs: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const DOCUMENT = join(import.meta.dirname, '../../docs/benchmarks.md');
/** Players who send the requests; signed in before the others come. */
const ACTIVE = 400;
const COINS = 100_000;
/** The first of them have played a thousand quizzes. */
const HEAVY = 20;
/** Requests of each kind that are not measured. */
const WARM = 30;

const say = (line: string) => process.stderr.write(`${line}\n`);

async function signIn(stack: BenchStack): Promise<BenchPlayer[]> {
  const { users } = await stack.operate('load-users', { count: ACTIVE, coins: COINS });
  return users.map(({ user_id, api_token }: { user_id: string; api_token: string }) => ({
    id: user_id,
    token: api_token,
  }));
}

/** Loads the players from `first` to `last` and measures every probe. */
async function runStage(stage: Stage, first: number, last: number): Promise<StageReport> {
  const { stack } = stage;
  const startedAt = performance.now();
  const load = (file: string) => stack.runSql(`${file}.sql`, { first, last, heavy: HEAVY });
  await load('players');
  await Promise.all([load('answers'), load('ledger')]);
  await load('count-boards');
  const loadSeconds = (performance.now() - startedAt) / 1_000;
  const answers = Number(await stack.runSql('count-answers.sql'));
  say(`${last} players with ${answers} answers are there after ${Math.round(loadSeconds)} s`);
  const measured: StageReport['probes'][number][] = [];
  for (const probe of probes) {
    const { name, rate, requests } = probe;
    for (const job of await probe.prepare(stage, WARM, 0)) await job();
    const latency = await measureLatency(await probe.prepare(stage, requests, WARM), rate);
    const freely = await probe.prepare(stage, requests, WARM + requests);
    const throughput = await measureThroughput(stack, freely);
    measured.push({ name, measured: { ...latency, ...throughput } });
    say(`  ${name}: p50 ${latency.p50.toFixed(1)} ms, p95 ${latency.p95.toFixed(1)} ms`);
  }
  return { players: last, answers, loadSeconds, probes: measured };
}

/** Settlements a second with 16 receipts under way: a bench of its own, on this stack. */
async function measureSettlements(stack: BenchStack, folder: string): Promise<Settlements> {
  const json = join(folder, 'settlements.json');
  const args = [join(import.meta.dirname, 'settlements.ts'), '--api', stack.apiUrl, '--json', json];
  const env = { ...process.env, SERVICE_KEY: stack.serviceKey, OPERATOR_KEY: stack.operatorKey };
  await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(readFileSync(json, 'utf8'));
}

async function checkLedger(stack: BenchStack): Promise<ApiReport['reconcile']> {
  const startedAt = performance.now();
  const { faults } = await stack.operate('reconcile', {});
  const seconds = (performance.now() - startedAt) / 1_000;
  return { entries: Number(await stack.runSql('count-entries.sql')), seconds, faults: faults.length };
}

async function run(stack: BenchStack, folder: string): Promise<ApiReport> {
  let matches = 0;
  const nextMatch = () => {
    matches += 1;
    return `bench-api-${matches}`;
  };
  const stage: Stage = { stack, active: await signIn(stack), heavy: HEAVY, nextMatch };
  const [few, all] = [Number(values.few), Number(values.players)];
  const stages = [await runStage(stage, 1, few)];
  if (all > few) stages.push(await runStage(stage, few + 1, all));
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    load: loadavg()
      .map((value) => value.toFixed(1))
      .join(', '),
    stages,
    settlements: await measureSettlements(stack, folder),
    reconcile: await checkLedger(stack),
  };
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-api-'));
  const stack = await startBenchStack();
  try {
    const report = await run(stack, folder);
    process.stdout.write(`${reportMarkdown(report)}\n`);
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
    if (values.docs) writeBetweenMarkers(DOCUMENT, 'bench:api', reportMarkdown(report));
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (values.help) process.stdout.write(HELP);
else await main();
