import { backendScenarios } from './backend-scenarios.ts';
import { linkScenarios } from './link-scenarios.ts';
import { nodeScenarios } from './node-scenarios.ts';
import { redisScenarios } from './redis-scenarios.ts';
import type { ChaosScenario } from './scenario.ts';

/** Every fault that the whole stack must withstand. */
export const chaosScenarios: readonly ChaosScenario[] = [
  ...nodeScenarios,
  ...redisScenarios,
  ...linkScenarios,
  ...backendScenarios,
];
