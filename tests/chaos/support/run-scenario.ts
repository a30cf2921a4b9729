import { type ChaosOutcome, type ChaosScenario, keepsBar } from '../scenarios/scenario.ts';
import type { ChaosGround } from './chaos-ground.ts';

/** One run of a scenario. */
export interface ScenarioRun extends ChaosOutcome {
  readonly scenario: string;
  readonly isSabotaged: boolean;
  /** All bars and invariants were kept; sabotaged, that one of them was not. */
  readonly isGood: boolean;
  readonly seconds: number;
}

/**
 * Runs a scenario. `isSabotaged`: without what it guards, and it must fail, by its bars and invariants; a run that could
 * not be made (a server that does not start) is bad either way.
 */
export async function runScenario(
  scenario: ChaosScenario,
  ground: ChaosGround,
  { isSabotaged = false } = {},
): Promise<ScenarioRun> {
  const startedAt = performance.now();
  let isRun = true;
  const outcome = await scenario
    .run(ground, isSabotaged ? scenario.sabotage : null)
    .catch((error: unknown): ChaosOutcome => {
      isRun = false;
      return { figures: [], violations: [`not run: ${String(error)}`] };
    });
  const missed = outcome.figures
    .filter((figure) => !keepsBar(figure))
    .map(({ name, value, unit }) => `${name}: ${value} ${unit}`.trim());
  const violations = [...missed, ...outcome.violations];
  const isHeld = violations.length === 0;
  return {
    scenario: scenario.name,
    isSabotaged,
    figures: outcome.figures,
    violations,
    isGood: isRun && isHeld !== isSabotaged,
    seconds: Math.round((performance.now() - startedAt) / 100) / 10,
  };
}
