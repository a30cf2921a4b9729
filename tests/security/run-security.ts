import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printRows } from './report/print-rows.ts';
import type { SecurityRow } from './report/security-row.ts';
import { type SecurityCheckName, securityChecks } from './security-checks.ts';

const names = Object.keys(securityChecks) as SecurityCheckName[];

const HELP = `pnpm security [-- options]
  Attacks the product on this machine and prints a table: check, what was tried, cases, result.
  --frames N     hostile frames for a battle node (1000000); a fiftieth as many requests for the quiz backend
  --seed TEXT    repeats a run's choices (by default new ones)
  --only LIST    some parts alone, with commas: ${names.join(', ')}
  --json FILE    writes the table there too
Ends with 1 when a check failed. What could not be checked is shown as such and is not counted as passed.
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    options: {
      frames: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: String(Date.now()) },
      only: { type: 'string', default: names.join() },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  const frames = Number(values.frames);
  const wanted = values.only.split(',');
  const unknown = wanted.find((name) => !names.some((known) => known === name));
  if (unknown !== undefined || !Number.isInteger(frames) || frames < 1) throw new Error(HELP);
  const say = (line: string) => void process.stderr.write(`  ${line}\n`);
  const plan = { frames, requests: Math.max(100, Math.round(frames / 50)), seed: values.seed, say };
  const rows: SecurityRow[] = [];
  for (const name of names.filter((each) => wanted.includes(each))) {
    say(`${name} …`);
    rows.push(...(await securityChecks[name](plan)));
  }
  process.stdout.write(`\n${printRows(rows)}`);
  if (values.json !== undefined) {
    const report = { at: new Date().toISOString(), node: process.version, seed: values.seed, rows };
    writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  }
  process.exitCode = rows.some(({ result }) => result === 'failed') ? 1 : 0;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
