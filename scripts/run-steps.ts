import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join, resolve } from 'node:path';

export interface Step {
  name: string;
  /** A program of node_modules/.bin, or an absolute path. */
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

export interface StepResult {
  name: string;
  isGood: boolean;
  seconds: number;
}

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');
const pinnedNode = join(root, 'node_modules', 'node', 'bin');

/** Runs every step, also after one failed, on the pinned Node; what a step prints is shown when it fails. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

/** Runs one step. Its output is held back and printed only if it fails. */
export async function runStep(step: Step): Promise<StepResult> {
  const startedAt = performance.now();
  const child = spawn(resolve(bin, step.command), step.args, {
    cwd: root,
    env: {
      ...process.env,
      ...step.env,
      PATH: [pinnedNode, bin, process.env.PATH].join(delimiter),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const [status] = await once(child, 'close');
  const result = { name: step.name, isGood: status === 0, seconds: (performance.now() - startedAt) / 1000 };
  if (!result.isGood) process.stdout.write(Buffer.concat(output));
  process.stdout.write(
    `${result.isGood ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(28)} ${result.seconds.toFixed(1)} s\n`,
  );
  return result;
}
