import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startFakeQuizApi } from '@quiz-arena/battle-server/testing/fake-quiz-api';
import { startRedis } from '@quiz-arena/battle-server/testing/redis-server';
import { type BenchSurroundings, type Contestant, contestants, versionsInUse } from './battle/contestants.ts';
import { medianResult } from './battle/median-result.ts';
import { recordBattle } from './battle/record-battle.ts';
import { openRedisGauge, type RedisGauge } from './battle/redis-cpu.ts';
import { type BenchReport, reportMarkdown, reportText } from './battle/report.ts';
import { runTrial, type TrialPlan, type TrialResult } from './battle/trial.ts';
import { writeBetweenMarkers } from './battle/write-between-markers.ts';

const HELP = `pnpm bench:battle [options]
  What one answer of a battle costs a server, and what a player of it weighs: battles on this server in memory and on
  Redis, beside servers that only relay the same messages. Takes about 20 minutes with its defaults.
  --players N        players in battles, of the comparison (1000)
  --repeats N        trials of each server, in turn; medians are shown (3)
  --only NAMES       of ${contestants.map(({ name }) => name).join(', ')} (all)
  --series LIST      players of the series on this server (100,1000,5000); "" for none
  --joins N          players who come in a second (80)
  --window SECONDS   how long each trial is measured, 8 at most (8)
  --flags FLAGS      of node, for every server alike, parted by spaces (none)
  --profile DIR      writes a CPU profile of every server there: figures are higher then
  --json FILE        writes the figures there too
  --docs             writes them into docs/benchmarks.md
Ends with 0 whatever the figures are: it reports.
`;

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    repeats: { type: 'string', default: '3' },
    only: { type: 'string', default: contestants.map(({ name }) => name).join(',') },
    series: { type: 'string', default: '100,1000,5000' },
    joins: { type: 'string', default: '80' },
    window: { type: 'string', default: '8' },
    flags: { type: 'string', default: '' },
    profile: { type: 'string' },
    json: { type: 'string' },
    docs: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const SERVICE_KEY = 'service-key-of-the-bench-0123456789';
const DOCUMENT = join(import.meta.dirname, '../../docs/benchmarks.md');
const joinsPerSecond = Number(values.joins);
const windowMs = Number(values.window) * 1_000;
/** A question takes its reveal and the longer thought of two players; this many are answered in a second, at most. */
const REVEAL_MS = 1_000;
const QUICKEST_THINK_MS = 600;
const MOST_ANSWERS_PER_SECOND = 600;
/** A trial that something else on the machine spoiled is made again so often. */
const TRIES = 3;

/** All begin together and think as briefly as the highest rate allows. */
function planFor(players: number): TrialPlan {
  const thoughtMs = Math.max(QUICKEST_THINK_MS, (players / MOST_ANSWERS_PER_SECOND) * 1_000 - REVEAL_MS);
  const thinkMs = { from: thoughtMs * 0.5, to: thoughtMs * 1.5 };
  return { players, warmPlayers: 300, joinsPerSecond, thinkMs, windowMs };
}

async function measure(
  contestant: Contestant,
  players: number,
  around: BenchSurroundings,
  gauge: RedisGauge,
): Promise<TrialResult> {
  process.stderr.write(`${contestant.label}, ${players} players … `);
  for (let tries = 1; ; tries += 1) {
    await gauge.empty();
    try {
      const result = await runTrial(contestant, planFor(players), around, gauge.cpuUs);
      process.stderr.write(`${Math.round(result.cpuUsPerAnswer)} µs an answer\n`);
      return result;
    } catch (error) {
      if (tries === TRIES) throw error;
      process.stderr.write(`${error instanceof Error ? error.message : String(error)} Again … `);
    }
  }
}

async function compare(around: BenchSurroundings, gauge: RedisGauge): Promise<BenchReport> {
  const chosen = contestants.filter(({ name }) => values.only.split(',').includes(name));
  const trials = new Map<Contestant, TrialResult[]>(chosen.map((contestant) => [contestant, []]));
  const players = Number(values.players);
  for (let repeat = 0; repeat < Number(values.repeats); repeat += 1) {
    for (const [contestant, results] of trials) {
      results.push(await measure(contestant, players, around, gauge));
    }
  }
  const results = [...trials].map(([{ name, label }, ofOne]) => ({
    name,
    label,
    result: medianResult(ofOne),
  }));
  const sizes = values.series.split(',').filter(Boolean).map(Number);
  const series = [];
  for (const contestant of chosen.filter(({ name }) => name === 'memory' || name === 'redis')) {
    const steps = [];
    for (const size of sizes)
      steps.push({ players: size, result: await measure(contestant, size, around, gauge) });
    series.push({ label: contestant.label, steps });
  }
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    versions: { node: process.versions.node, ...versionsInUse() },
    plan: `${players} players in battles of two, ${values.repeats} trials each, medians; the quiz backend is a stand-in in the driver's process`,
    results,
    series,
  };
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-battle-'));
  const api = await startFakeQuizApi(SERVICE_KEY);
  const redis = await startRedis();
  const gauge = openRedisGauge(redis.urls[0]);
  let players = 0;
  const around: BenchSurroundings = {
    redisUrl: redis.urls[0],
    recordingFile: join(folder, 'recording.json'),
    quizApiUrl: api.url,
    serviceKey: SERVICE_KEY,
    nodeFlags: [
      ...values.flags.split(' ').filter(Boolean),
      ...(values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`]),
    ],
    signIn() {
      players += 1;
      return api.signIn(String(players), `Player ${players}`);
    },
  };
  try {
    const recorder = contestants.find(({ name }) => name === 'memory');
    if (recorder === undefined) throw new Error('There is no server to record a battle on.');
    const recording = await recordBattle(recorder, { ...around, nodeFlags: [] });
    writeFileSync(around.recordingFile, JSON.stringify(recording));
    const report = await compare(around, gauge);
    process.stdout.write(reportText(report));
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
    if (values.docs) writeBetweenMarkers(DOCUMENT, 'bench:battle', reportMarkdown(report));
  } finally {
    gauge.close();
    await redis.stop();
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (values.help) process.stdout.write(HELP);
else await main();
