import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BATTLE_PROTOCOL } from '@quiz-arena/contract/battle/battle-values';
import { BadOption } from '../bad-option.ts';
import { openSocketIoLink } from '../driver/socket-io-link.ts';
import type { Account } from '../players/load-game.ts';
import type { Deployment } from './deployment.ts';

const ENTERED_WITHIN_MS = 10_000;

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
    async accounts(count) {
      const accounts = readAccounts(tokens, count);
      await letIn(url, accounts[0]?.token ?? '');
      return accounts;
    },
    usage: () => Promise.resolve(null),
    reconcile: () => reconcileByOperator(),
    immortalKeys: () => Promise.resolve(null),
    stop: () => Promise.resolve(),
  };
}

/** Enters once as a player, so that a wrong address or token is told before anybody waits. @throws BadOption */
export async function letIn(url: string, token: string, withinMs = ENTERED_WITHIN_MS): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const auth = { token, protocol: BATTLE_PROTOCOL };
  const link = openSocketIoLink(url, auth, {
    onConnect: () => resolve(null),
    onRefused: (data) => resolve(`its first player is refused: ${JSON.stringify(data)}`),
    onMessage: () => undefined,
    onClose: resolve,
  });
  const timer = setTimeout(() => resolve(`no answer within ${withinMs / 1_000} s`), withinMs);
  const why = await promise;
  clearTimeout(timer);
  link.close();
  if (why !== null) throw new BadOption(`There is no battle to enter at ${url}: ${why}.`);
}

/** The first `count` players of a tokens file. @throws BadOption when it is no such file, or has too few */
export function readAccounts(file: string, count: number): Account[] {
  if (!existsSync(file)) throw new BadOption(`There is no tokens file ${file}.`);
  const players = parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(players))
    throw new BadOption(`${file} is no list of players, as \`load-users\` writes it.`);
  if (players.length < count)
    throw new BadOption(
      `${file} has ${players.length} players, ${count} are wanted: make more with load-users.`,
    );
  return players.slice(0, count).map((player: { user_id?: unknown; api_token?: unknown }) => {
    if (typeof player.user_id !== 'string' || typeof player.api_token !== 'string')
      throw new BadOption(`${file} has a player without user_id and api_token.`);
    return { id: player.user_id, token: player.api_token };
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
