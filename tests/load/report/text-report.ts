import { type BarRow, bars } from './bars.ts';
import type { Cost, LoadReport } from './load-report.ts';

/** A figure as people read it. */
export function shown(value: number | null, unit: string): string {
  if (value === null) return 'not measured';
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 2;
  const number = value.toLocaleString('en', { maximumFractionDigits: digits });
  return unit === '' ? number : `${number}${unit.startsWith('/') ? '' : ' '}${unit}`;
}

/** What a run found, for a terminal. */
export function textReport(report: LoadReport): string {
  return `${[
    `${report.profile}: ${report.about}`,
    `${report.deployment}; ${report.plan.players} players by the ${report.client}; ${report.machine}`,
    ...latencyLines(report),
    ...costLines(report),
    ...countLines(report),
    ...invariantLines(report),
    ...verdictLines(report),
  ].join('\n')}\n`;
}

function latencyLines({ latencies }: LoadReport): string[] {
  return Object.entries(latencies).flatMap(([name, { count, p50Ms, p95Ms, p99Ms, maxMs }]) =>
    count === 0
      ? []
      : [`  ${name.padEnd(8)} p50 ${p50Ms} p95 ${p95Ms} p99 ${p99Ms} max ${maxMs} ms (${count})`],
  );
}

function costLines({ costPerJoin, costPerAnswer }: LoadReport): string[] {
  const line = (what: string, cost: Cost | null) =>
    cost === null ? [] : [`  CPU of ${what}: ${costText(cost)}`];
  return [...line('a join', costPerJoin), ...line('an answer', costPerAnswer)];
}

export function costText({ nodesUs, redisUs, apiUs, databaseUs }: Cost): string {
  const parts = { nodes: nodesUs, Redis: redisUs, 'quiz-api': apiUs, database: databaseUs };
  return Object.entries(parts)
    .flatMap(([name, value]) => (value === null ? [] : [`${name} ${Math.round(value)} µs`]))
    .join(', ');
}

function countLines({ counts, refusals, losses, ends, seconds, driverLagP99Ms }: LoadReport): string[] {
  const list = (of: Readonly<Record<string, number>>) =>
    Object.entries(of)
      .map(([what, count]) => `${count} × ${what}`)
      .join(', ') || 'none';
  return [
    `  ${counts.joined} joined in ${seconds.join.toFixed(1)} s; ${counts.answers} answers in ${seconds.measured.toFixed(1)} s`,
    `  settlements told ${counts.settled}; views asked for ${counts.syncs}; stuck ${counts.stuck}`,
    `  ends: ${list(ends)}`,
    `  refused: ${list(refusals)}`,
    `  links lost: ${list(losses)}`,
    `  this process was late by ${driverLagP99Ms.toFixed(1)} ms (p99)`,
  ];
}

function invariantLines({ invariants, whyNotReconciled }: LoadReport): string[] {
  const lines = invariants.map(({ id, what, checks, broken, examples, elsewhere }) => {
    if (broken > 0) return `  ${id.padEnd(4)} BROKEN ${broken} × ${what}: ${examples.join(' | ')}`;
    return `  ${id.padEnd(4)} ${checks > 0 ? `held (${checks})` : `not seen here, see ${elsewhere}`}: ${what}`;
  });
  const why = whyNotReconciled === '' ? [] : [`  The ledger was not checked: ${whyNotReconciled}`];
  return ['Invariants', ...lines, ...why];
}

function verdictLines({ verdicts }: LoadReport): string[] {
  const lines = verdicts.map(({ name, measured, limit, isMet }) => {
    const { what, unit, isLeast }: BarRow = bars[name];
    const wanted = `${isLeast ? '≥' : '≤'} ${shown(limit, unit)}`;
    return `  ${isMet ? 'met   ' : 'MISSED'} ${what}: ${shown(measured, unit)}, wanted ${wanted}`;
  });
  return ['Bars', ...lines];
}
