import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts';
import { type BenchPlayer, startBenchStack } from './bench-stack.ts';

/** Players who send the requests; signed in before the others come. */
const ACTIVE = 400;
const COINS = 100_000;
/** The first of them have played a thousand quizzes. */
export const HEAVY = 20;

/** So many players with their answers, in a database cluster of their own. */
export interface LoadedStage {
  readonly cluster: string;
  readonly players: number;
  readonly answers: number;
  readonly loadSeconds: number;
}

/** What there is to be measured: a folder with the backend's files and one cluster a stage. */
export interface LoadedBench {
  readonly active: readonly BenchPlayer[];
  readonly stages: readonly LoadedStage[];
}

type Say = (line: string) => void;

/** What a folder keeps that `loadBench` has filled. */
export function readLoadedBench(folder: string): LoadedBench {
  const file = manifestOf(folder);
  if (!existsSync(file)) throw new Error(`${folder} keeps no loaded bench: make one with --keep.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Fills an empty or missing folder: the players of the first step, and a copy with all players. */
export async function loadBench(
  folder: string,
  { few, all }: { few: number; all: number },
  say: Say,
): Promise<LoadedBench> {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  // The database runs as a user of its own, who must find the way to its folder.
  chmodSync(folder, 0o755);
  const beginning = await withDatabase(folder, 'few', async (database) => {
    const active = await signIn(folder, database);
    return { active, stage: await loadStage(database, { cluster: 'few', first: 1, last: few }, say) };
  });
  const stages = [beginning.stage];
  if (all > few) {
    execFileSync('cp', ['-a', '--reflink=auto', join(folder, 'few'), join(folder, 'all')]);
    const rest = { cluster: 'all', first: few + 1, last: all };
    stages.push(await withDatabase(folder, 'all', (database) => loadStage(database, rest, say)));
  }
  const loaded: LoadedBench = { active: beginning.active, stages };
  writeFileSync(manifestOf(folder), `${JSON.stringify(loaded)}\n`, { mode: 0o600 });
  return loaded;
}

function manifestOf(folder: string): string {
  return join(folder, 'loaded.json');
}

async function withDatabase<Result>(
  folder: string,
  cluster: string,
  work: (database: BenchDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await startBenchDatabase(join(folder, cluster), 'loading');
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}

/** The backend makes its tables, loads its content, and signs the active players in. */
async function signIn(folder: string, database: BenchDatabase): Promise<BenchPlayer[]> {
  const stack = await startBenchStack(folder, database);
  try {
    const { users } = await stack.operate('load-users', { count: ACTIVE, coins: COINS });
    return users.map(({ user_id, api_token }: { user_id: string; api_token: string }) => ({
      id: user_id,
      token: api_token,
    }));
  } finally {
    await stack.stop();
  }
}

/** Players `first` to `last`. Indexes of large tables are built when their rows are there. */
async function loadStage(
  database: BenchDatabase,
  { cluster, first, last }: { cluster: string; first: number; last: number },
  say: Say,
): Promise<LoadedStage> {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1_000);
  const load = async (file: string) => {
    await database.runSql(`${file}.sql`, { first, last, heavy: HEAVY });
    say(`  ${file}: done after ${seconds()} s`);
  };
  await database.runSql('drop-indexes.sql');
  // In this order their ids are known to the others; then two at a time.
  await load('players');
  await Promise.all([load('answers'), load('ledger'), load('boards')]);
  await Promise.all(
    [
      'users,attempts,seen_questions',
      'ledger_transactions,ledger_entries',
      'board_scores,contest_results',
    ].map((tables) => database.runSql('create-indexes.sql', { tables })),
  );
  say(`  indexes: done after ${seconds()} s`);
  await load('count-boards');
  const answers = Number(await database.runSql('count-answers.sql'));
  const loadSeconds = (performance.now() - startedAt) / 1_000;
  say(`${last} players with ${answers} answers are there after ${seconds()} s`);
  return { cluster, players: last, answers, loadSeconds };
}
