import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { judgeRow } from './run-tested-rows.ts';
import { testedRows } from './tested-rows.ts';

const ROOT = join(import.meta.dirname, '../../..');
const row = { check: 'tokens', tried: 'bad ones', tests: [{ file: 'a.test.ts', titles: /token/ }] };
const results = (...assertions: readonly [string, string][]) => ({
  testResults: [
    {
      name: '/root/a.test.ts',
      assertionResults: assertions.map(([fullName, status]) => ({ fullName, status })),
    },
  ],
});

it('counts the tests of its titles, and fails with any that did not pass', () => {
  const two = results(['a bad token', 'passed'], ['no token', 'passed'], ['a coin', 'failed']);
  expect(judgeRow(row, two, '/root')).toMatchObject({ cases: 2, result: 'passed' });
  const failing = results(['a bad token', 'failed'], ['no token', 'passed']);
  expect(judgeRow(row, failing, '/root')).toMatchObject({
    cases: 2,
    result: 'failed',
    notes: ['a bad token'],
  });
  expect(judgeRow(row, results(['a bad token', 'skipped']), '/root').result).toBe('failed');
});

it('fails when its tests are gone, renamed or did not run', () => {
  expect(judgeRow(row, results(['a coin', 'passed']), '/root').result).toBe('failed');
  expect(judgeRow(row, { testResults: [] }, '/root').result).toBe('failed');
});

it.each(testedRows.flatMap(({ tests }) => tests))(
  'a row of the table leads to tests that are there: $file',
  ({ file }) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
    expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(/\b(?:it|describe)/);
  },
);
