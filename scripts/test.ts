import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from './arena/build-web.ts';
import { CHECKS } from './check.ts';
import { runStep, runSteps, type Step } from './run-steps.ts';
import { startPostgresServer } from './testing/postgres-server.ts';
import { flakyFileOf, readSuiteReport, type SuiteCount } from './testing/suite-report.ts';
import { ensureSystemPackages, findChromium } from './testing/system-packages.ts';

const HELP = `npm test [-- suite …]
  Runs every suite, or those that are named: check, unit, api, postgres, sim, redis, chaos, e2e.
  Only when named: browser (every way to play to its end, three nodes, groups, tabs; some 15 minutes).
  Starts its own PostgreSQL, Redis and browser on free ports; installs them first where it can.
`;

interface SuiteResult extends SuiteCount {
  name: string;
  seconds: number;
}

const root = join(import.meta.dirname, '..');
const reports = join(root, 'test-results', 'suites');
/** Vitest leaves one core free by itself. */
const ALL_CORES = '--maxWorkers=100%';

const SUITES: Readonly<Record<string, () => Promise<SuiteResult>>> = {
  check: runChecks,
  unit: () => runVitest('unit', ['--project', 'unit', '--project', 'web*', ALL_CORES]),
  api: () => runVitest('api', ['--project', 'api', ALL_CORES]),
  postgres: runOnPostgres,
  sim: () => runVitest('sim', ['--project', 'sim']),
  redis: () => runVitest('redis', ['--project', 'redis']),
  chaos: () => runVitest('chaos', ['--project', 'chaos']),
  e2e: () => runBrowserTests('e2e'),
};

/** Suites that take longer than a change can wait; they run when they are named. */
const LONG_SUITES: typeof SUITES = {
  browser: () => runBrowserTests('browser', { E2E_LONG: '1' }),
};
const ALL_SUITES = { ...SUITES, ...LONG_SUITES };

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  if (values.help) return void process.stdout.write(HELP);
  const unknown = positionals.find((name) => ALL_SUITES[name] === undefined);
  if (unknown !== undefined) throw new Error(`There is no suite "${unknown}".\n${HELP}`);
  ensureSystemPackages();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const wanted = Object.entries(ALL_SUITES).filter(([name]) =>
    positionals.length === 0 ? SUITES[name] !== undefined : positionals.includes(name),
  );
  const results: SuiteResult[] = [];
  for (const [, run] of wanted) results.push(await run());
  process.exit(summarise(results) ? 0 : 1);
}

async function runChecks(): Promise<SuiteResult> {
  const results = await runSteps(CHECKS);
  const passed = results.filter((result) => result.isGood).length;
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0);
  return { name: 'check', passed, failed: results.length - passed, flaky: 0, skipped: 0, seconds };
}

function runVitest(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<SuiteResult> {
  const report = join(reports, `${name}.json`);
  const reporters = ['default', 'json', './scripts/testing/flaky-reporter.ts'].map(
    (each) => `--reporter=${each}`,
  );
  // A second try is for machines that are too busy for a moment; the summary shows each one.
  const run = ['run', '--retry=1', ...args, ...reporters, `--outputFile.json=${report}`];
  const counted = { ...env, FLAKY_TESTS_FILE: flakyFileOf(report) };
  return runReported({ name, command: 'vitest', args: run, env: counted }, report);
}

async function runOnPostgres(): Promise<SuiteResult> {
  const server = await startPostgresServer();
  try {
    return await runVitest('postgres', ['--project', 'api', ALL_CORES], { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

async function runBrowserTests(name: string, chosen: Record<string, string> = {}): Promise<SuiteResult> {
  await buildWeb(root);
  const report = join(reports, `${name}.json`);
  const env = { ...chosen, PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: findChromium() ?? '' };
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'];
  return runReported({ name, command: join(root, 'tests/node_modules/.bin/playwright'), args, env }, report);
}

/** A runner that ended badly without a failed test (a crash, an unhandled error) counts as one failure. */
async function runReported(step: Step, report: string): Promise<SuiteResult> {
  const { isGood, seconds } = await runStep(step);
  const count = readSuiteReport(report);
  const failed = count.failed === 0 && !isGood ? 1 : count.failed;
  return { ...count, failed, name: step.name, seconds };
}

function summarise(results: readonly SuiteResult[]): boolean {
  process.stdout.write('\nSuite       passed  failed   flaky  skipped  seconds\n');
  for (const result of results) {
    const numbers = [result.passed, result.failed, result.flaky, result.skipped, Math.round(result.seconds)];
    const columns = numbers.map((number) => String(number).padStart(8));
    process.stdout.write(`${result.name.padEnd(10)}${columns.join('')}\n`);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed + result.skipped, 0);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
