import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ApiReport } from '../bench/api/report.ts';
import type { BenchReport } from '../bench/battle/report.ts';
import { writeBetweenMarkers } from '../bench/battle/write-between-markers.ts';
import {
  breakingPoints,
  coresFor,
  type DailyDemand,
  limits,
  memoryMb,
  peakOf,
  perCore,
  type Tier,
  type TierCosts,
  type UnitCosts,
} from './capacity.ts';
import type { Cost, LoadReport } from './report/load-report.ts';

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENT = join(ROOT, 'docs/ops/scaling.md');

const HELP = `pnpm load:capacity [options]
  What one core of each tier carries, and what a number of players a day needs, from measured costs.
  --from DIR     folder with friend.json, join.json (pnpm load), battle.json, api.json (docs/figures)
  --players N    players a day (10000000)
  --battles N    battles of each of them (3), --quizzes N (2), --joins N connections (3)
  --peak SHARE   of the day's work in its busiest hour (0.1)
  --docs         writes the tables into docs/ops/scaling.md
`;

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: join(ROOT, 'docs/figures') },
    players: { type: 'string', default: '10000000' },
    battles: { type: 'string', default: '3' },
    quizzes: { type: 'string', default: '2' },
    joins: { type: 'string', default: '3' },
    peak: { type: 'string', default: '0.1' },
    docs: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const none: TierCosts = { nodes: 0, redis: 0, api: 0, database: 0 };
/** Ten questions of some four seconds and a second of reveal, countdown and settlement. */
const BATTLE_SECONDS = 60;

function read<Content>(name: string): Content {
  const file = join(values.from, `${name}.json`);
  if (!existsSync(file))
    throw new Error(`${file} is missing: see pnpm load:table --help for how it is made.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

function tiers(cost: Cost | null, name: string): TierCosts {
  if (cost === null) throw new Error(`${name}.json was not measured on a stack of its own.`);
  return {
    nodes: cost.nodesUs,
    redis: cost.redisUs ?? 0,
    api: cost.apiUs ?? 0,
    database: cost.databaseUs ?? 0,
  };
}

function readCosts(): UnitCosts {
  const api = read<ApiReport>('api').stages.at(-1)?.probes ?? [];
  const request = (name: string): TierCosts => {
    const cpuMs = api.find((probe) => probe.name === name)?.measured.cpuMs;
    if (cpuMs === undefined) throw new Error(`api.json knows no request "${name}".`);
    return { ...none, api: cpuMs.api * 1_000, database: cpuMs.database * 1_000 };
  };
  const [questions, settled] = [request('questions of a level'), request('settle a quiz')];
  const memory = read<BenchReport>('battle').results.find(({ name }) => name === 'redis');
  if (memory === undefined) throw new Error('battle.json has no battle server on Redis.');
  return {
    answer: tiers(read<LoadReport>('friend').costPerAnswer, 'friend'),
    join: tiers(read<LoadReport>('join').costPerJoin, 'join'),
    settlement: request('settle a battle'),
    quiz: { ...none, api: questions.api + settled.api, database: questions.database + settled.database },
    kbPerPlayer: memory.result.bytesPerPlayer / 1_024,
  };
}

const whole = (value: number) => (Number.isFinite(value) ? Math.round(value).toLocaleString('en') : '–');
const tenth = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });
const names: { readonly [Of in Tier]: string } = {
  nodes: 'battle node',
  redis: 'Redis',
  api: 'quiz-api',
  database: 'PostgreSQL',
};

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

function tables(costs: UnitCosts, demand: DailyDemand): string {
  const kinds = {
    'an answer of a battle': costs.answer,
    'a join': costs.join,
    'a settled battle': costs.settlement,
    'a quiz alone': costs.quiz,
  };
  const order = Object.keys(names) as Tier[];
  const head = (first: string) => [first, ...order.map((tier) => names[tier])];
  const row = (what: string, of: TierCosts, unit: string) => [
    what,
    ...order.map((tier) => (of[tier] === 0 ? '–' : `${whole(of[tier])}${unit}`)),
  ];
  const peak = peakOf(demand);
  const cores = coresFor(costs, peak);
  return [
    'CPU time, measured:',
    table(
      head('one of'),
      Object.entries(kinds).map(([what, cost]) => row(what, cost, ' µs')),
    ),
    'What one core of each carries in a second, at 60 % of it:',
    table(
      head('of'),
      Object.entries(kinds).map(([what, cost]) => row(what, perCore(cost), '')),
    ),
    `${whole(demand.players)} players a day, each with ${demand.battles} battles, ${demand.quizzes} quizzes alone and ${demand.joins} connections, ${demand.busiestHour * 100} % of it in the busiest hour: in a second ${whole(peak.answers)} answers, ${whole(peak.joins)} joins, ${whole(peak.settlements)} settlements, ${whole(peak.quizzes)} quizzes, with ${whole(peak.playersInBattles)} players in battles. That needs cores:`,
    table(
      ['tier', 'cores', 'one has', 'spread by'],
      order.map((tier) => [
        names[tier],
        tenth(cores[tier]),
        String(limits[tier].cores),
        limits[tier].spreadBy,
      ]),
    ),
    `Their connections take ${whole(memoryMb(costs, peak))} MB over all battle nodes.`,
    'With one of each, what is full first:',
    table(
      ['tier', 'full with so many players a day'],
      breakingPoints(costs, demand).map(({ tier, playersPerDay }) => [names[tier], whole(playersPerDay)]),
    ),
  ].join('\n\n');
}

function main(): void {
  const text = tables(readCosts(), {
    players: Number(values.players),
    battles: Number(values.battles),
    answersPerBattle: 10,
    quizzes: Number(values.quizzes),
    joins: Number(values.joins),
    busiestHour: Number(values.peak),
    battleSeconds: BATTLE_SECONDS,
  });
  process.stdout.write(`${text}\n`);
  if (values.docs) writeBetweenMarkers(DOCUMENT, 'load:capacity', text);
}

if (values.help) process.stdout.write(HELP);
else main();
