import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from '../players/load-game.ts';
import type { Deployment } from './deployment.ts';

export interface GivenDeployment {
  readonly url: string;
  /** Written by `pnpm operator load-users`. */
  readonly tokens: string;
}

/** A deployment that runs already. Its operator is asked when QUIZ_API_URL and OPERATOR_KEY lead to it. */
export function givenDeployment({ url, tokens }: GivenDeployment): Deployment {
  return {
    label: url,
    urls: [url],
    accounts: (count) => Promise.resolve(readAccounts(tokens, count)),
    usage: () => Promise.resolve(null),
    reconcile: () => reconcileByOperator(),
    immortalKeys: () => Promise.resolve(null),
    stop: () => Promise.resolve(),
  };
}

/** The first `count` players of a tokens file. Throws with one sentence when it is no such file, or has too few. */
export function readAccounts(file: string, count: number): Account[] {
  if (!existsSync(file)) throw new Error(`There is no tokens file ${file}.`);
  const players: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(players)) throw new Error(`${file} is no list of players, as \`load-users\` writes it.`);
  if (players.length < count)
    throw new Error(`${file} has ${players.length} players, ${count} are wanted: make more with load-users.`);
  return players.slice(0, count).map((player: { user_id?: unknown; api_token?: unknown }) => {
    if (typeof player.user_id !== 'string' || typeof player.api_token !== 'string')
      throw new Error(`${file} has a player without user_id and api_token.`);
    return { id: player.user_id, token: player.api_token };
  });
}

const OPERATOR = join(import.meta.dirname, '../../../packages/quiz-api/src/cli/operator.ts');

/** By the operator's own command line, which finds its way by the environment. */
async function reconcileByOperator(): Promise<{ faults: readonly unknown[] | null; whyNot: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [OPERATOR, 'reconcile', '--json']);
    const { faults } = JSON.parse(stdout) as { faults: readonly unknown[] };
    return { faults, whyNot: '' };
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    return { faults: null, whyNot: said };
  }
}
