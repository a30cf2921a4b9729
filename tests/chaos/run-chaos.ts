import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { chaosScenarios } from './scenarios/chaos-scenarios.ts';
import type { ChaosScenario } from './scenarios/scenario.ts';
import { ChaosGround } from './support/chaos-ground.ts';
import { describeRun, describeScenarios, summarise } from './support/chaos-report.ts';
import { runScenario, type ScenarioRun } from './support/run-scenario.ts';

const HELP = `pnpm chaos [options]
  Breaks a whole stack (battle nodes, Redis with its file, PostgreSQL, quiz-api, a network in between) while players
  battle for coins, one scenario after the other, and holds everything to account in the end.
  --scenario NAME  this one alone; may be repeated
  --repeat N       so many times each (1)
  --sabotage       each with what it guards switched off: then it must fail
  --list           what there is
  --json FILE      writes all figures there too
  --keep-logs      leaves the servers' logs behind and says where
It needs redis-server and postgresql. Ends with 1 when anything was not as it must be.
`;

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', multiple: true, default: [] },
    repeat: { type: 'string', default: '1' },
    sabotage: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    json: { type: 'string' },
    'keep-logs': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const say = (text: string) => process.stdout.write(`${text}\n`);

function chosen(): readonly ChaosScenario[] {
  const unknown = values.scenario.find((name) => chaosScenarios.every((scenario) => scenario.name !== name));
  if (unknown !== undefined) throw new Error(`There is no scenario "${unknown}": see --list.`);
  return values.scenario.length === 0
    ? chaosScenarios
    : chaosScenarios.filter(({ name }) => values.scenario.includes(name));
}

async function runAll(ground: ChaosGround): Promise<readonly ScenarioRun[]> {
  const runs: ScenarioRun[] = [];
  // A first Ctrl-C lets the scenario that runs end and stop its servers.
  let isInterrupted = false;
  process.once('SIGINT', () => {
    isInterrupted = true;
  });
  for (const scenario of chosen()) {
    for (let round = 0; round < Number(values.repeat) && !isInterrupted; round += 1) {
      const run = await runScenario(scenario, ground, { isSabotaged: values.sabotage });
      runs.push(run);
      say(describeRun(run));
    }
  }
  return runs;
}

async function main(): Promise<void> {
  if (values.help) return void say(HELP);
  if (values.list) return void say(describeScenarios(chosen()));
  const ground = await ChaosGround.start();
  try {
    const runs = await runAll(ground);
    const bad = runs.filter(({ isGood }) => !isGood).length;
    say(`\n${summarise(runs)}\n\n${runs.length} runs, ${bad} not as they must be`);
    if (values.json !== undefined) {
      const machine = { cpus: cpus().length, memory: totalmem(), node: process.version };
      const report = { at: new Date().toISOString(), machine, runs };
      writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
    }
    if (bad > 0) process.exitCode = 1;
  } finally {
    if (values['keep-logs']) say(`logs: ${ground.dataDir}`);
    await ground.stop({ keepsLogs: values['keep-logs'] });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
