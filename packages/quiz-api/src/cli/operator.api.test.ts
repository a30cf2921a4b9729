import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startQuizApi } from '../testing/quiz-api-with-content.ts';
import type { TestApi } from '../testing/test-api.ts';

/** Each word of an operator is a process of its own. */
const TIMEOUT_MS = 120_000;
const COMMAND = join(import.meta.dirname, 'operator.ts');

let api: TestApi;
let directory: string;
let address: string;
beforeAll(async () => {
  api = await startQuizApi();
  address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  directory = mkdtempSync(join(tmpdir(), 'operator-'));
});
afterAll(async () => {
  await api.close();
  rmSync(directory, { recursive: true });
});

/** `pnpm operator …` as an operator types it. @returns what it prints, or the message with which it fails */
async function operator(...words: string[]): Promise<string> {
  const env = { ...process.env, QUIZ_API_URL: address, OPERATOR_KEY: api.config.OPERATOR_KEY };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...words], { env });
    return stdout.trimEnd();
  } catch (error) {
    if (error instanceof Error && 'stderr' in error) return `failed: ${String(error.stderr).trimEnd()}`;
    throw error;
  }
}

describe('the operator command', () => {
  it(
    'prints tables for people and JSON for tools, and takes a deed with a key once',
    async () => {
      const { id } = await api.signUp();
      const take = ['user', 'coins', id, '-3', '--reason', 'A mistake', '--once', 'take-3'];
      expect(await operator(...take)).toBe('coins    -3\nbalance  {"bonus":7,"earned":0}');
      expect(JSON.parse(await operator(...take, '--json'))).toMatchObject({ balance: { bonus: 7 } });
      expect(await operator('reconcile')).toBe('faults:\n  (none)');
    },
    TIMEOUT_MS,
  );

  it(
    'says in a sentence what is wrong',
    async () => {
      expect(await operator('user', 'coins', '1', '5')).toContain('failed: ✖ Invalid input');
      expect(await operator('user', 'find', 'nobody@example.com')).toBe(
        'failed: No account has the id, address, number or firebase id "nobody@example.com".',
      );
      expect(await operator('dance')).toContain('failed: There is no command "dance".');
      expect(await operator('audit', '--loud')).toContain("failed: Unknown option '--loud'");
    },
    TIMEOUT_MS,
  );

  it('carries questions out of the game and back in, where the same again changes nothing', async () => {
    const sheet = join(directory, 'history.csv');
    await operator('export', sheet, '--category', 'history', '--format', 'csv');
    const changed = readFileSync(sheet, 'utf8').replace(
      'Test question 1 of level 1 in history?',
      'What was first?',
    );
    writeFileSync(sheet, changed);
    const plan = JSON.parse(await operator('import', sheet, '--dry-run', '--json'));
    expect(plan).toMatchObject({ format: 'csv', problems: [], unchanged: 23, would_write: 1 });
    expect(JSON.parse(await operator('import', sheet, '--json'))).toMatchObject({ added: 0, changed: 1 });
    expect(JSON.parse(await operator('import', sheet, '--json'))).toMatchObject({
      unchanged: 24,
      would_write: 0,
    });
    const { records } = (await api.operate('export', { language: 'en' })).body;
    expect(records.map(({ question }: { question: string }) => question)).toContain('What was first?');
  });

  it('brings in what is right of a file, and with --strict all of it or nothing', async () => {
    const sheet = join(directory, 'birds.csv');
    const rows = ['key,question,option_a,option_b,answer,language,category,level'];
    rows.push('birds.1,Which bird drums on trees?,Woodpecker,Swan,a,en,Birds,1');
    rows.push('birds.2,Welcher Vogel trommelt?,Specht,Schwan,c,de,Vögel,1');
    rows.push('birds.3,Quis avis cantat?,Luscinia,Anser,a,la,Aves,1');
    writeFileSync(sheet, `${rows.join('\n')}\n`);
    const refused = await operator('import', sheet, '--strict');
    expect(refused).toContain('failed: Nothing is brought in, because rows are wrong.');
    expect(refused).toMatch(/3 +answer +"c" names no option/);
    expect(refused).toMatch(/4 +language +"la" is no quiz language; those are en, es/);
    expect(JSON.parse(await operator('import', sheet, '--json'))).toMatchObject({ added: 1, changed: 0 });
  });

  it(
    'carries a backup out',
    async () => {
      const backup = join(directory, 'game.backup');
      await operator('backup', backup);
      expect(readFileSync(backup).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
      expect(await operator('backup', backup)).toBe(`failed: ${backup} is there already.`);
      expect(await operator('restore', backup)).toContain('failed: A restore replaces everything');
    },
    TIMEOUT_MS,
  );
});
