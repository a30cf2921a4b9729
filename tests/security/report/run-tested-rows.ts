import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { rowOf, type SecurityRow } from './security-row.ts';
import type { TestedRow } from './tested-rows.ts';

const ROOT = join(import.meta.dirname, '../../..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

interface Assertion {
  readonly fullName: string;
  readonly status: string;
}

/** The part of vitest's JSON report that is read. */
export interface VitestResults {
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly Assertion[] }[];
}

/** Runs the tests of all rows in one run of vitest and makes a row of each. `env`: for the tests. */
export async function runTestedRows(
  rows: readonly TestedRow[],
  env: Readonly<Record<string, string>>,
): Promise<readonly SecurityRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quiz-arena-security-'));
  const report = join(folder, 'report.json');
  const files = new Set(rows.flatMap(({ tests }) => tests.map(({ file }) => file)));
  const projects = ['unit', 'web', 'api'].flatMap((name) => ['--project', name]);
  const args = [VITEST, 'run', ...projects, ...files, '--reporter=json', `--outputFile=${report}`];
  const vitest = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(vitest, 'close');
  const results: VitestResults = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { testResults: [] };
  rmSync(folder, { recursive: true, force: true });
  return rows.map((row) => judgeRow(row, results, ROOT));
}

/** A row passes when each of its files has tests of its titles and none of them failed or was left out. */
export function judgeRow(
  { check, tried, tests }: TestedRow,
  { testResults }: VitestResults,
  root: string,
): SecurityRow {
  const faults: string[] = [];
  let cases = 0;
  for (const { file, titles } of tests) {
    const found = testResults.find(({ name }) => relative(root, name) === file)?.assertionResults ?? [];
    const own = found.filter(({ fullName }) => titles?.test(fullName) ?? true);
    if (own.length === 0)
      faults.push(`${file} has no test ${titles === undefined ? 'at all' : `of ${titles}`}`);
    cases += own.length;
    faults.push(...own.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName));
  }
  return rowOf(check, tried, { cases, faults });
}
