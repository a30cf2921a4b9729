import { parser } from '@prometheus-io/lezer-promql';

interface LabelMatch {
  readonly name: string;
  readonly value: string;
  /** `=`, not a pattern or a denial. */
  readonly isExact: boolean;
}

/** What a PromQL expression reads. */
export interface MetricUse {
  readonly metric: string;
  readonly labels: readonly LabelMatch[];
}

/** Grafana's variable stands where PromQL has a duration. */
const GRAFANA_DURATION = /\$__rate_interval/g;

/**
 * Parses `expression` with Prometheus' own grammar: the metrics that it reads, and the labels that it groups by.
 * @throws Error when it is no PromQL
 */
export function readExpression(expression: string): {
  uses: readonly MetricUse[];
  groupedBy: readonly string[];
} {
  const source = expression.replace(GRAFANA_DURATION, '5m');
  const uses: { metric: string; labels: LabelMatch[] }[] = [];
  const groupedBy: string[] = [];
  parser.parse(source).iterate({
    enter({ type, name, from, to, node }) {
      if (type.isError) throw new Error(`no PromQL at ${from}: ${source}`);
      const text = source.slice(from, to);
      const parent = node.parent?.name;
      if (name === 'LabelName' && parent === 'GroupingLabels') groupedBy.push(text);
      if (name === 'Identifier' && parent === 'VectorSelector') uses.push({ metric: text, labels: [] });
      if (name === 'UnquotedLabelMatcher') uses.at(-1)?.labels.push(matcherOf(text));
    },
  });
  return { uses, groupedBy };
}

function matcherOf(text: string): LabelMatch {
  const [, name = '', operator = '', value = ''] = /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/.exec(text) ?? [];
  return { name, value, isExact: operator === '=' };
}
