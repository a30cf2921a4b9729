import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionName } from '@quiz-arena/contract/action-registry';
import { type LocalSecrets, readLocalSecrets } from '../../../scripts/arena/local-secrets.ts';
import { type MeasuredServer, startMeasured } from '../../bench/battle/measured-server.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** The first start makes the tables and loads the question bank. */
const READY_WITHIN_MS = 180_000;
const UNLIMITED = '1000000';

/** What the pages of the game are opened at, as far as these servers are told. */
export const ORIGIN = 'http://quiz.test';

/** Rooms come and go within seconds, so that what is left after a run is a leak. */
const battleEnv = {
  BATTLE_QUESTION_MS: '10000',
  BATTLE_REVEAL_MS: '50',
  BATTLE_COUNTDOWN_MS: '200',
  BATTLE_GRACE_CLOSED_MS: '500',
  BATTLE_GRACE_LOST_MS: '500',
  BATTLE_LOBBY_MS: '10000',
  BATTLE_SEARCH_MS: '5000',
  BATTLE_LEAVE_BLOCK_MS: '1',
  BATTLE_LEAVE_BLOCK_MAX_MS: '1',
  BATTLE_ROOM_TTL_MS: '5000',
  BATTLE_SETTLEMENT_FIRST_MS: '2000',
  BATTLE_PAIRS_PER_DAY: UNLIMITED,
  BATTLE_SEARCH_WINDOW_OPEN_MS: '1',
  COMMANDS_PER_SECOND: '1000',
  HANDSHAKES_PER_MINUTE: UNLIMITED,
  DRAIN_MS: '0',
};

export interface StackPlayer {
  readonly id: string;
  readonly token: string;
}

export interface FetchedAnswer {
  readonly status: number;
  readonly body: { readonly error: boolean; readonly message?: string } & Readonly<Record<string, unknown>>;
}

/** A quiz-api on its embedded database and a battle node, as production starts them: own processes, NODE_ENV=production. */
export class SecurityStack {
  readonly secrets: LocalSecrets;
  readonly #directory = mkdtempSync(join(tmpdir(), 'quiz-arena-security-'));
  #api: MeasuredServer | undefined;
  #battle: MeasuredServer | undefined;

  constructor() {
    this.secrets = readLocalSecrets(join(this.#directory, 'secrets.json'));
    mkdirSync(join(this.#directory, 'logs'));
  }

  /** @param env for both servers, beyond what makes a run short */
  async start(env: Readonly<Record<string, string>> = {}): Promise<void> {
    const shared = { ...this.secrets, DATA_DIR: this.#directory, ORIGINS: ORIGIN, HOST: '127.0.0.1' };
    this.#api = await this.#serve('quiz-api', 'packages/quiz-api/src/main.ts', {
      ...shared,
      PUBLIC_URL: ORIGIN,
      DATABASE_URL: `pglite:${join(this.#directory, 'database')}`,
      FIREBASE_PROJECT_ID: 'quiz-of-tests',
      FIREBASE_API_KEY: 'key-of-tests',
      RATE_LIMIT_PLAYER_PER_MINUTE: UNLIMITED,
      RATE_LIMIT_ADDRESS_PER_MINUTE: UNLIMITED,
      ...env,
    });
    this.#battle = await this.#serve('battle-server', 'battle-server/src/main.ts', {
      ...shared,
      ...battleEnv,
      QUIZ_API_URL: this.api.url,
      ...env,
    });
  }

  get api(): MeasuredServer {
    return known(this.#api);
  }

  get battle(): MeasuredServer {
    return known(this.#battle);
  }

  /** Players with so many coins each. */
  async createPlayers(count: number, coins: number): Promise<readonly StackPlayer[]> {
    const { users } = (await this.operate('load-users', { count, coins })) as {
      users: { user_id: string; api_token: string }[];
    };
    return users.map(({ user_id, api_token }) => ({ id: user_id, token: api_token }));
  }

  async operate(command: string, given: object): Promise<unknown> {
    const response = await fetch(`${this.api.url}/operator/${command}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.secrets.OPERATOR_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(given),
    });
    if (!response.ok) throw new Error(`${command}: ${await response.text()}`);
    return response.json();
  }

  /** Calls an action as the bearer of `token`, or as nobody. */
  async call(
    name: ActionName,
    fields: Readonly<Record<string, string>>,
    token?: string,
  ): Promise<FetchedAnswer> {
    const response = await fetch(`${this.api.url}/api/${name}`, {
      method: 'POST',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, body: (await response.json()) as FetchedAnswer['body'] };
  }

  /** What both servers have printed so far. */
  readLogs(): string {
    const folder = join(this.#directory, 'logs');
    return readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('');
  }

  /** Stops the servers and removes their data. */
  async stop(): Promise<void> {
    await this.#battle?.stop();
    await this.#api?.stop();
    rmSync(this.#directory, { recursive: true, force: true });
  }

  #serve(name: string, script: string, env: Readonly<Record<string, string>>): Promise<MeasuredServer> {
    const logFile = join(this.#directory, 'logs', `${name}.log`);
    return startMeasured(join(ROOT, script), env, [], { logFile, readyWithinMs: READY_WITHIN_MS });
  }
}

function known(server: MeasuredServer | undefined): MeasuredServer {
  if (server === undefined) throw new Error('the stack has not been started');
  return server;
}
