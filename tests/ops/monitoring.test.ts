import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Exported, exportedByBattleServer, exportedByQuizApi } from './exported-metrics.ts';
import { readExpression } from './metric-names.ts';

interface Asked {
  /** Of the alert or the panel. */
  readonly name: string;
  readonly expression: string;
}

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const rules: {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}[] = parse(read('ops/prometheus/alerts.yml')).groups.flatMap((group: { rules: unknown[] }) => group.rules);
const dashboard: {
  panels: { id: number; title: string; targets?: { expr: string; legendFormat: string }[] }[];
} = JSON.parse(read('ops/grafana/dashboards/quiz-arena.json'));
const jobs: string[] = parse(read('ops/prometheus/prometheus.yml')).scrape_configs.map(
  ({ job_name }: { job_name: string }) => job_name,
);

const asked: readonly Asked[] = [
  ...rules.map(({ alert, expr }) => ({ name: `alert ${alert}`, expression: expr })),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr, legendFormat }) => ({ name: `panel ${title}, ${legendFormat}`, expression: expr })),
  ),
];

let exported: Exported;
/** Prometheus adds these to every sample. */
const isOfTheScrape = (label: string) => label === 'job' || label === 'instance';

beforeAll(async () => {
  const [battles, api] = await Promise.all([exportedByBattleServer(), exportedByQuizApi()]);
  // Metrics of the process have the same names at both.
  exported = new Map([...battles, ...api]).set('up', new Map());
});

describe('alert rules and dashboard', () => {
  it.each(asked)('$name reads metrics and labels that a server exports', ({ expression }) => {
    const { uses, groupedBy } = readExpression(expression);
    expect(uses).not.toEqual([]);
    for (const { metric, labels } of uses) {
      const known = exported.get(metric);
      expect(known, metric).toBeDefined();
      for (const { name, value, isExact } of labels) {
        if (name === 'job') expect(jobs).toContain(value);
        else if (isExact) expect([...(known?.get(name) ?? [])], `${metric} ${name}`).toContain(value);
        else expect([...(known?.keys() ?? [])], metric).toContain(name);
      }
    }
    const labels = new Set(uses.flatMap(({ metric }) => [...(exported.get(metric)?.keys() ?? [])]));
    expect(groupedBy.filter((label) => !isOfTheScrape(label) && !labels.has(label))).toEqual([]);
  });

  it('would notice a metric, a label and an expression that are none', () => {
    expect(exported.get('battle_players_total')).toBeUndefined();
    expect(exported.get('battle_search_seconds_count')?.get('end')).toEqual(new Set(['matched', 'nobody']));
    expect(() => readExpression('sum(rate(battle_players[5m])')).toThrow('no PromQL');
  });

  it('tells for each rule what to do, in the table of docs/ops/alerts.md', () => {
    const page = read('docs/ops/alerts.md');
    const names = rules.map(({ alert }) => alert);
    expect(names.filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    for (const { labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations).toEqual({ summary: expect.stringMatching(/\w/) });
    }
  });

  it('has panels with ids of their own, each with something to show', () => {
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(dashboard.panels.filter(({ targets }) => targets?.length === 0)).toEqual([]);
  });
});
