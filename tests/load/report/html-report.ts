import type { Sample } from '../engine/sampler.ts';
import { type BarRow, bars } from './bars.ts';
import { escapeHtml, lineChart } from './line-chart.ts';
import { curvePercentiles, type LoadReport } from './load-report.ts';
import { costText, shown } from './text-report.ts';

const STYLE = `
:root{color-scheme:light dark;--page:#fff;--text:#1b1b2b;--dim:#5d5d75;--rule:#e2e2ec;--good:#0b7a3e;--bad:#b3261e;
--line-1:#4c3fd1;--line-2:#d1493f;--line-3:#0f8a6d;--line-4:#b07400}
@media (prefers-color-scheme:dark){:root{--page:#14141f;--text:#ececf6;--dim:#a3a3ba;--rule:#2e2e40;--good:#5ad08f;--bad:#ff8a80;
--line-1:#a39bff;--line-2:#ff9087;--line-3:#5fd6b6;--line-4:#ffc44d}}
body{font:15px/1.5 system-ui,sans-serif;background:var(--page);color:var(--text);max-width:1360px;margin:2rem auto;padding:0 1rem}
h1{margin:0}h2{margin:2rem 0 .5rem}small,.dim{color:var(--dim)}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.3rem .6rem;border-bottom:1px solid var(--rule);vertical-align:top}
td.number,th.number{text-align:end;font-variant-numeric:tabular-nums}.met{color:var(--good)}.missed{color:var(--bad);font-weight:600}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:1.5rem}
figure{margin:0}figcaption{font-weight:600}svg{width:100%;height:auto}svg text{fill:var(--dim);font-size:12px}
.grid{stroke:var(--rule)}.line{fill:none;stroke-width:2}.legend span{margin-inline-end:1rem}
.dot{display:inline-block;width:.7rem;height:.7rem;border-radius:50%;margin-inline-end:.35rem}
${[1, 2, 3, 4].map((n) => `.line-${n}{stroke:var(--line-${n})}.dot-${n}{background:var(--line-${n})}`).join('')}`;

/** A run as one page that needs nothing beside itself: no scripts, light and dark. */
export function htmlReport(report: LoadReport): string {
  const { profile, about, deployment, date, machine, node, plan, client } = report;
  const isGood = report.verdicts.every(({ isMet }) => isMet);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Load: ${escapeHtml(profile)}</title><style>${STYLE}</style></head>
<body><h1>Load: ${escapeHtml(profile)} <span class="${isGood ? 'met' : 'missed'}">${isGood ? 'all bars met' : 'bars missed'}</span></h1>
<p>${escapeHtml(about)}<br><span class="dim">${escapeHtml(`${date} · ${deployment} · ${plan.players} players by the ${client} · ${machine} · node ${node}`)}</span></p>
<h2>Bars</h2>${barTable(report)}
<h2>Latencies</h2>${latencyTable(report)}
<h2>Over time</h2><div class="charts">${charts(report)}</div>
<h2>Invariants</h2>${invariantTable(report)}
<h2>Counts</h2>${countTable(report)}
</body></html>
`;
}

type Cell = string | { readonly text: string; readonly className: string };

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cell = (tag: string, value: Cell) =>
    typeof value === 'string'
      ? `<${tag}>${escapeHtml(value)}</${tag}>`
      : `<${tag} class="${value.className}">${escapeHtml(value.text)}</${tag}>`;
  const line = (tag: string, cells: readonly Cell[]) =>
    `<tr>${cells.map((each) => cell(tag, each)).join('')}</tr>`;
  return `<table><thead>${line('th', head)}</thead><tbody>${rows.map((row) => line('td', row)).join('')}</tbody></table>`;
}

const number = (text: string): Cell => ({ text, className: 'number' });
const verdict = (isMet: boolean): Cell => ({
  text: isMet ? 'met' : 'missed',
  className: isMet ? 'met' : 'missed',
});

function barTable({ verdicts }: LoadReport): string {
  const rows = verdicts.map(({ name, measured, limit, isMet }) => {
    const { what, unit, isLeast }: BarRow = bars[name];
    const wanted = `${isLeast ? '≥' : '≤'} ${shown(limit, unit)}`;
    return [what, number(shown(measured, unit)), number(wanted), verdict(isMet)];
  });
  return table(['bar', 'measured', 'wanted', ''], rows);
}

function latencyTable({ latencies }: LoadReport): string {
  const rows = Object.entries(latencies)
    .filter(([, { count }]) => count > 0)
    .map(([name, { count, p50Ms, p95Ms, p99Ms, maxMs }]) => [
      name,
      ...[count, p50Ms, p95Ms, p99Ms, maxMs].map((value) => number(value.toLocaleString('en'))),
    ]);
  return table(['from the scheduled time, ms', 'count', 'p50', 'p95', 'p99', 'max'], rows);
}

function charts({ samples, steps, latencies }: LoadReport): string {
  const over = (
    title: string,
    yUnit: string,
    lines: Readonly<Record<string, (of: Sample) => number | null>>,
  ) =>
    lineChart({
      title,
      yUnit,
      xUnit: 's',
      lines: Object.entries(lines).map(([name, read]) => ({
        name,
        points: samples.map((sample) => ({ x: sample.second, y: read(sample) })),
      })),
    });
  const percent = (share: number | null) => share && share * 100;
  const curves = Object.entries(latencies).filter(
    ([name, { count }]) => count > 0 && ['ack', 'event'].includes(name),
  );
  return [
    over('Players', '', { online: ({ online }) => online, 'in battles': ({ inBattle }) => inBattle }),
    over('Answers', 'a second', { answers: ({ answersPerSecond }) => answersPerSecond }),
    over('Event latency', 'ms', { p50: ({ eventP50Ms }) => eventP50Ms, p99: ({ eventP99Ms }) => eventP99Ms }),
    over('Processor', '% of one core', {
      'battle nodes': ({ nodesCpu }) => percent(nodesCpu),
      Redis: ({ redisCpu }) => percent(redisCpu),
      'quiz-api and database': ({ backendCpu }) => percent(backendCpu),
      'this driver': ({ driverCpu }) => percent(driverCpu),
    }),
    over('Memory of the battle nodes', 'MB', { resident: ({ nodesMb }) => nodesMb }),
    lineChart({
      title: 'Latency by percentile',
      xUnit: '%',
      yUnit: 'ms',
      lines: curves.map(([name, { curve }]) => ({
        name,
        points: curve.map((y, place) => ({ x: curvePercentiles[place] ?? 0, y })),
      })),
    }),
    lineChart({
      title: 'Ramp: p99 by answers a second',
      xUnit: 'answers/s',
      yUnit: 'ms',
      lines: [
        {
          name: 'event p99',
          points: steps.map(({ answersPerSecond, p99Ms }) => ({ x: answersPerSecond, y: p99Ms })),
        },
      ],
    }),
  ].join('');
}

function invariantTable({ invariants, whyNotReconciled }: LoadReport): string {
  const rows = invariants.map(({ id, what, checks, broken, examples, elsewhere }): Cell[] => {
    const state =
      broken > 0
        ? { text: `broken ${broken} times`, className: 'missed' }
        : { text: checks > 0 ? 'held' : 'not seen here', className: checks > 0 ? 'met' : 'dim' };
    const note = broken > 0 ? examples.join(' | ') : checks === 0 ? `held in ${elsewhere}` : '';
    return [id, what, state, number(checks.toLocaleString('en')), note];
  });
  const why =
    whyNotReconciled === ''
      ? ''
      : `<p class="dim">The ledger was not checked: ${escapeHtml(whyNotReconciled)}</p>`;
  return table(['', 'what must hold', '', 'checks', ''], rows) + why;
}

function countTable({
  counts,
  refusals,
  losses,
  ends,
  costPerJoin,
  costPerAnswer,
  driverLagP99Ms,
}: LoadReport): string {
  const list = (of: Readonly<Record<string, number>>) =>
    Object.entries(of)
      .map(([what, count]) => `${count} × ${what}`)
      .join(', ') || 'none';
  return table(
    ['', ''],
    [
      ['players joined', String(counts.joined)],
      ['answers while measured', counts.answers.toLocaleString('en')],
      ['settlements told', counts.settled.toLocaleString('en')],
      ['views asked for', counts.syncs.toLocaleString('en')],
      ['ends', list(ends)],
      ['refused', list(refusals)],
      ['links lost', list(losses)],
      ['CPU of a join', costPerJoin === null ? 'not seen' : costText(costPerJoin)],
      ['CPU of an answer', costPerAnswer === null ? 'not seen' : costText(costPerAnswer)],
      ['this process was late by (p99)', `${driverLagP99Ms.toFixed(1)} ms`],
    ],
  );
}
