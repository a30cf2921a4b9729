import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { findFreePort } from '../../../scripts/arena/free-port.ts';
import { type LocalSecrets, readLocalSecrets } from '../../../scripts/arena/local-secrets.ts';
import { startLocalStores } from '../../../scripts/arena/local-stores.ts';
import { type ServiceProcess, startService } from '../../../scripts/arena/service-process.ts';
import { type MeasuredServer, startMeasured } from '../../bench/battle/measured-server.ts';
import { openRedisGauge } from '../../bench/battle/redis-cpu.ts';
import type { Account } from '../players/load-game.ts';
import type { Deployment, StackUsage } from './deployment.ts';
import { cpuOfFamily } from './process-cpu.ts';

const ROOT = join(import.meta.dirname, '../../..');
const NO_LIMIT = '1000000';
const COINS = 100_000;
const ACCOUNTS_A_REQUEST = 500;

export interface OwnStackOptions {
  readonly battleNodes: number;
  /** `redis`: battles on a Redis with an append-only file, players on PostgreSQL; `memory`: neither is needed. */
  readonly store: 'redis' | 'memory';
  /** Of the battle nodes. */
  readonly env: Readonly<Record<string, string>>;
  /** Of the quiz. */
  readonly settings: Readonly<Record<string, string>>;
  /** Flags of node for the battle nodes, for a profile say. */
  readonly nodeFlags: readonly string[];
  readonly say: (line: string) => void;
}

interface Stores {
  readonly redisUrl?: string;
  readonly databaseUrl: string;
  readonly databasePid: number | null;
  stop(): Promise<void>;
}

/** A stack of this machine's own for one run: quiz backend, stores and battle nodes, all of it gone afterwards. */
export async function startOwnStack(options: OwnStackOptions): Promise<Deployment> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quiz-arena-load-'));
  // PostgreSQL's own user goes through it when root runs the load.
  chmodSync(dataDir, 0o755);
  const started: (() => Promise<void>)[] = [async () => rmSync(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const stopOne of started.splice(0).reverse()) await stopOne();
  };
  try {
    const secrets = readLocalSecrets(join(dataDir, 'secrets.json'));
    const stores = await startStores(dataDir, options);
    started.push(stores.stop);
    const api = await startQuizApi(dataDir, secrets, stores.databaseUrl);
    started.push(() => api.service.stop());
    options.say('quiz-api is ready');
    for (const [key, value] of Object.entries(options.settings)) {
      await operate(api.url, secrets, 'settings-set', { key, value });
    }
    const nodes = await startNodes(api.url, secrets, stores.redisUrl, options);
    started.push(async () => void (await Promise.all(nodes.map((node) => node.stop()))));
    options.say(`${nodes.length} battle ${nodes.length === 1 ? 'node is' : 'nodes are'} ready`);
    return describe(options, { secrets, stores, api, nodes, stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startStores(dataDir: string, { store, say }: OwnStackOptions): Promise<Stores> {
  if (store === 'memory') {
    return { databaseUrl: `pglite:${join(dataDir, 'database')}`, databasePid: null, stop: async () => {} };
  }
  const [redisPort, postgresPort] = [await findFreePort(), await findFreePort()];
  const { redisUrl, databaseUrl, stop } = await startLocalStores({
    dataDir,
    redisPort,
    postgresPort,
    report: say,
  });
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return { redisUrl, databaseUrl, databasePid: Number(pid), stop };
}

async function startQuizApi(
  dataDir: string,
  secrets: LocalSecrets,
  databaseUrl: string,
): Promise<{ readonly url: string; readonly service: ServiceProcess }> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const service = await startService({
    name: 'quiz-api',
    command: process.execPath,
    args: ['src/main.ts'],
    cwd: join(ROOT, 'packages/quiz-api'),
    env: {
      ...secrets,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PLAYER_PER_MINUTE: NO_LIMIT,
      RATE_LIMIT_ADDRESS_PER_MINUTE: NO_LIMIT,
    },
    logFile: join(dataDir, 'logs', 'quiz-api.log'),
    ready: `${url}/readyz`,
    readyWithinMs: 120_000,
  });
  return { url, service };
}

function startNodes(
  apiUrl: string,
  secrets: LocalSecrets,
  redisUrl: string | undefined,
  { battleNodes, env, nodeFlags }: OwnStackOptions,
): Promise<MeasuredServer[]> {
  const settings = {
    QUIZ_API_URL: apiUrl,
    SERVICE_KEY: secrets.SERVICE_KEY,
    OPERATOR_KEY: secrets.OPERATOR_KEY,
    LOG_LEVEL: 'error',
    DRAIN_MS: '0',
    // All players come from one address, and meet the same people again.
    HANDSHAKES_PER_MINUTE: NO_LIMIT,
    BATTLE_PAIRS_PER_DAY: NO_LIMIT,
    ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
    ...env,
  };
  const script = join(ROOT, 'battle-server/src/main.ts');
  return Promise.all(Array.from({ length: battleNodes }, () => startMeasured(script, settings, nodeFlags)));
}

interface Parts {
  readonly secrets: LocalSecrets;
  readonly stores: Stores;
  readonly api: { readonly url: string; readonly service: ServiceProcess };
  readonly nodes: readonly MeasuredServer[];
  stop(): Promise<void>;
}

function describe({ store, battleNodes }: OwnStackOptions, parts: Parts): Deployment {
  const { secrets, stores, api, nodes, stop } = parts;
  const gauge = stores.redisUrl === undefined ? null : openRedisGauge(stores.redisUrl);
  // A node answers one look after the other.
  let looking: Promise<unknown> = Promise.resolve();
  return {
    label: `${battleNodes} ${battleNodes === 1 ? 'node' : 'nodes'} on ${store === 'redis' ? 'Redis, quiz-api on PostgreSQL' : 'memory, quiz-api on PGlite'}`,
    urls: nodes.map(({ url }) => url),
    async accounts(count) {
      const made: Account[] = [];
      while (made.length < count) {
        const batch = { count: Math.min(ACCOUNTS_A_REQUEST, count - made.length), coins: COINS };
        const { users } = (await operate(api.url, secrets, 'load-users', batch)) as {
          users: readonly { user_id: string; api_token: string }[];
        };
        made.push(...users.map(({ user_id, api_token }) => ({ id: user_id, token: api_token })));
      }
      return made;
    },
    usage(isClean = false): Promise<StackUsage> {
      looking = looking.then(async () => ({
        nodes: await Promise.all(nodes.map((node) => (isClean ? node.usageWithoutGarbage() : node.usage()))),
        redisCpuUs: gauge === null ? null : await gauge.cpuUs(),
        apiCpuUs: cpuOfFamily(api.service.pid),
        databaseCpuUs: stores.databasePid === null ? null : cpuOfFamily(stores.databasePid),
      }));
      return looking as Promise<StackUsage>;
    },
    async reconcile() {
      const { faults } = (await operate(api.url, secrets, 'reconcile', {})) as { faults: readonly unknown[] };
      return { faults, whyNot: '' };
    },
    immortalKeys: () =>
      stores.redisUrl === undefined ? Promise.resolve(null) : findImmortalKeys(stores.redisUrl),
    async stop() {
      gauge?.close();
      await stop();
    },
  };
}

async function operate(
  url: string,
  { OPERATOR_KEY }: LocalSecrets,
  command: string,
  given: object,
): Promise<unknown> {
  const headers = { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(given) };
  const response = await fetch(`${url}/operator/${command}`, request);
  if (!response.ok) throw new Error(`The operator command ${command} answers ${await response.text()}`);
  return response.json();
}

/** Keys of the battles that have no time to live. */
async function findImmortalKeys(url: string): Promise<string[]> {
  const redis = new Redis(url);
  try {
    const found: string[] = [];
    for await (const batch of redis.scanStream({ match: 'qa:*', count: 1_000 })) {
      const keys = batch as string[];
      const ttls = await Promise.all(keys.map((key) => redis.pttl(key)));
      found.push(...keys.filter((_, place) => ttls[place] === -1));
    }
    return found;
  } finally {
    redis.disconnect();
  }
}
