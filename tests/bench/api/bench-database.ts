import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgresServer } from '../../../scripts/testing/postgres-server.ts';

const run = promisify(execFile);

const MEMORY = ['shared_buffers=1GB', 'work_mem=64MB', 'max_wal_size=8GB', 'checkpoint_timeout=30min'];
const SETTINGS = {
  /** As fast as it can: a machine that fails meanwhile costs a bench that is to be loaded again. */
  loading: [
    ...MEMORY,
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
    'maintenance_work_mem=1GB',
  ],
  /** As on a server of its own with a few gigabytes; what is committed is on the disk. */
  measured: [...MEMORY, 'fsync=on', 'maintenance_work_mem=256MB'],
} as const;

/** The bench's own PostgreSQL. */
export interface BenchDatabase {
  readonly url: string;
  readonly pid: number;
  /** Runs a file of SQL with psql's variables. @returns what its queries gave, one line a row */
  runSql(file: string, variables?: Readonly<Record<string, string | number>>): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the cluster of a folder, which is made if it is not there and stays after the stop. */
export async function startBenchDatabase(
  dataDir: string,
  purpose: keyof typeof SETTINGS,
): Promise<BenchDatabase> {
  const { url, pid, stop } = await startPostgresServer({ dataDir, settings: SETTINGS[purpose] });
  return {
    url,
    pid,
    stop,
    async runSql(file, variables = {}) {
      const set = Object.entries(variables).flatMap(([name, value]) => ['-v', `${name}=${value}`]);
      const args = ['--no-psqlrc', '-qAt', '-v', 'ON_ERROR_STOP=1', ...set];
      const { stdout } = await run('psql', [...args, '-f', join(import.meta.dirname, 'sql', file), url]);
      return stdout.trim();
    },
  };
}
