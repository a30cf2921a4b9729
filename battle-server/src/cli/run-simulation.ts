import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { runEvenings } from '../simulation/run-evenings.ts';
import { runPlanted } from '../simulation/run-planted.ts';

const help = `Plays simulated evenings of battles and prints the seeds that break an invariant.

  --battles N   battles to play (20000)
  --seed S      every evening follows from it: S-0, S-1 … (1)
  --players N   players an evening (300)
  --each N      battles that each of them plays (4)
  --nodes N     battle nodes (3)
  --threads N   threads (as many as there are processors)
  --calm        nothing goes wrong
  --planted     plants the known bugs, one at a time, and shows which check caught which
  --help        this text`;

const { values } = parseArgs({
  options: {
    battles: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    players: { type: 'string', default: '300' },
    each: { type: 'string', default: '4' },
    nodes: { type: 'string', default: '3' },
    threads: { type: 'string', default: String(availableParallelism()) },
    calm: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** Whether every invariant held. */
async function run(): Promise<boolean> {
  const startedAt = performance.now();
  const report = await runEvenings(
    {
      seed: values.seed,
      battles: Number(values.battles),
      players: Number(values.players),
      battlesEach: Number(values.each),
      nodes: Number(values.nodes),
      isCalm: values.calm,
      isStoppedByFailure: false,
    },
    Number(values.threads),
  );
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const { completed, voided, friend, group, rematches, commits, nodesKilled, rollbacks } = report;
  console.log(`${completed + voided} battles in ${report.evenings} evenings, ${seconds} s:`);
  console.log(
    `  ${completed} played (${friend} friend, ${group} group, ${rematches} rematches), ${voided} void`,
  );
  console.log(`  ${commits} commits, ${nodesKilled} nodes killed, ${rollbacks} rollbacks of the store`);
  for (const { seed, violations } of report.failures) {
    console.error(`seed ${seed}:\n  ${violations.slice(0, 5).join('\n  ')}`);
  }
  console.log(`  ${report.failures.length} evenings broke an invariant`);
  return report.failures.length === 0;
}

/** Whether every planted bug was caught. */
async function runBugs(): Promise<boolean> {
  const outcomes = await runPlanted(values.seed, Number(values.threads));
  for (const { name, caughtBy, seconds } of outcomes) {
    console.log(`${name.padEnd(28)} ${caughtBy === null ? 'NOT CAUGHT' : caughtBy}  (${seconds} s)`);
  }
  return outcomes.every(({ caughtBy }) => caughtBy !== null);
}

if (values.help) {
  console.log(help);
} else {
  process.exitCode = (await (values.planted ? runBugs() : run())) ? 0 : 1;
}
