import { parseArgs } from 'node:util';
import { simulate } from '../simulation/simulate.ts';
import { manyFaults, noFaults } from '../simulation/simulated-faults.ts';

const help = `Plays simulated evenings of battles and prints the seeds that break an invariant.

  --from N      first seed (0)
  --seeds N     how many seeds (20)
  --players N   players an evening (40)
  --battles N   battles each of them plays (2)
  --nodes N     battle nodes (3)
  --calm        nothing goes wrong
  --help        this text`;

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    seeds: { type: 'string', default: '20' },
    players: { type: 'string', default: '40' },
    battles: { type: 'string', default: '2' },
    nodes: { type: 'string', default: '3' },
    calm: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** Runs the seeds one after the other; the answer: how many of them broke something. */
async function run(): Promise<number> {
  const from = Number(values.from);
  const startedAt = performance.now();
  let battles = 0;
  let failed = 0;
  for (let seed = from; seed < from + Number(values.seeds); seed += 1) {
    const report = await simulate({
      seed: String(seed),
      players: Number(values.players),
      battles: Number(values.battles),
      nodes: Number(values.nodes),
      faults: values.calm ? noFaults : manyFaults,
    });
    battles += report.completed + report.voided;
    if (report.violations.length > 0) {
      failed += 1;
      console.error(`seed ${seed}:\n  ${report.violations.slice(0, 5).join('\n  ')}`);
    }
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${battles} battles from ${values.seeds} seeds in ${seconds} s, ${failed} seeds failed.`);
  return failed;
}

if (values.help) {
  console.log(help);
} else {
  process.exitCode = (await run()) === 0 ? 0 : 1;
}
