import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { freePort } from './free-port.ts';

/** A battle node as a process of its own: what a crash or a signal does to it is what it does in production. */
export interface NodeProcess {
  readonly port: number;
  /** Stops its clock: it does nothing and answers nothing, and its connections stay open, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Sends the signal and waits for the end; the answer is the exit code, null when the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** Starts `main.ts` and waits until it is ready. */
export async function startNodeProcess(env: Readonly<Record<string, string>>): Promise<NodeProcess> {
  const port = await freePort();
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const node: ChildProcess = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = async () =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status === 200;
  await expect.poll(isReady, { interval: 50, timeout: 15_000 }).toBe(true);
  return {
    port,
    freeze: () => void node.kill('SIGSTOP'),
    thaw: () => void node.kill('SIGCONT'),
    async end(signal) {
      if (node.exitCode === null && node.signalCode === null) {
        const ended = once(node, 'exit');
        node.kill(signal);
        await ended;
      }
      return node.exitCode;
    },
  };
}
