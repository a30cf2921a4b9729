/** What Lighthouse measured on a page. Scores are of 100; times in ms, `shift` is the layout shift. */
export interface PageScores {
  readonly name: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly shift: number;
  /** What travelled, all resources, compressed. */
  readonly transferKb: number;
}

export interface WebReport {
  readonly date: string;
  /** Of the start page, gzip. */
  readonly firstLoad: { readonly scriptKb: number; readonly styleKb: number };
  readonly pages: readonly PageScores[];
}

export const bars = { performance: 95, accessibility: 100, bestPractices: 100 } as const;

/** Bars that a page misses, in words; none when it meets all. */
export function missedBars(page: PageScores): string[] {
  const kinds = ['performance', 'accessibility', 'bestPractices'] as const;
  return kinds
    .filter((kind) => page[kind] < bars[kind])
    .map((kind) => `${page.name}: ${kind} ${page[kind]}, wanted ${bars[kind]}`);
}

/** What the start page loads, gzip, beside its bars; a build that outgrows them fails. */
export function firstLoadLine({ scriptKb, styleKb }: WebReport['firstLoad']): string {
  const [script, style] = [scriptKb.toFixed(1), styleKb.toFixed(1)];
  return `First load: ${script} KB of script (*bar* ≤ 150), ${style} KB of styles (*bar* ≤ 30), gzip.`;
}

/** The figures as a table for docs/benchmarks.md. */
export function webMarkdown(pages: readonly PageScores[]): string {
  const rows = pages.map(
    (page) =>
      `| ${page.name} | ${page.performance} | ${page.accessibility} | ${page.bestPractices} | ${seconds(page.largestPaintMs)} s | ${Math.round(page.blockingMs)} ms | ${page.shift.toFixed(3)} | ${Math.round(page.transferKb)} KB |`,
  );
  return [
    '| page | performance | accessibility | best practices | largest paint | blocked | layout shift | transferred |',
    '|---|---|---|---|---|---|---|---|',
    `| *bar* | ≥ ${bars.performance} | ${bars.accessibility} | ${bars.bestPractices} | | | | |`,
    ...rows,
  ].join('\n');
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
