import { existsSync, readFileSync } from 'node:fs';

export interface SuiteCount {
  passed: number;
  failed: number;
  /** Of the passed ones, those that needed a second try: each is a defect of the test or the product. */
  flaky: number;
  /** Tests that did not run; the summary counts them as failures, because no suite may be skipped in silence. */
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Reads the JSON report of vitest or Playwright. A missing report is one failure: the suite did not run. */
export function readSuiteReport(file: string): SuiteCount {
  if (!existsSync(file)) return { passed: 0, failed: 1, flaky: 0, skipped: 0 };
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  if ('stats' in report) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, flaky, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    flaky: countFlaky(file),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Where flaky-reporter.ts writes the number that vitest's own report does not have. */
export function flakyFileOf(report: string): string {
  return `${report}.flaky`;
}

function countFlaky(report: string): number {
  const file = flakyFileOf(report);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
}
