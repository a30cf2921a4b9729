import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AuthEmulator, startAuthEmulator } from './auth-emulator.ts';
import { startFrontServer } from './front-server.ts';
import { type LocalSecrets, readLocalSecrets } from './local-secrets.ts';
import { type ServiceProcess, startService } from './service-process.ts';

export interface ArenaPorts {
  front: number;
  api: number;
  /** One a battle node, in their order. */
  battle: readonly number[];
  emulator: number;
  emulatorHub: number;
  emulatorLogging: number;
}

export interface ArenaOptions {
  root: string;
  dataDir: string;
  ports: ArenaPorts;
  /** Real Redis for the battle nodes; absent: one node with its in-memory store. */
  redisUrl?: string | undefined;
  /** Real PostgreSQL for quiz-api; absent: embedded in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Environment for the servers beyond what this file sets (timings in tests, a real sign-in project). */
  env?: Readonly<Record<string, string>>;
  /** Told what is going on, a line a step. */
  report: (line: string) => void;
}

const LOCAL_PROJECT_ID = 'demo-quiz-arena';

/** The whole product on one machine: sign-in emulator, quiz-api, battle nodes and the front server. */
export async function startArena(options: ArenaOptions): Promise<Arena> {
  mkdirSync(options.dataDir, { recursive: true });
  const arena = new Arena(options);
  try {
    await Promise.all([arena.startEmulator(), arena.startQuizApi()]);
    await Promise.all(options.ports.battle.map((_, index) => arena.startBattleNode(index)));
    await arena.startFront();
    return arena;
  } catch (error) {
    await arena.stop();
    throw error;
  }
}

/** A running stack. Its servers can be stopped, killed and started again singly: that is what fault tests do. */
export class Arena {
  /** What a player opens. */
  readonly url: string;
  readonly secrets: LocalSecrets;
  readonly #options: ArenaOptions;
  readonly #usesEmulator: boolean;
  readonly #nodes: (ServiceProcess | undefined)[];
  #api: ServiceProcess | undefined;
  #emulator: AuthEmulator | undefined;
  #closeFront = async (): Promise<void> => {};

  constructor(options: ArenaOptions) {
    this.#options = options;
    this.#usesEmulator = options.env?.FIREBASE_API_KEY === undefined;
    this.#nodes = options.ports.battle.map(() => undefined);
    this.secrets = readLocalSecrets(join(options.dataDir, 'secrets.json'));
    this.url = `http://localhost:${options.ports.front}`;
  }

  quizApi(): ServiceProcess {
    return known(this.#api, 'quiz-api');
  }

  battleNode(index: number): ServiceProcess {
    return known(this.#nodes[index], `battle node ${index}`);
  }

  async startEmulator(): Promise<void> {
    if (!this.#usesEmulator) return;
    const { root, dataDir, ports, report } = this.#options;
    this.#emulator = await startAuthEmulator({
      root,
      dataDir: join(dataDir, 'sign-in'),
      logFile: join(dataDir, 'logs', 'sign-in.log'),
      projectId: LOCAL_PROJECT_ID,
      port: ports.emulator,
      hubPort: ports.emulatorHub,
      loggingPort: ports.emulatorLogging,
    });
    report('sign-in emulator is ready');
  }

  /** Starts quiz-api, also again after it was stopped or killed: same port, same data. */
  async startQuizApi(): Promise<void> {
    const { dataDir, databaseUrl, ports, report } = this.#options;
    this.#api = await this.#startServer('quiz-api', 'packages/quiz-api', ports.api, {
      ...this.secrets,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? `pglite:${join(dataDir, 'database')}`,
      PUBLIC_URL: this.url,
      ...(this.#usesEmulator
        ? {
            FIREBASE_PROJECT_ID: LOCAL_PROJECT_ID,
            FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.emulator}`,
            AUTH_EMULATOR_URL: this.url,
          }
        : { NODE_ENV: 'production' }),
    });
    report('quiz-api is ready');
  }

  /** Starts a battle node, also again after it was stopped or killed. */
  async startBattleNode(index: number): Promise<void> {
    const { ports, redisUrl, report } = this.#options;
    const name = `battle-server ${index + 1}`;
    this.#nodes[index] = await this.#startServer(name, 'battle-server', ports.battle[index] ?? 0, {
      NODE_ENV: 'production',
      QUIZ_API_URL: `http://127.0.0.1:${ports.api}`,
      SERVICE_KEY: this.secrets.SERVICE_KEY,
      OPERATOR_KEY: this.secrets.OPERATOR_KEY,
      ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
    });
    report(`${name} is ready (process ${this.battleNode(index).pid})`);
  }

  async startFront(): Promise<void> {
    const { root, ports } = this.#options;
    const front = await startFrontServer({
      webDir: join(root, 'web/dist'),
      host: this.#usesEmulator ? '127.0.0.1' : '0.0.0.0',
      port: ports.front,
      quizApiUrl: `http://127.0.0.1:${ports.api}`,
      battleNodeUrls: () =>
        ports.battle
          .filter((_, index) => this.#nodes[index]?.isRunning())
          .map((port) => `http://127.0.0.1:${port}`),
      ...(this.#emulator && {
        authEmulator: {
          url: `http://127.0.0.1:${ports.emulator}`,
          onAccountChange: this.#emulator.exportSoon,
        },
      }),
    });
    this.#closeFront = () => front.close();
  }

  /** Nodes first, so that running battles are handed over or settled while quiz-api still answers. */
  async stop(): Promise<void> {
    await Promise.all(this.#nodes.filter((node) => node !== undefined).map((node) => node.stop()));
    await this.#closeFront();
    await this.#api?.stop();
    await this.#emulator?.stop();
  }

  #startServer(name: string, folder: string, port: number, env: Record<string, string>) {
    const { root, dataDir, ports } = this.#options;
    return startService({
      name,
      command: process.execPath,
      // What the system's list of processes shows.
      args: [`--title=${name.replaceAll(' ', '-')}`, 'src/main.ts'],
      cwd: join(root, folder),
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        ORIGINS: `${this.url},http://127.0.0.1:${ports.front}`,
        ...env,
        ...this.#options.env,
      },
      logFile: join(dataDir, 'logs', `${name.replaceAll(' ', '-')}.log`),
      ready: `http://127.0.0.1:${port}/readyz`,
      readyWithinMs: 120_000,
    });
  }
}

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`${name} has not been started`);
  return value;
}
