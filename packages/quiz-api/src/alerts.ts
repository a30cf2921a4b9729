import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';

/** What an operator must look at, though the server itself goes on. docs/ops/alerts.md tells what to do about each. */
export const alertKinds = [
  /** A receipt contradicts itself or what is held: its match stays open until it is voided. */
  'receipt-refused',
  'receipt-of-unknown-match',
  /** A second receipt of a match tells something else than the one that was settled. */
  'receipt-differs',
  /** No battle node renewed a match; its fees went back. */
  'match-unrenewed',
  'match-not-voidable',
  'attempt-not-settleable',
  /** Attempts that answered a corrected question cannot be brought up to it. */
  'question-not-regradable',
  'contest-not-closable',
  /** The account of a deleted player at the sign-in service is still there. */
  'identity-not-removed',
  'push-failed',
  'sweep-failed',
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Tells operators: one log line, and one more in the metric `alerts_total` of that kind. */
export interface Alerts {
  raise(kind: AlertKind, detail: Readonly<Record<string, unknown>>): void;
}

export function createAlerts(log: FastifyBaseLogger, registry: Registry): Alerts {
  const counter = new Counter({
    name: 'alerts_total',
    help: 'Alerts by kind since the start.',
    labelNames: ['kind'],
    registers: [registry],
  });
  // Named from the start: a rate over a counter that appears with its first alert misses that alert.
  for (const kind of alertKinds) counter.inc({ kind }, 0);
  return {
    raise(kind, detail) {
      counter.inc({ kind });
      log.error({ ...detail, alert: kind }, 'alert');
    },
  };
}
