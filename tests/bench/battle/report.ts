import type { TrialResult } from './trial.ts';

export interface NamedResult {
  readonly name: string;
  readonly label: string;
  readonly result: TrialResult;
}

/** The same server with more and more players. */
export interface Series {
  readonly label: string;
  readonly steps: readonly { readonly players: number; readonly result: TrialResult }[];
}

export interface BenchReport {
  readonly date: string;
  readonly machine: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly plan: string;
  readonly results: readonly NamedResult[];
  readonly series: readonly Series[];
}

/** What quality demands of a figure. */
interface Bar {
  readonly what: string;
  readonly measured: string;
  readonly bar: string;
  readonly isMet: boolean;
}

type Row = readonly string[];

const us = (value: number) => `${Math.round(value)} µs`;
const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} KB`;
const times = (share: number) => `${share.toFixed(2)} ×`;

function resultRows({ results }: BenchReport): readonly Row[] {
  const bare = results.find(({ name }) => name === 'relay')?.result.cpuUsPerAnswer;
  const head = [
    'server',
    'CPU per answer',
    'of the bare relay',
    'in Redis',
    'memory per player',
    'of it live',
  ];
  const rows = results.map(({ label, result }) => [
    label,
    us(result.cpuUsPerAnswer),
    bare === undefined ? '' : times(result.cpuUsPerAnswer / bare),
    result.redisCpuUsPerAnswer === null ? '' : us(result.redisCpuUsPerAnswer),
    kilobytes(result.bytesPerPlayer),
    kilobytes(result.heapBytesPerPlayer),
    `${result.event.p50Ms} / ${result.event.p99Ms} ms`,
    String(Math.round(result.answersPerSecond)),
  ]);
  return [[...head, 'event p50 / p99', 'answers/s'], ...rows];
}

/** Without what the server uses when nobody plays: that does not grow with the players. */
function ownCost({ cpuUsPerAnswer, idleCpuUsPerSecond, answersPerSecond }: TrialResult): number {
  return cpuUsPerAnswer - idleCpuUsPerSecond / answersPerSecond;
}

function seriesRows({ series }: BenchReport): readonly Row[] {
  const rows = series.flatMap(({ label, steps }) =>
    steps.map(({ players, result }) => [
      label,
      String(players),
      us(ownCost(result)),
      kilobytes(result.bytesPerPlayer),
      `${result.event.p50Ms} / ${result.event.p99Ms} ms`,
      String(Math.round(result.answersPerSecond)),
    ]),
  );
  const head = ['server', 'players', 'CPU per answer', 'memory per player', 'event p50 / p99', 'answers/s'];
  return rows.length === 0 ? [] : [head, ...rows];
}

function barsOf({ results, series }: BenchReport): readonly Bar[] {
  const by = (name: string) => results.find((one) => one.name === name)?.result;
  const [relay, memory, redis, colyseus] = ['relay', 'memory', 'redis', 'colyseus'].map(by);
  const bars: Bar[] = [];
  const ratio = (what: string, result: TrialResult | undefined, most: number) => {
    if (relay === undefined || result === undefined) return;
    const share = result.cpuUsPerAnswer / relay.cpuUsPerAnswer;
    bars.push({ what, measured: times(share), bar: `≤ ${most} ×`, isMet: share <= most });
  };
  ratio('CPU per answer in memory, of a bare relay', memory, 1.3);
  ratio('CPU per answer on Redis, of a bare relay', redis, 2);
  const size = (what: string, bar: string, most: number) => {
    if (memory === undefined) return;
    const bytes = memory.bytesPerPlayer;
    bars.push({ what, measured: kilobytes(bytes), bar, isMet: bytes <= most });
  };
  if (colyseus !== undefined)
    size('memory per player, colyseus', `< ${kilobytes(colyseus.bytesPerPlayer)}`, colyseus.bytesPerPlayer);
  size('memory per player', '≤ 40 KB', 40 * 1_024);
  for (const { label, steps } of series) {
    const costs = steps.map(({ result }) => ownCost(result));
    const [first, last] = [costs[0], costs.at(-1)];
    if (first === undefined || last === undefined || costs.length < 2) continue;
    const growth = last / first - 1;
    const measured = `${growth < 0 ? '' : '+'}${Math.round(growth * 100)} %`;
    const what = `growth of the cost per answer, ${label}`;
    bars.push({ what, measured, bar: '≤ +20 %', isMet: growth <= 0.2 });
  }
  return bars;
}

function barRows(report: BenchReport): readonly Row[] {
  const rows = barsOf(report).map(({ what, measured, bar, isMet }) => [
    what,
    measured,
    bar,
    isMet ? 'met' : 'missed',
  ]);
  return rows.length === 0 ? [] : [['bar', 'measured', 'wanted', ''], ...rows];
}

function tablesOf(report: BenchReport): readonly (readonly Row[])[] {
  return [resultRows(report), seriesRows(report), barRows(report)].filter((rows) => rows.length > 1);
}

function headOf({ date, machine, versions, plan }: BenchReport): readonly string[] {
  const listed = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [`${date}, ${machine}`, listed.join(', '), plan];
}

/** For a terminal: columns under each other. */
export function reportText(report: BenchReport): string {
  const tables = tablesOf(report).map((rows) => {
    const widths = (rows[0] ?? []).map((_, column) =>
      Math.max(...rows.map((row) => row[column]?.length ?? 0)),
    );
    return rows
      .map((row) =>
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      )
      .join('\n');
  });
  return `${[headOf(report).join('\n'), ...tables].join('\n\n')}\n`;
}

/** For docs/benchmarks.md. */
export function reportMarkdown(report: BenchReport): string {
  const tables = tablesOf(report).map(([head = [], ...rows]) => {
    const line = (row: Row) => `| ${row.join(' | ')} |`;
    return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
  });
  return [headOf(report).join('  \n'), ...tables].join('\n\n');
}
