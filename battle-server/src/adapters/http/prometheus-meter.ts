import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Meter, Tally } from '../../ports/meter.ts';

/** A node's metrics. */
export interface PrometheusMeter extends Meter {
  readonly registry: Registry;
}

const tallies: { readonly [What in Tally]: string } = {
  commit: 'Commits of rooms',
  'commit-conflict': 'Commits that another one came before',
  'commit-gave-up': 'Commands answered BUSY after too many conflicts',
  'nonce-hit': 'Commits whose lost reply was recognised',
  'stale-clock': 'Commits refused for their stamp',
  'deadline-run': 'Deadlines run',
  'deadline-late': 'Deadlines run so late that a question is extended',
  resync: 'Rooms whose viewers were made to sync',
  settled: 'Matches settled',
  'settlement-retried': 'Receipts to be handed in again',
  'settlement-paused': 'Receipts refused for the service key',
  'settlement-dead': 'Receipts that the backend will never take',
  'internal-error': 'Faults that nobody expected',
};

/** Counters and histograms in a registry of their own, with those of the process (event-loop delay, memory). */
export function createPrometheusMeter(): PrometheusMeter {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counters = Object.fromEntries(
    Object.entries(tallies).map(([what, help]) => {
      const name = `battle_${what.replaceAll('-', '_')}_total`;
      return [what, new Counter({ name, help, registers })];
    }),
  ) as Record<Tally, Counter>;
  const refusals = new Counter({
    name: 'battle_refusals_total',
    help: 'Refused commands and handshakes by code',
    labelNames: ['code'],
    registers,
  });
  const handling = new Histogram({
    name: 'battle_command_seconds',
    help: 'From a command’s arrival to its ack',
    labelNames: ['command'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
    registers,
  });
  const searches = new Histogram({
    name: 'battle_search_seconds',
    help: 'From the beginning of a search to its end: matched, or nobody found',
    labelNames: ['end'],
    buckets: [0.25, 0.5, 1, 2, 5, 10, 15, 20, 30, 60],
    registers,
  });
  return {
    registry,
    tally: (what, by = 1) => counters[what].inc(by),
    refused: (code) => refusals.inc({ code }),
    searched: (end, waitedMs) => searches.observe({ end }, waitedMs / 1_000),
    handled: (command, tookMs) => handling.observe({ command }, tookMs / 1_000),
  };
}
