import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findPostgresBin, isOnPath, userIds } from '../testing/system-packages.ts';
import { type ServiceProcess, startService } from './service-process.ts';

export interface LocalStoresOptions {
  /** Both keep their data in here, and it is there at the next start. */
  dataDir: string;
  redisPort: number;
  postgresPort: number;
  /** Told what is going on, a line a step. */
  report: (line: string) => void;
}

export interface LocalStores {
  readonly redisUrl: string;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 60_000;
/** What docs/ops/redis.md asks for. */
const REDIS_SETTINGS = [
  '--appendonly',
  'yes',
  '--appendfsync',
  'everysec',
  '--maxmemory-policy',
  'noeviction',
];

/**
 * A redis-server with an append-only file and a PostgreSQL of this machine's own programs, on loopback, for a machine
 * without containers.
 * @throws Error with one sentence that says what is missing
 */
export async function startLocalStores(options: LocalStoresOptions): Promise<LocalStores> {
  const redis = await startLocalRedis(options);
  options.report(`redis-server is ready on port ${options.redisPort}, with an append-only file`);
  try {
    const postgres = await startLocalPostgres(options);
    options.report(`PostgreSQL is ready on port ${options.postgresPort}`);
    return {
      redisUrl: `redis://127.0.0.1:${options.redisPort}`,
      databaseUrl: `postgres://postgres@127.0.0.1:${options.postgresPort}/postgres`,
      async stop() {
        await Promise.all([redis.stop(), postgres.stop()]);
      },
    };
  } catch (error) {
    await redis.stop();
    throw error;
  }
}

/** redis-server alone, on what its append-only file in `dataDir` holds. Throws when it is not installed. */
export function startLocalRedis({
  dataDir,
  redisPort,
}: Pick<LocalStoresOptions, 'dataDir' | 'redisPort'>): Promise<ServiceProcess> {
  if (!isOnPath('redis-server')) throw new Error('Please install redis-server, then start again.');
  const folder = resolve(dataDir, 'redis');
  mkdirSync(folder, { recursive: true });
  return startService({
    name: 'redis-server',
    command: 'redis-server',
    args: ['--port', String(redisPort), '--bind', '127.0.0.1', '--dir', folder, ...REDIS_SETTINGS],
    cwd: folder,
    env: {},
    logFile: join(dataDir, 'logs', 'redis.log'),
    ready: () => answersPing(redisPort),
    readyWithinMs: READY_WITHIN_MS,
  });
}

/** PostgreSQL alone, on what its cluster in `dataDir` holds; a new cluster at first. Throws when it is not installed. */
export async function startLocalPostgres({
  dataDir,
  postgresPort,
}: Pick<LocalStoresOptions, 'dataDir' | 'postgresPort'>): Promise<ServiceProcess> {
  const bin = findPostgresBin();
  if (bin === undefined) throw new Error('Please install postgresql, then start again.');
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? userIds('postgres') : undefined;
  const folder = resolve(dataDir, 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  if (spawnSync('test', ['-x', folder], { ...owner }).status !== 0) {
    throw new Error(`The user postgres may not enter ${folder}: choose another folder with --data.`);
  }
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const args = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'];
    execFileSync(join(bin, 'initdb'), args, { cwd: folder, ...owner, stdio: 'pipe' });
  }
  const at = ['-h', '127.0.0.1', '-p', String(postgresPort)];
  const isReady = () =>
    promisify(execFile)(join(bin, 'pg_isready'), at).then(
      () => true,
      () => false,
    );
  return startService({
    name: 'PostgreSQL',
    command: join(bin, 'postgres'),
    args: ['-D', folder, ...at, '-c', `unix_socket_directories=${folder}`],
    cwd: folder,
    env: {},
    owner,
    logFile: join(dataDir, 'logs', 'postgres.log'),
    ready: isReady,
    readyWithinMs: READY_WITHIN_MS,
  });
}

/** False also while it reads its file. */
function answersPing(port: number): Promise<boolean> {
  return new Promise((told) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.setTimeout(2_000, () => socket.destroy());
    socket.once('data', (reply) => {
      told(reply.toString().startsWith('+PONG'));
      socket.destroy();
    });
    socket.once('error', () => told(false));
    socket.once('close', () => told(false));
  });
}
