import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface ServiceOptions {
  /** Shown in messages: 'quiz-api', 'battle-server 1'. */
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
  /** Everything the process prints goes here. */
  logFile: string;
  /** Whether the service may be used: asked again and again; an address answers with a status below 400 then. */
  ready: string | (() => Promise<boolean>);
  /** The user that the process runs as; default: this one's. */
  owner?: { uid: number; gid: number } | undefined;
  /** Milliseconds until waiting is given up. */
  readyWithinMs: number;
}

/** One child process of the stack: started, awaited until ready, stopped gently or killed. */
export interface ServiceProcess {
  readonly name: string;
  readonly pid: number;
  readonly isRunning: () => boolean;
  /** Resolves when the process has ended, however that came about. */
  readonly ended: Promise<void>;
  /** SIGTERM, then SIGKILL after `graceMs` (default 10 s). */
  stop(graceMs?: number): Promise<void>;
  /** SIGKILL at once: what a crash looks like. */
  kill(): Promise<void>;
}

/** Starts a service and resolves when it is ready. Throws with the log file's place when it is not. */
export async function startService(options: ServiceOptions): Promise<ServiceProcess> {
  mkdirSync(dirname(options.logFile), { recursive: true });
  const log = createWriteStream(options.logFile, { flags: 'a' });
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group: Ctrl-C reaches this process alone, which then stops the services in order.
    detached: true,
    ...options.owner,
  });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  const service = wrap(options.name, child);
  await waitUntilReady(options, service);
  return service;
}

function wrap(name: string, child: ChildProcess): ServiceProcess {
  let isRunning = true;
  const ended = once(child, 'exit').then(() => {
    isRunning = false;
  });
  const signal = (kind: NodeJS.Signals) => {
    if (isRunning && child.pid !== undefined) signalGroup(child.pid, kind);
  };
  return {
    name,
    pid: child.pid ?? -1,
    isRunning: () => isRunning,
    ended,
    async stop(graceMs = 10_000) {
      signal('SIGTERM');
      const timer = setTimeout(() => signal('SIGKILL'), graceMs);
      await ended;
      clearTimeout(timer);
    },
    async kill() {
      signal('SIGKILL');
      await ended;
    },
  };
}

function signalGroup(pid: number, kind: NodeJS.Signals): void {
  try {
    process.kill(-pid, kind);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function waitUntilReady(options: ServiceOptions, service: ServiceProcess): Promise<void> {
  const giveUpAt = Date.now() + options.readyWithinMs;
  const { ready } = options;
  const isReady = typeof ready === 'string' ? () => answers(ready) : ready;
  while (!(await isReady())) {
    if (!service.isRunning()) {
      throw new Error(`${options.name} ended while starting: see ${options.logFile}`);
    }
    if (Date.now() > giveUpAt) {
      await service.kill();
      throw new Error(
        `${options.name} was not ready within ${options.readyWithinMs / 1000} s: see ${options.logFile}`,
      );
    }
    await delay(100);
  }
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
