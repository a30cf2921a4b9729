import { cpus, totalmem } from 'node:os';
import type { Latency, LatencySummary } from '../driver/latency.ts';
import type { LoadPlan, RampStep } from '../engine/load-profile.ts';
import type { RunOutcome } from '../engine/load-run.ts';
import type { Sample } from '../engine/sampler.ts';
import type { InvariantVerdict } from '../players/held-invariants.ts';
import type { StackUsage } from '../stack/deployment.ts';
import { type Figures, judge, type Verdict } from './bars.ts';

/** Percentiles of a curve. */
export const curvePercentiles = [1, 10, 25, 50, 75, 90, 95, 99, 99.9, 100] as const;

interface Distribution extends LatencySummary {
  /** At each of `curvePercentiles`, milliseconds. */
  readonly curve: readonly number[];
}

/** CPU time of one join or one answer, microseconds; null: not seen. */
export interface Cost {
  readonly nodesUs: number;
  readonly redisUs: number | null;
  readonly apiUs: number | null;
  readonly databaseUs: number | null;
}

/** Everything that a run has found: what the JSON file holds, and what the HTML report shows. */
export interface LoadReport {
  readonly profile: string;
  readonly about: string;
  readonly deployment: string;
  readonly client: string;
  readonly battleNodes: number | null;
  readonly date: string;
  readonly machine: string;
  readonly node: string;
  readonly plan: LoadPlan;
  readonly seconds: { readonly join: number; readonly measured: number };
  readonly figures: Figures;
  readonly verdicts: readonly Verdict[];
  readonly latencies: {
    readonly ack: Distribution;
    readonly event: Distribution;
    readonly join: Distribution;
    readonly back: Distribution;
    readonly settle: Distribution;
    readonly late: Distribution;
  };
  readonly counts: {
    readonly joined: number;
    readonly answers: number;
    readonly settled: number;
    readonly syncs: number;
    readonly stuck: number;
  };
  readonly refusals: Readonly<Record<string, number>>;
  readonly losses: Readonly<Record<string, number>>;
  readonly ends: Readonly<Record<string, number>>;
  readonly costPerJoin: Cost | null;
  readonly costPerAnswer: Cost | null;
  readonly driverLagP99Ms: number;
  readonly invariants: readonly InvariantVerdict[];
  /** Why the ledger was not checked; "": it was. */
  readonly whyNotReconciled: string;
  readonly steps: readonly RampStep[];
  readonly samples: readonly Sample[];
}

export interface ReportedRun {
  readonly profile: string;
  readonly about: string;
  readonly deployment: string;
  readonly client: string;
  readonly battleNodes: number | null;
  readonly plan: LoadPlan;
  readonly limits: Figures;
}

/** A client tries these again by itself, and a restless player causes those. */
const harmless: ReadonlySet<string> = new Set([
  'answer TOO_LATE',
  'answer ALREADY_ANSWERED',
  'received WRONG_QUESTION',
]);

export function reportOf(run: ReportedRun, outcome: RunOutcome): LoadReport {
  const { measures, held, usage } = outcome;
  const invariants = held.verdicts();
  const refusals = Object.fromEntries(measures.refusals);
  const losses = Object.fromEntries(measures.losses);
  const { limits, ...about } = run;
  const figures = figuresOf(outcome, { refusals, losses, invariants });
  return {
    ...about,
    date: new Date().toISOString(),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    node: process.versions.node,
    seconds: { join: outcome.joinSeconds, measured: outcome.actSeconds },
    figures,
    verdicts: judge(figures, limits),
    latencies: {
      ack: distributionOf(measures.ack),
      event: distributionOf(measures.event),
      join: distributionOf(measures.join),
      back: distributionOf(measures.back),
      settle: distributionOf(measures.settle),
      late: distributionOf(measures.late),
    },
    counts: {
      joined: outcome.joined,
      answers: outcome.answers,
      settled: measures.settle.count,
      syncs: measures.syncs,
      stuck: outcome.stuck,
    },
    refusals,
    losses,
    ends: Object.fromEntries(measures.ends),
    costPerJoin: costOf(usage.beforeJoin, usage.afterJoin, outcome.joined),
    costPerAnswer: costOf(usage.beforeAct, usage.afterAct, outcome.answers),
    driverLagP99Ms: outcome.driverLagP99Ms,
    invariants,
    whyNotReconciled: outcome.whyNotReconciled,
    steps: outcome.steps,
    samples: outcome.samples,
  };
}

interface Counted {
  readonly refusals: Readonly<Record<string, number>>;
  readonly losses: Readonly<Record<string, number>>;
  readonly invariants: readonly InvariantVerdict[];
}

function figuresOf(outcome: RunOutcome, { refusals, losses, invariants }: Counted): Figures {
  const { measures, usage, noted, samples } = outcome;
  const { event, join, back, late } = measures;
  const sum = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).reduce((total, [what, count]) => total + (harmless.has(what) ? 0 : count), 0);
  const memory = memoryOf(usage.empty, usage.loaded, outcome.joined);
  const growth = growthOf(samples);
  return {
    ...(event.count > 0 && named('event', event)),
    ...(join.count > 0 && { joinP99Ms: join.summary().p99Ms }),
    joinsPerSecond: outcome.joined / outcome.joinSeconds,
    ...(back.count > 0 && { backP95Ms: back.summary().p95Ms }),
    ...(late.count > 0 && { lateP99Ms: late.summary().p99Ms }),
    answersPerSecond: outcome.answers / outcome.actSeconds,
    ...(memory !== null && { kbPerPlayer: memory }),
    ...(growth !== null && { growth }),
    ...noted,
    errors: sum(refusals) + sum(losses) + outcome.stuck,
    broken: invariants.reduce((total, { broken }) => total + broken, 0),
  };
}

function named(_what: 'event', latency: Latency): Figures {
  const { p50Ms, p95Ms, p99Ms } = latency.summary();
  return { eventP50Ms: p50Ms, eventP95Ms: p95Ms, eventP99Ms: p99Ms };
}

function distributionOf(latency: Latency): Distribution {
  return { ...latency.summary(), curve: latency.percentiles(curvePercentiles) };
}

function costOf(before: StackUsage | null, after: StackUsage | null, count: number): Cost | null {
  if (before === null || after === null || count === 0) return null;
  const nodes = (usage: StackUsage) => usage.nodes.reduce((sum, { cpuUs }) => sum + cpuUs, 0);
  const each = (late: number | null, then: number | null) =>
    late === null || then === null ? null : (late - then) / count;
  return {
    nodesUs: (nodes(after) - nodes(before)) / count,
    redisUs: each(after.redisCpuUs, before.redisCpuUs),
    apiUs: each(after.apiCpuUs, before.apiCpuUs),
    databaseUs: each(after.databaseCpuUs, before.databaseCpuUs),
  };
}

/** Growth of the nodes' resident memory by the players in battles, garbage collected both times, KB each. */
function memoryOf(empty: StackUsage | null, loaded: StackUsage | null, players: number): number | null {
  if (empty === null || loaded === null || players === 0) return null;
  const bytes = ({ nodes }: StackUsage) => nodes.reduce((sum, { rssBytes }) => sum + rssBytes, 0);
  return (bytes(loaded) - bytes(empty)) / players / 1_024;
}

/** How much more memory the nodes have in the last fifth of a run than in the second one; null: too short to tell. */
export function growthOf(samples: readonly Pick<Sample, 'nodesMb'>[]): number | null {
  const sizes = samples.flatMap(({ nodesMb }) => nodesMb ?? []);
  const fifth = Math.floor(sizes.length / 5);
  if (fifth < 10) return null;
  const mean = (from: number) => sizes.slice(from, from + fifth).reduce((sum, one) => sum + one, 0) / fifth;
  return mean(4 * fifth) / mean(fifth) - 1;
}
