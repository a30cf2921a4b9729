import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BattleClient, connectPlayer } from '@quiz-arena/battle-server/testing/battle-client';
import { type ActionName, actions } from '@quiz-arena/contract/action-registry';
import { findFreePort } from '../../../scripts/arena/free-port.ts';
import { type LocalSecrets, readLocalSecrets } from '../../../scripts/arena/local-secrets.ts';
import { type ServiceProcess, startService } from '../../../scripts/arena/service-process.ts';
import { type Account, type Body, QuizBackend } from './quiz-backend.ts';
import type { SabotagePatch } from './sabotage-patch.ts';
import {
  backend,
  battleServer,
  patchesOf,
  preloadSabotage,
  type Server,
  serverFolder,
} from './server-process.ts';

/** A match that nobody renewed for so long is void once its room is gone, milliseconds. */
const MATCH_GRACE_MS = 2_000;

/** Numbers that make a crash and its end visible within seconds. */
const battleEnv = {
  BATTLE_QUESTION_MS: '20000',
  BATTLE_REVEAL_MS: '20',
  BATTLE_COUNTDOWN_MS: '300',
  BATTLE_HOLD_ATTEMPTS: '10',
  BATTLE_SETTLEMENT_FIRST_MS: '500',
  BATTLE_SETTLEMENT_MAX_MS: '1000',
  BATTLE_RENEW_MATCHES_MS: '500',
  BATTLE_RECLAIM_MATCHES_MS: '500',
  COMMANDS_PER_SECOND: '100',
  QUIZ_API_TIMEOUT_MS: '3000',
};

export type Player = Account;

interface StackOptions {
  readonly databaseUrl?: string | undefined;
  readonly patches?: readonly SabotagePatch[] | undefined;
}

/** The real quiz backend on its embedded database and one real battle node on memory, both to be killed at will. */
export class BattleStack {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'quiz-arena-chaos-'));
  readonly #secrets: LocalSecrets = readLocalSecrets(join(this.#dataDir, 'secrets.json'));
  readonly #clients: BattleClient[] = [];
  readonly #databaseUrl: string;
  readonly #patches: readonly SabotagePatch[];
  #ports = { api: 0, battle: 0 };
  #api: ServiceProcess | undefined;
  #battle: ServiceProcess | undefined;

  /**
   * @param databaseUrl of the quiz backend; without, an embedded database in the stack's folder
   * @param patches put into the quiz backend as it loads
   */
  constructor({ databaseUrl, patches = [] }: StackOptions = {}) {
    this.#databaseUrl = databaseUrl ?? `pglite:${join(this.#dataDir, 'database')}`;
    this.#patches = patches;
  }

  async start(): Promise<void> {
    await this.startApiAlone();
    await this.startBattle();
  }

  /** Starts the quiz backend without a battle node. */
  async startApiAlone(): Promise<void> {
    this.#ports = { api: await findFreePort(), battle: await findFreePort() };
    await this.startApi();
  }

  /** Starts the quiz backend, also again: same port, same data. */
  async startApi(): Promise<void> {
    this.#api = await this.#serve('quiz-api', backend, this.#ports.api, {
      SABOTAGE: JSON.stringify(patchesOf(this.#patches, backend)),
      DATABASE_URL: this.#databaseUrl,
      MATCH_GRACE_MS: String(MATCH_GRACE_MS),
      RATE_LIMIT_PLAYER_PER_MINUTE: '100000',
      RATE_LIMIT_ADDRESS_PER_MINUTE: '100000',
    });
  }

  async startBattle(): Promise<void> {
    this.#battle = await this.#serve('battle-server', battleServer, this.#ports.battle, {
      ...battleEnv,
      QUIZ_API_URL: this.#apiUrl,
    });
  }

  async killApi(): Promise<void> {
    await this.#api?.kill();
  }

  async killBattle(): Promise<void> {
    await this.#battle?.kill();
  }

  /** Stops everything and removes its data. */
  async stop(): Promise<void> {
    for (const client of this.#clients) client.close();
    await this.#battle?.stop();
    await this.#api?.stop();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  /** Players with so many coins each. */
  createPlayers(count: number, coins: number): Promise<Player[]> {
    return this.#quiz.createPlayers(count, coins);
  }

  /** What the ledger's own check finds wrong. */
  findFaults(): Promise<readonly unknown[]> {
    return this.#quiz.findFaults();
  }

  coinsOf(player: Player): Promise<number> {
    return this.#quiz.coinsOf(player);
  }

  async connect(player: Player): Promise<BattleClient> {
    const client = await connectPlayer(this.#ports.battle, player.token);
    this.#clients.push(client);
    return client;
  }

  /** Calls an action as a player. */
  call(name: ActionName, fields: Readonly<Record<string, string>>, player: Player): Promise<Body> {
    return this.#quiz.call(name, fields, player);
  }

  /** Calls an action as the battle server does. */
  callAsService(name: ActionName, fields: Readonly<Record<string, string>>): Promise<Body> {
    return this.#quiz.callAsService(name, fields);
  }

  get #quiz(): QuizBackend {
    return new QuizBackend(this.#apiUrl, this.#secrets);
  }

  get #apiUrl(): string {
    return `http://127.0.0.1:${this.#ports.api}`;
  }

  #serve(name: string, server: Server, port: number, env: Record<string, string>): Promise<ServiceProcess> {
    return startService({
      name,
      command: process.execPath,
      args: [...preloadSabotage(this.#patches, server), 'src/main.ts'],
      cwd: serverFolder(server),
      env: { ...this.#secrets, ...env, DATA_DIR: this.#dataDir, PORT: String(port), HOST: '127.0.0.1' },
      logFile: join(this.#dataDir, 'logs', `${name}.log`),
      ready: `http://127.0.0.1:${port}/readyz`,
      readyWithinMs: 120_000,
    });
  }
}

/** The keys of a REST answer that the action's whitelist does not name, at any depth. */
export function foreignKeys(
  name: ActionName,
  { error: _error, message: _message, ...parts }: Body,
): string[] {
  const known: unknown = actions[name].answer.parse(parts);
  return keysOf(parts).filter((path) => !keysOf(known).includes(path));
}

function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${path}.${key}`,
    ...keysOf(inner, `${path}.${key}`),
  ]);
}
