import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../../../scripts/arena/build-web.ts';
import { readSuiteReport } from '../../../scripts/testing/suite-report.ts';
import { findChromium } from '../../../scripts/testing/system-packages.ts';
import { hostileTexts } from '../../e2e/support/hostile-texts.ts';
import { notChecked, rowOf, type SecurityRow } from '../report/security-row.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Runs the browser tests of hostile texts: the built client with its policy, the whole stack, Chromium. */
export async function checkBrowser(): Promise<SecurityRow> {
  const [check, tried] = [
    'XSS: browser',
    'hostile texts as question, option, note, category, name, lobby, toast, notification, page, language: none runs or becomes part of a page, none trips the policy but where the sanitiser reads it, the token is in no address',
  ];
  const chromium = findChromium();
  if (chromium === undefined) return notChecked(check, tried, 'not checked: there is no Chromium here');
  await buildWeb(ROOT);
  const folder = mkdtempSync(join(tmpdir(), 'quiz-arena-security-'));
  const report = join(folder, 'browser.json');
  const words = [
    'test',
    'hostile-texts',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--reporter=json',
    '--retries=0',
  ];
  const playwright = spawn(join(ROOT, 'tests/node_modules/.bin/playwright'), words, {
    cwd: ROOT,
    env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(playwright, 'close');
  const { passed, failed } = readSuiteReport(report);
  rmSync(folder, { recursive: true, force: true });
  const faults =
    failed > 0 || status !== 0 ? [`${failed} browser tests failed: npm test -- e2e shows them`] : [];
  return rowOf(check, tried, {
    cases: passed,
    faults,
    notes: [`${hostileTexts.length} texts in every place`],
  });
}
