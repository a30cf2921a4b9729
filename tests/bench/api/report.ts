import type { Measured } from './measure.ts';

export interface StageReport {
  readonly players: number;
  readonly answers: number;
  readonly loadSeconds: number;
  readonly probes: readonly { readonly name: string; readonly measured: Measured }[];
}

export interface Settlements {
  readonly settlements: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

export interface ApiReport {
  readonly date: string;
  readonly machine: string;
  /** Processes that wanted to run, on average over the run's last minutes: above the number of cores, figures suffer. */
  readonly load: string;
  readonly stages: readonly StageReport[];
  readonly settlements: Settlements;
  readonly reconcile: { readonly entries: number; readonly seconds: number; readonly faults: number };
}

const BARS = { p95Ms: 20, growth: 2, settlementsPerSecond: 100 };

const whole = (value: number) => Math.round(value).toLocaleString('en');
const tenth = (value: number) => value.toFixed(1);

/** How many times as much a request costs with all players as with few: by its median, and by its CPU time. */
function growthOf(before: Measured, after: Measured): { p50: number; cpu: number } {
  const cpu = ({ cpuMs }: Measured) => cpuMs.api + cpuMs.database;
  return { p50: after.p50 / before.p50, cpu: cpu(after) / cpu(before) };
}

/** The report as it stands in docs/benchmarks.md. */
export function reportMarkdown({ date, machine, load, stages, settlements, reconcile }: ApiReport): string {
  const [few, all] = [stages[0], stages.at(-1)];
  if (few === undefined || all === undefined) throw new Error('Nothing was measured.');
  const rows = all.probes.flatMap(({ name, measured }) => {
    const before = few.probes.find((probe) => probe.name === name)?.measured;
    if (before === undefined) return [];
    const growth = growthOf(before, measured);
    const { p50, p95, perSecond, cpuMs } = measured;
    const cells = [
      name,
      `${tenth(before.p50)} / ${tenth(before.p95)}`,
      `${tenth(p50)} / ${tenth(p95)}`,
      whole(perSecond),
      `${tenth(cpuMs.api)} + ${tenth(cpuMs.database)}`,
      tenth(growth.p50),
      tenth(growth.cpu),
    ];
    return [`| ${cells.join(' | ')} |`];
  });
  return [
    `${date}, ${machine}, load average ${load}. ${whole(all.players)} players with ${whole(all.answers)} recorded answers`,
    `beside ${whole(few.players)} with ${whole(few.answers)}; loaded in ${whole(few.loadSeconds)} s and ${whole(all.loadSeconds)} s.`,
    '',
    `| request | p50 / p95, ${whole(few.players)} players, ms | p50 / p95, ${whole(all.players)} players, ms | a second | CPU ms, backend + database | growth of p50 | growth of CPU |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    `Settlements of battles with 16 under way: ${tenth(settlements.perSecond)} a second (p50 ${tenth(settlements.p50Ms)} ms, p95 ${tenth(settlements.p95Ms)} ms).`,
    `The ledger's check of ${whole(reconcile.entries)} entries took ${tenth(reconcile.seconds)} s and found ${reconcile.faults} faults.`,
    '',
    missed({ few, all, settlements }),
  ].join('\n');
}

function missed({
  few,
  all,
  settlements,
}: {
  few: StageReport;
  all: StageReport;
  settlements: Settlements;
}): string {
  const late = all.probes.filter(({ measured }) => measured.p95 > BARS.p95Ms).map(({ name }) => name);
  const grown = all.probes.filter(({ name, measured }) => {
    const before = few.probes.find((probe) => probe.name === name)?.measured;
    return before !== undefined && growthOf(before, measured).cpu > BARS.growth;
  });
  const list = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join('; '));
  return [
    `- p95 above ${BARS.p95Ms} ms: ${list(late)}`,
    `- more than ${BARS.growth} times the CPU time: ${list(grown.map(({ name }) => name))}`,
    `- settlements below ${BARS.settlementsPerSecond} a second: ${settlements.perSecond < BARS.settlementsPerSecond ? 'yes' : 'no'}`,
  ].join('\n');
}
