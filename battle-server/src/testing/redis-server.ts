import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

/** A redis-server of the caller's own, on a free port, in a directory that goes with it. */
export interface TestRedis {
  readonly urls: readonly [string];
  /** SIGKILL, then a new start on the same port and with the same data; answers once it accepts connections. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts redis-server, with an append-only file when `isDurable`. */
export async function startRedis(options: { readonly isDurable?: boolean } = {}): Promise<TestRedis> {
  const directory = await mkdtemp(join(tmpdir(), 'battle-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', directory, '--save', ''];
  if (options.isDurable) args.push('--appendonly', 'yes', '--appendfsync', 'always');
  let server = await launchRedis(args);
  return {
    urls: [`redis://127.0.0.1:${port}`],
    async restart() {
      await killRedis(server);
      server = await launchRedis(args);
    },
    async stop() {
      await killRedis(server);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Starts redis-server with `args`; resolves once it accepts connections. */
export async function launchRedis(args: readonly string[]): Promise<ChildProcess> {
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const failed = once(server, 'error').then(([error]) => {
    throw new Error('redis-server did not start; is the package redis-server installed?', { cause: error });
  });
  await Promise.race([untilReady(server), failed]);
  return server;
}

async function untilReady(server: ChildProcess): Promise<void> {
  if (!server.stdout) throw new Error('redis-server has no output');
  const lines = createInterface({ input: server.stdout });
  for await (const line of lines) {
    if (line.includes('Ready to accept connections')) {
      server.stdout.resume();
      return;
    }
  }
  throw new Error('redis-server ended before it was ready');
}

/** SIGKILL, unless it has ended. */
export async function killRedis(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}
