import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flakyFileOf, readSuiteReport } from './suite-report.ts';

function reportOf(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'quiz-arena-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('counts a vitest report, tests that did not run apart', () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(readSuiteReport(reportOf(report))).toEqual({ passed: 7, failed: 1, flaky: 0, skipped: 3 });
});

it('counts the tests that vitest tried twice', () => {
  const file = reportOf({ numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 });
  writeFileSync(flakyFileOf(file), '2');
  expect(readSuiteReport(file)).toEqual({ passed: 7, failed: 0, flaky: 2, skipped: 0 });
});

it('counts a Playwright report, tests that did not run and tests that needed a second try apart', () => {
  const report = { stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 4 } };
  expect(readSuiteReport(reportOf(report))).toEqual({ passed: 6, failed: 2, flaky: 1, skipped: 4 });
});

it('takes a suite without a report as failed: it did not run', () => {
  expect(readSuiteReport('/nowhere/report.json')).toEqual({ passed: 0, failed: 1, flaky: 0, skipped: 0 });
});
