import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../arena/free-port.ts';
import { findPostgresBin, userIds } from './system-packages.ts';

export interface PostgresServer {
  /** postgres://…/postgres on a free loopback port; its user may create databases. */
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Settings as `name=value`. Default: nothing is forced to the disk, which only a crash of the machine would tell. */
  readonly settings?: readonly string[];
  /** A folder of its own, made if it is not there, that keeps the cluster. Default: a temporary one, removed at the stop. */
  readonly dataDir?: string;
}

/** A real PostgreSQL, for tests. Root runs it as user postgres. */
export async function startPostgresServer({
  settings: wanted = ['fsync=off'],
  dataDir: kept,
}: PostgresOptions = {}): Promise<PostgresServer> {
  const bin = findPostgresBin();
  if (bin === undefined) throw new Error('PostgreSQL is not installed');
  const owner = process.getuid?.() === 0 ? userIds('postgres') : undefined;
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'quiz-arena-postgres-'));
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (owner !== undefined) chownSync(dataDir, owner.uid, owner.gid);
  const runAs = { cwd: dataDir, ...owner };
  if (!existsSync(join(dataDir, 'PG_VERSION'))) initCluster(bin, dataDir, runAs);
  const port = await findFreePort();
  const settings = [...wanted, 'max_connections=200', `unix_socket_directories=${dataDir}`];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', dataDir, '-p', String(port), '-h', '127.0.0.1', ...settings.flatMap((setting) => ['-c', setting])],
    { ...runAs, stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  await waitForPort(port);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: server.pid ?? 0,
    async stop() {
      server.kill('SIGINT');
      await ended;
      if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function initCluster(bin: string, dataDir: string, runAs: { cwd: string; uid?: number; gid?: number }): void {
  execFileSync(join(bin, 'initdb'), ['-D', dataDir, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'], {
    ...runAs,
    stdio: 'pipe',
  });
}

async function waitForPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (await acceptsConnections(port)) return;
    await delay(100);
  }
  throw new Error(`PostgreSQL did not listen on port ${port} within 30 s`);
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
