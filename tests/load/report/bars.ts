/** A figure that a run can be held to. `isLeast`: the limit is the least that will do, else the most. */
export interface BarRow {
  readonly what: string;
  readonly unit: string;
  readonly flag: string;
  readonly isLeast?: true;
}

const most = (flag: string, what: string, unit: string): BarRow => ({ what, unit, flag });
const least = (flag: string, what: string, unit: string): BarRow => ({ what, unit, flag, isLeast: true });

/** Every figure that decides how a run ends. Its option is `--` + flag. */
export const bars = {
  eventP50Ms: most('fail-p50-ms', 'event p50', 'ms'),
  eventP95Ms: most('fail-p95-ms', 'event p95', 'ms'),
  eventP99Ms: most('fail-p99-ms', 'event p99', 'ms'),
  joinP99Ms: most('fail-join-p99-ms', 'join p99', 'ms'),
  joinsPerSecond: least('fail-joins', 'joins a second', '/s'),
  backP95Ms: most('fail-back-p95-ms', 'back after a lost link, p95', 'ms'),
  backShare: least('fail-back-share', 'share of the dropped who are back in 10 s', ''),
  lateP99Ms: most('fail-late-p99-ms', 'deadlines late, p99', 'ms'),
  deadlinesInBusiestSecond: least('fail-deadlines', 'deadlines due in one second', ''),
  capacity: least('fail-capacity', 'answers a second at p99 ≤ 150 ms', '/s'),
  answersPerSecond: least('fail-answers', 'answers a second', '/s'),
  kbPerPlayer: most('fail-kb-per-player', 'memory per player', 'KB'),
  growth: most('fail-growth', 'growth of the nodes’ memory over the run', ''),
  errors: most('fail-errors', 'errors', ''),
  broken: most('fail-broken', 'broken invariants', ''),
} as const satisfies Record<string, BarRow>;

export type BarName = keyof typeof bars;

export type Figures = { readonly [Name in BarName]?: number };

export interface Verdict {
  readonly name: BarName;
  /** Null: nothing was measured, which never counts as met. */
  readonly measured: number | null;
  readonly limit: number;
  readonly isMet: boolean;
}

export function isBar(name: string): name is BarName {
  return Object.hasOwn(bars, name);
}

/** Holds figures to limits. What was not measured is missed. */
export function judge(figures: Figures, limits: Figures): Verdict[] {
  return (Object.keys(bars) as BarName[]).flatMap((name) => {
    const limit = limits[name];
    if (limit === undefined) return [];
    const measured = figures[name] ?? null;
    const row: BarRow = bars[name];
    const isMet = measured !== null && (row.isLeast === true ? measured >= limit : measured <= limit);
    return [{ name, measured, limit, isMet }];
  });
}
