import type { Invariant } from '@quiz-arena/battle-server/testing/invariants';
import type { ChaosGround } from '../support/chaos-ground.ts';
import type { SabotagePatch } from '../support/sabotage-patch.ts';

/** How the mechanism that a scenario guards is switched off; the scenario must fail then. */
export interface Sabotage {
  readonly what: string;
  /** Put into the servers as they load. */
  readonly patches: readonly SabotagePatch[];
  /** Redis without its append-only file. */
  readonly hasNoFile?: boolean;
}

/** Something that was measured, with the bar that it must keep. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface ChaosOutcome {
  readonly figures: readonly Figure[];
  /** Invariants and promises that were broken, each with what happened. */
  readonly violations: readonly string[];
}

/** One fault on the real stack. */
export interface ChaosScenario {
  readonly name: string;
  /** What goes wrong. */
  readonly fault: string;
  /** What keeps it from doing harm. */
  readonly guards: string;
  readonly invariants: readonly Invariant[];
  readonly sabotage: Sabotage;
  /** @param sabotage to be run without the guarded mechanism */
  run(ground: ChaosGround, sabotage: Sabotage | null): Promise<ChaosOutcome>;
}

/** Whether a figure keeps its bar. */
export function keepsBar({ value, atMost, atLeast }: Figure): boolean {
  return (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
}
