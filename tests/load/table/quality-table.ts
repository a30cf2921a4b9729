import type { ApiReport } from '../../bench/api/report.ts';
import type { BenchReport } from '../../bench/battle/report.ts';
import type { WebReport } from '../../bench/web/report.ts';
import type { LoadReport } from '../report/load-report.ts';

/** The JSON files that the table is read from; what was not run is missing. */
export interface MeasuredFiles {
  readonly random?: LoadReport;
  readonly ramp?: LoadReport;
  readonly join?: LoadReport;
  readonly 'reconnect-storm'?: LoadReport;
  readonly 'deadline-storm'?: LoadReport;
  /** No row of its own: what the capacity paper is calculated from. */
  readonly friend?: LoadReport;
  readonly 'nodes-1'?: LoadReport;
  readonly 'nodes-4'?: LoadReport;
  readonly battle?: BenchReport;
  readonly api?: ApiReport;
  readonly web?: WebReport;
}

export interface TableRow {
  readonly profile: string;
  readonly bar: string;
  /** Where the figure comes from, `pnpm` before it. */
  readonly command: string;
  /** Null: not measured, which is neither met nor left out. */
  readonly measured: string | null;
  readonly isMet: boolean;
}

/** A figure with whether it meets its bar; null: not measured. */
type Reading = readonly [text: string, isMet: boolean] | null;

/** One row of the load table of quality, as it can be read from the files. */
interface RowSpec {
  readonly profile: string;
  readonly bar: string;
  readonly command: string;
  read(files: MeasuredFiles): Reading;
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const most = (value: number | undefined, limit: number, show: (value: number) => string): Reading =>
  value === undefined ? null : [show(value), value <= limit];
const least = (value: number | undefined, limit: number, show: (value: number) => string): Reading =>
  value === undefined ? null : [show(value), value >= limit];
const ms = (value: number) => `${value.toLocaleString('en', { maximumFractionDigits: 1 })} ms`;
const times = (value: number) => `${value.toFixed(2)} ×`;

/** Several readings in one cell; missing as soon as one of them is. */
function all(...readings: readonly Reading[]): Reading {
  const known = readings.filter((reading) => reading !== null);
  if (known.length < readings.length || known.length === 0) return null;
  return [known.map(([text]) => text).join('; '), known.every(([, isMet]) => isMet)];
}

const battleCost = (files: MeasuredFiles, name: string) =>
  files.battle?.results.find((one) => one.name === name)?.result.cpuUsPerAnswer;

function ratioToRelay(files: MeasuredFiles, name: string): number | undefined {
  const [own, relay] = [battleCost(files, name), battleCost(files, 'relay')];
  return own === undefined || relay === undefined ? undefined : own / relay;
}

/** Growth of the cost of an answer from the smallest to the largest number of players of a server; with both numbers. */
function costGrowth({ battle }: MeasuredFiles): Reading {
  const series = battle?.series.find(({ label }) => label.includes('Redis'));
  const [first, last] = [series?.steps[0], series?.steps.at(-1)];
  if (first === undefined || last === undefined || last.players < 10_000 || first.players > 100) return null;
  // Without what the server uses when nobody plays: that does not grow with the players.
  const cost = ({ cpuUsPerAnswer, idleCpuUsPerSecond, answersPerSecond }: typeof first.result) =>
    cpuUsPerAnswer - idleCpuUsPerSecond / answersPerSecond;
  return change('100 to 10,000 players', cost(first.result), cost(last.result));
}

function nodesGrowth(files: MeasuredFiles): Reading {
  const [one, four] = [files['nodes-1']?.costPerAnswer, files['nodes-4']?.costPerAnswer];
  if (!one || !four) return null;
  const each = whole(files['nodes-1']?.counts.joined ?? 0);
  return change(`1 to 4 nodes, ${each} players on each,`, one.nodesUs, four.nodesUs);
}

function change(what: string, before: number, after: number): Reading {
  const growth = after / before - 1;
  const percent = `${growth < 0 ? '−' : '+'}${Math.round(Math.abs(growth) * 100)} %`;
  return [`${what} ${percent} (${whole(before)} → ${whole(after)} µs)`, growth <= 0.2];
}

/** Requests of the row, by words of their probes' names. */
const requests: readonly { readonly what: string; readonly words: readonly string[] }[] = [
  { what: 'leaderboard page', words: ['board'] },
  { what: 'level', words: ['level'] },
  { what: 'questions', words: ['questions'] },
  { what: 'coin history', words: ['coin'] },
];

function restReading({ api }: MeasuredFiles): Reading {
  const [few, many] = [api?.stages[0], api?.stages.at(-1)];
  if (few === undefined || many === undefined || many.players < 1_000_000 || few.players > 10_000)
    return null;
  const wanted = many.probes.filter(({ name }) =>
    requests.some(({ words }) => words.some((word) => name.includes(word))),
  );
  const missing = requests.filter(
    ({ words }) => !wanted.some(({ name }) => words.some((word) => name.includes(word))),
  );
  if (missing.length > 0) return null;
  const cost = ({ cpuMs }: (typeof wanted)[number]['measured']) => cpuMs.api + cpuMs.database;
  return all(
    ...wanted.map(({ name, measured }): Reading => {
      const before = few.probes.find((probe) => probe.name === name)?.measured;
      if (before === undefined) return null;
      const growth = cost(measured) / cost(before);
      return [
        `${name}: p95 ${ms(measured.p95)}, CPU × ${growth.toFixed(1)}`,
        measured.p95 <= 20 && growth <= 2,
      ];
    }),
  );
}

function webReading({ web }: MeasuredFiles): Reading {
  if (web === undefined) return null;
  const { firstLoad, pages } = web;
  const scores = ['home', 'play', 'battle'].map((name): Reading => {
    const page = pages.find((one) => one.name === name);
    if (page === undefined) return null;
    const { performance, accessibility, bestPractices } = page;
    const isMet = performance >= 95 && accessibility === 100 && bestPractices === 100;
    return [`${name} ${performance} / ${accessibility} / ${bestPractices}`, isMet];
  });
  const size: Reading = [
    `first load ${firstLoad.scriptKb.toFixed(1)} KB of script, ${firstLoad.styleKb.toFixed(1)} KB of styles`,
    firstLoad.scriptKb <= 150 && firstLoad.styleKb <= 30,
  ];
  return all(size, ...scores);
}

/** A load run shows a row only when it is as large as the row says. */
const sized = (report: LoadReport | undefined, players: number) =>
  report !== undefined && report.counts.joined >= players ? report : undefined;

const rows: readonly RowSpec[] = [
  {
    profile: '5,000 players in battles on one node',
    bar: 'event p50 ≤ 10 ms, p95 ≤ 40 ms, p99 ≤ 100 ms; no errors',
    command: 'load random --players 5000',
    read({ random }) {
      const run = sized(random, 5_000);
      const { eventP50Ms, eventP95Ms, eventP99Ms, errors, broken } = run?.figures ?? {};
      return all(
        most(eventP50Ms, 10, (value) => `p50 ${ms(value)}`),
        most(eventP95Ms, 40, (value) => `p95 ${ms(value)}`),
        most(eventP99Ms, 100, (value) => `p99 ${ms(value)}`),
        most(errors, 0, (value) => `${value} errors`),
        most(broken, 0, (value) => `${value} broken invariants`),
      );
    },
  },
  {
    profile: 'capacity',
    bar: '≥ 2,000 answers/s at p99 ≤ 150 ms',
    command: 'load ramp',
    read: ({ ramp }) => least(ramp?.figures.capacity, 2_000, (value) => `${whole(value)} answers/s`),
  },
  {
    profile: 'CPU per answer with Redis',
    bar: '≤ 2 × a bare Socket.IO relay',
    command: 'bench:battle',
    read: (files) => most(ratioToRelay(files, 'redis'), 2, times),
  },
  {
    profile: 'CPU per answer in memory',
    bar: '≤ 1.3 × a bare Socket.IO relay',
    command: 'bench:battle',
    read: (files) => most(ratioToRelay(files, 'memory'), 1.3, times),
  },
  {
    profile: 'memory per player',
    bar: '≤ 40 KB on the server',
    command: 'bench:battle',
    read({ battle }) {
      const own = battle?.results.filter(({ name }) => name === 'memory' || name === 'redis') ?? [];
      const sizes = own.map(({ name, result }) =>
        most(result.bytesPerPlayer / 1_024, 40, (kb) => `${name} ${kb.toFixed(1)} KB`),
      );
      return all(...sizes);
    },
  },
  {
    profile: 'cost per answer from 100 to 10,000 players',
    bar: 'flat within 20 %',
    command: 'bench:battle --series 100,1000,10000',
    read: costGrowth,
  },
  {
    profile: 'cost per answer from 1 to 4 nodes',
    bar: 'flat within 20 %',
    command: 'load:table --run nodes-1,nodes-4',
    read: nodesGrowth,
  },
  {
    profile: '5,000 clients dropped at once',
    bar: '95 % back in 10 s',
    command: 'load reconnect-storm --players 5000',
    read: (files) =>
      least(
        sized(files['reconnect-storm'], 5_000)?.figures.backShare,
        0.95,
        (share) => `${(share * 100).toFixed(1)} % back`,
      ),
  },
  {
    profile: '5,000 deadlines in one second',
    bar: 'p99 late ≤ 300 ms',
    command: 'load:table --run deadline-storm',
    read(files) {
      const { lateP99Ms, deadlinesInBusiestSecond } = files['deadline-storm']?.figures ?? {};
      return all(
        most(lateP99Ms, 300, (value) => `p99 late ${ms(value)}`),
        least(deadlinesInBusiestSecond, 5_000, (value) => `${whole(value)} in the fullest second`),
      );
    },
  },
  {
    profile: 'settlements',
    bar: '≥ 100/s on PostgreSQL',
    command: 'bench:api',
    read: ({ api }) => least(api?.settlements.perSecond, 100, (value) => `${value.toFixed(0)}/s`),
  },
  {
    profile: 'joins',
    bar: '≥ 300/s with authentication',
    command: 'load join',
    read: ({ join }) => least(join?.figures.joinsPerSecond, 300, (value) => `${value.toFixed(0)}/s`),
  },
  {
    profile: 'REST on PostgreSQL, 1,000,000 players, 10,000,000 answers',
    bar: 'p95 ≤ 20 ms each; cost flat from 10,000 players to 1,000,000 within 2 ×',
    command: 'bench:api',
    read: restReading,
  },
  {
    profile: 'web',
    bar: '≤ 150 KB of script, ≤ 30 KB of styles; Lighthouse mobile ≥ 95 / 100 / 100 on home, play and battle',
    command: 'bench:web',
    read: webReading,
  },
];

/** Every row of quality's load table with what was measured. What was not measured is not met. */
export function qualityTable(files: MeasuredFiles): TableRow[] {
  return rows.map(({ profile, bar, command, read }) => {
    const reading = read(files);
    return { profile, bar, command, measured: reading?.[0] ?? null, isMet: reading?.[1] ?? false };
  });
}

const state = ({ measured, isMet }: TableRow) =>
  measured === null ? 'not measured' : isMet ? 'met' : 'missed';

/** For a terminal: a row a paragraph, for cells can be long. */
export function tableText(table: readonly TableRow[]): string {
  const lines = table.map((row) =>
    [
      `${state(row).toUpperCase().padEnd(13)}${row.profile}`,
      `${' '.repeat(13)}bar       ${row.bar}`,
      `${' '.repeat(13)}measured  ${row.measured ?? `nothing: pnpm ${row.command}`}`,
    ].join('\n'),
  );
  const count = (wanted: string) => table.filter((row) => state(row) === wanted).length;
  const sums = `${count('met')} met, ${count('missed')} missed, ${count('not measured')} not measured`;
  return `${lines.join('\n')}\n\n${sums}\n`;
}

/** For docs/benchmarks.md. */
export function tableMarkdown(table: readonly TableRow[]): string {
  const lines = table.map(
    (row) =>
      `| ${row.profile} | ${row.bar} | ${row.measured ?? '–'} | ${state(row)} | \`pnpm ${row.command}\` |`,
  );
  return ['| profile | bar | measured | | command |', '|---|---|---|---|---|', ...lines].join('\n');
}
