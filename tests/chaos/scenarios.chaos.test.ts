import { afterAll, beforeAll, expect, it } from 'vitest';
import { chaosScenarios } from './scenarios/chaos-scenarios.ts';
import { ChaosGround } from './support/chaos-ground.ts';
import { runScenario } from './support/run-scenario.ts';

/** The shortest that break a store and a link; `pnpm chaos` has all of them. */
const short = ['redis-killed', 'reply-cut'];

let ground: ChaosGround;
beforeAll(async () => {
  ground = await ChaosGround.start();
}, 240_000);
afterAll(() => ground.stop());

it.each(chaosScenarios.filter(({ name }) => short.includes(name)))(
  '$name: $fault: nothing is lost or doubled [I1] [I2] [I10]',
  async (scenario) => {
    const { violations, isGood } = await runScenario(scenario, ground);
    expect({ violations, isGood }).toEqual({ violations: [], isGood: true });
  },
  180_000,
);
