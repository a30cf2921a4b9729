import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CLI = join(import.meta.dirname, '../../../packages/quiz-api/src/cli/operator.ts');
const run = promisify(execFile);

/** `pnpm operator …` against the shared arena. @returns its answer, read as JSON; rejects when it is refused */
export async function operate(...words: string[]): Promise<unknown> {
  const { stdout } = await run(process.execPath, [CLI, ...words, '--json'], {
    env: {
      ...process.env,
      QUIZ_API_URL: process.env.ARENA_API_URL,
      OPERATOR_KEY: process.env.ARENA_OPERATOR_KEY,
    },
  });
  return JSON.parse(stdout);
}
