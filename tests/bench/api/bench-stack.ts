import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionName } from '@quiz-arena/contract/action-registry';
import { findFreePort } from '../../../scripts/arena/free-port.ts';
import { readLocalSecrets } from '../../../scripts/arena/local-secrets.ts';
import { type ServiceProcess, startService } from '../../../scripts/arena/service-process.ts';
import type { BenchDatabase } from './bench-database.ts';

const ROOT = join(import.meta.dirname, '../../..');
const NO_LIMIT = '100000000';

export interface BenchPlayer {
  readonly id: string;
  readonly token: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the bench reads the few fields that it needs of answers of every shape
export type BenchAnswer = any;

/** The real quiz backend, a process of its own. */
export interface BenchStack {
  readonly apiUrl: string;
  readonly operatorKey: string;
  readonly serviceKey: string;
  call(action: ActionName, fields: Record<string, string>, player?: BenchPlayer): Promise<BenchAnswer>;
  operate(command: string, given: object): Promise<BenchAnswer>;
  /** CPU time used so far, milliseconds: of the backend, and of the database with all its processes. */
  cpuMs(): { api: number; database: number };
  /** Stops the backend; the database stays. */
  stop(): Promise<void>;
}

/** Starts the backend. Its files and secrets are in a folder; with those of before, players stay signed in. */
export async function startBenchStack(folder: string, database: BenchDatabase): Promise<BenchStack> {
  const dataDir = join(folder, 'data');
  const secrets = readLocalSecrets(join(dataDir, 'secrets.json'));
  const api = await startApi(dataDir, { ...secrets, DATABASE_URL: database.url });
  const post = async (path: string, headers: Record<string, string>, body: string | URLSearchParams) => {
    const response = await fetch(`${api.url}${path}`, { method: 'POST', headers, body });
    const answer: BenchAnswer = await response.json();
    if (!response.ok) throw new Error(`${path} answers ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  return {
    apiUrl: api.url,
    operatorKey: secrets.OPERATOR_KEY,
    serviceKey: secrets.SERVICE_KEY,
    async call(action, fields, player) {
      const headers: Record<string, string> =
        player === undefined
          ? { 'x-service-key': secrets.SERVICE_KEY }
          : { authorization: `Bearer ${player.token}` };
      const answer = await post(`/api/${action}`, headers, new URLSearchParams(fields));
      if (answer.error) throw new Error(`${action} answers ${answer.message}`);
      return answer;
    },
    operate: (command, given) =>
      post(
        `/operator/${command}`,
        { authorization: `Bearer ${secrets.OPERATOR_KEY}`, 'content-type': 'application/json' },
        JSON.stringify(given),
      ),
    cpuMs: () => ({ api: cpuOf(api.service.pid), database: cpuOfFamily(database.pid) }),
    stop: () => api.service.stop(),
  };
}

async function startApi(
  dataDir: string,
  env: Record<string, string>,
): Promise<{ url: string; service: ServiceProcess }> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const service = await startService({
    name: 'quiz-api',
    command: process.execPath,
    args: ['src/main.ts'],
    cwd: join(ROOT, 'packages/quiz-api'),
    env: {
      ...env,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PLAYER_PER_MINUTE: NO_LIMIT,
      RATE_LIMIT_ADDRESS_PER_MINUTE: NO_LIMIT,
    },
    logFile: join(dataDir, 'quiz-api.log'),
    ready: `${url}/readyz`,
    readyWithinMs: 120_000,
  });
  return { url, service };
}

/** The kernel counts in hundredths of a second. */
function cpuOf(pid: number): number {
  const { used } = readStat(pid);
  return used * 10;
}

/** A server and the processes that it started, those that have ended included. */
function cpuOfFamily(pid: number): number {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  const own = readStat(pid);
  const living = children.trim().split(/\s+/).filter(Boolean).map(Number);
  return living.reduce((sum, child) => sum + cpuOf(child), (own.used + own.ofEnded) * 10);
}

function readStat(pid: number): { used: number; ofEnded: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const sum = (from: number) => Number(fields[from]) + Number(fields[from + 1]);
  return { used: sum(11), ofEnded: sum(13) };
}
