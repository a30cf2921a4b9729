import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/arena/free-port.ts';
import type { ProcessUsage } from './servers/process-probe.ts';

const READY_WITHIN_MS = 30_000;
const PROBE = join(import.meta.dirname, 'servers/process-probe.ts');

/** A server in a process of its own, whose time and memory are read from inside it. */
export interface MeasuredServer {
  readonly url: string;
  usage(): Promise<ProcessUsage>;
  /** The same after a full garbage collection. */
  usageWithoutGarbage(): Promise<ProcessUsage>;
  /** Whether the process has ended, by itself or not. */
  hasEnded(): boolean;
  stop(): Promise<void>;
}

interface MeasuredOptions {
  /** What the process prints goes there; default: nowhere, its errors to this process's own. */
  readonly logFile?: string;
  readonly readyWithinMs?: number;
}

/** Starts `script` with PORT set, `flags` before it, and waits until `/readyz` answers 200. */
export async function startMeasured(
  script: string,
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
  { logFile, readyWithinMs = READY_WITHIN_MS }: MeasuredOptions = {},
): Promise<MeasuredServer> {
  const port = await findFreePort();
  const log = logFile === undefined ? undefined : openSync(logFile, 'a');
  const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, ...flags, script], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env, PORT: String(port) },
    stdio: ['ignore', log ?? 'ignore', log ?? 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(child, `${url}/readyz`, readyWithinMs);
  const ask = async (question: string): Promise<ProcessUsage> => {
    child.send(question);
    const [usage] = await once(child, 'message');
    return usage as ProcessUsage;
  };
  return {
    url,
    usage: () => ask('usage'),
    async usageWithoutGarbage() {
      await ask('collect');
      return ask('collect');
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: () => stop(child),
  };
}

async function untilReady(child: ChildProcess, url: string, withinMs: number): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  while (performance.now() < giveUpAt && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.status === 200) return;
    await pause(50);
  }
  await stop(child);
  throw new Error(`The server at ${url} did not become ready.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  // SIGINT first: a profiled process writes its profile on an orderly exit.
  child.kill('SIGINT');
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(force);
}
