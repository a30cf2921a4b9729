import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBetweenMarkers } from '../bench/battle/write-between-markers.ts';
import { readOptions } from './options.ts';
import { runLoad } from './run-load.ts';
import { type MeasuredFiles, qualityTable, tableMarkdown, tableText } from './table/quality-table.ts';

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENT = join(ROOT, 'docs/benchmarks.md');
const FIGURES = join(ROOT, 'docs/figures');

const PLAYERS_A_NODE = 1_000;

/** Each node has the same to do, however many there are: so a deployment grows. */
const nodesRun = (nodes: number) => [
  'friend',
  '--battle-nodes',
  String(nodes),
  '--players',
  String(nodes * PLAYERS_A_NODE),
  '--joins',
  '80',
  '--think',
  '6000-8000',
  '--seconds',
  '30',
  '--end',
  'leave',
];

/** The load runs behind the table, by the file that each writes. */
const runs = {
  random: [
    'random',
    '--players',
    '5000',
    '--joins',
    '80',
    '--think',
    '12000-28000',
    '--seconds',
    '30',
    '--end',
    'leave',
  ],
  ramp: ['ramp'],
  join: ['join'],
  'reconnect-storm': ['reconnect-storm', '--players', '5000', '--joins', '120', '--think', '12000-28000'],
  // Some more: not all of their deadlines fall into one second.
  'deadline-storm': ['deadline-storm', '--players', '5400', '--joins', '150'],
  // For the capacity paper: a node with enough to do that what it does when idle does not count.
  friend: [
    'friend',
    '--players',
    '2000',
    '--joins',
    '80',
    '--think',
    '1000-3000',
    '--seconds',
    '30',
    '--end',
    'leave',
  ],
  'nodes-1': nodesRun(1),
  'nodes-4': nodesRun(4),
} as const satisfies { readonly [File in keyof MeasuredFiles]: readonly string[] };

type RunName = keyof typeof runs;
const runNames = Object.keys(runs) as RunName[];
const files = [...runNames, 'battle', 'api', 'web'] as const;

const HELP = `pnpm load:table [options]
  Every row of the load table of quality with its measured figure and its bar, read from the JSON files of the load runs and
  the benchmarks. A row whose run is missing is "not measured", which never counts as met.
  --from DIR    where the files are (${relative(ROOT, FIGURES)})
  --run NAMES   makes load runs first, into that folder: ${runNames.join(', ')}, or all (some 15 minutes);
                the others come from bench:battle, bench:api and bench:web, each with --json DIR/battle.json and so on
  --docs        writes the table into docs/benchmarks.md
Ends with 1 unless every bar is met.
`;

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: FIGURES },
    run: { type: 'string' },
    docs: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function readFiles(folder: string): MeasuredFiles {
  const found = files
    .map((name) => [name, join(folder, `${name}.json`)] as const)
    .filter(([, file]) => existsSync(file))
    .map(([name, file]) => [name, JSON.parse(readFileSync(file, 'utf8')) as unknown]);
  return Object.fromEntries(found) as MeasuredFiles;
}

function wantedRuns(names: string): RunName[] {
  if (names === 'all') return runNames;
  return names.split(',').map((name) => {
    const run = runNames.find((one) => one === name);
    if (run === undefined) throw new Error(`There is no run "${name}": ${runNames.join(', ')}, all.`);
    return run;
  });
}

async function run(name: RunName, folder: string): Promise<void> {
  const options = readOptions(runs[name]);
  if (options === 'help') return;
  process.stderr.write(`${name}: pnpm load ${runs[name].join(' ')}\n`);
  const report = await runLoad(options, process.stderr);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
}

async function main(): Promise<void> {
  for (const name of values.run === undefined ? [] : wantedRuns(values.run)) await run(name, values.from);
  const table = qualityTable(readFiles(values.from));
  process.stdout.write(tableText(table));
  if (values.docs) writeBetweenMarkers(DOCUMENT, 'load:table', tableMarkdown(table));
  process.exitCode = table.every(({ isMet }) => isMet) ? 0 : 1;
}

if (values.help) process.stdout.write(HELP);
else await main();
