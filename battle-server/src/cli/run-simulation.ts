import { parseArgs } from 'node:util';
import { simulate } from '../simulation/simulate.ts';
import { manyFaults, noFaults } from '../simulation/simulated-faults.ts';

const help = `Plays simulated battles on virtual time and prints the seeds that break an invariant.
  --battles N   how many battles at least, one seed after the other (2000)
  --seed N      the first seed (0); a seed that failed fails again with the same options
  --players N   players of one seed's evening (40)
  --rounds N    battles that each of them plays (2)
  --nodes N     battle nodes (3)
  --calm        nothing goes wrong
  --help        this text`;

const { values } = parseArgs({
  options: {
    battles: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '0' },
    players: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '2' },
    nodes: { type: 'string', default: '3' },
    calm: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function wholeNumber(option: Exclude<keyof typeof values, 'calm' | 'help'>): number {
  const number = Number(values[option]);
  if (!Number.isInteger(number) || number < 0) {
    throw new Error(`--${option} takes a whole number.\n\n${help}`);
  }
  return number;
}

/** Runs seeds until enough battles were played; the answer: how many of the seeds broke something. */
async function run(): Promise<number> {
  const wanted = wholeNumber('battles');
  const first = wholeNumber('seed');
  const evening = {
    players: wholeNumber('players'),
    battles: wholeNumber('rounds'),
    nodes: wholeNumber('nodes'),
  };
  const startedAt = performance.now();
  let battles = 0;
  let failed = 0;
  let seed = first;
  for (; battles < wanted; seed += 1) {
    const faults = values.calm ? noFaults : manyFaults;
    const report = await simulate({ ...evening, seed: String(seed), faults });
    battles += report.completed + report.voided;
    if (report.violations.length > 0) {
      failed += 1;
      console.error(`seed ${seed}:\n  ${report.violations.slice(0, 5).join('\n  ')}`);
    }
    if (report.completed + report.voided === 0) {
      throw new Error(`seed ${seed} played no battle: it takes two players, a round and a node at least.`);
    }
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${battles} battles from ${seed - first} seeds in ${seconds} s, ${failed} seeds failed.`);
  return failed;
}

if (values.help) {
  console.log(help);
} else {
  process.exitCode = (await run()) === 0 ? 0 : 1;
}
