import { parseArgs } from 'node:util';
import { runKillPoints } from './support/kill-points.ts';

const HELP = `pnpm chaos:api [options]
  Kills the quiz backend with SIGKILL at random points of paid work (holds, settlements, voids, lifelines, reviews), on
  the embedded database and on PostgreSQL, and checks each time that nothing acknowledged is lost and nothing is doubled.
  --points N       kills on each database (30)
  --database NAME  pglite or postgres alone
  --seed TEXT      repeats a run's choices (by default new ones)
Ends with 1 when anything was lost.
`;

const { values } = parseArgs({
  options: {
    points: { type: 'string', default: '30' },
    database: { type: 'string' },
    seed: { type: 'string', default: String(Date.now()) },
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  for (const database of ['pglite', 'postgres'] as const) {
    if (values.database !== undefined && values.database !== database) continue;
    say(`${database}, seed ${values.seed}`);
    const report = await runKillPoints(database, {
      points: Number(values.points),
      seed: values.seed,
      say,
    });
    say(`${database}: ${report.kills} kills, ${report.settled} settlements, ${report.losses.length} losses`);
    for (const loss of report.losses) say(`  ${loss}`);
    if (report.losses.length > 0) process.exitCode = 1;
  }
}

if (values.help) process.stdout.write(HELP);
else await main();
