import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { buildWeb } from '../../scripts/arena/build-web.ts';
import { findFreePort } from '../../scripts/arena/free-port.ts';
import { findChromium } from '../../scripts/testing/system-packages.ts';
import { signUpByEmail } from '../e2e/support/sign-up.ts';
import { startTestArena } from '../e2e/test-arena.ts';
import { writeBetweenMarkers } from './battle/write-between-markers.ts';
import { firstLoadLine, missedBars, type PageScores, type WebReport, webMarkdown } from './web/report.ts';

const HELP = `pnpm bench:web [options]
  Lighthouse (mobile, simulated slow 4G) on home, play, battle, leaderboard and profile of the built client, as a
  signed-in player. Takes about 3 minutes. Needs Chromium (CHROMIUM_PATH, one on the PATH, else Playwright's).
  --runs N   runs a page, of which the median by performance counts (3)
  --json FILE   writes the figures there too
  --docs     writes the figures into docs/benchmarks.md
Ends with 1 when a bar is missed.
`;

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENT = join(ROOT, 'docs/benchmarks.md');

const pages = [
  { name: 'home', path: '/' },
  { name: 'play', path: '/quiz-zone/science/chemistry/level/1/' },
  { name: 'battle', path: '/random-battle/' },
  { name: 'leaderboard', path: '/leaderboard/' },
  { name: 'profile', path: '/profile/' },
];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    json: { type: 'string' },
    docs: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  await buildWeb(ROOT);
  const { arena, dispose } = await startTestArena();
  const port = await findFreePort();
  const profile = mkdtempSync(join(tmpdir(), 'quiz-arena-lighthouse-'));
  const browser = await openBrowser(profile, port);
  try {
    const own = await browser.newPage();
    await signUpByEmail(own, 'Amira', undefined, arena.url);
    // Nothing of this tab is to run beside the measured one.
    await own.goto('about:blank');
    const session = await browser.newCDPSession(own);
    const forget = async () => void (await session.send('Network.clearBrowserCache'));
    const measured: PageScores[] = [];
    for (const { name, path } of pages) {
      measured.push(await measure({ name, url: `${arena.url}${path}`, port, forget }));
    }
    const firstLoad = readFirstLoad();
    const table = `${webMarkdown(measured)}\n\n${firstLoadLine(firstLoad)}`;
    process.stdout.write(`${table}\n`);
    if (values.json !== undefined) {
      const report = {
        date: new Date().toISOString().slice(0, 10),
        firstLoad,
        pages: measured,
      };
      writeFileSync(values.json, `${JSON.stringify(report satisfies WebReport, null, 2)}\n`);
    }
    if (values.docs) writeBetweenMarkers(DOCUMENT, 'bench:web', table);
    const missed = measured.flatMap(missedBars);
    for (const line of missed) process.stdout.write(`missed: ${line}\n`);
    process.exitCode = missed.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await dispose();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** What the build has found of the start page. */
function readFirstLoad(): WebReport['firstLoad'] {
  return JSON.parse(readFileSync(join(ROOT, 'web/dist/first-load.json'), 'utf8'));
}

/** A browser with a profile that keeps its storage, so that Lighthouse's own tab is signed in too. */
function openBrowser(profile: string, port: number): Promise<BrowserContext> {
  const executablePath = findChromium();
  return chromium.launchPersistentContext(profile, {
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
}

interface Measurement {
  name: string;
  url: string;
  port: number;
  /** Empties the browser's cache: every visit is a first one, except for being signed in. */
  forget: () => Promise<void>;
}

/** The run in the middle of several: one alone is at the mercy of the machine. */
async function measure({ name, url, port, forget }: Measurement): Promise<PageScores> {
  const runs: PageScores[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    await forget();
    const outcome = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      formFactor: 'mobile',
      disableStorageReset: true,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    if (outcome === undefined) throw new Error(`Lighthouse gave no result for ${name}`);
    runs.push(readScores(name, outcome.lhr));
  }
  const middle = runs.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs.length / 2)];
  if (middle === undefined) throw new Error('--runs is a number from 1');
  return middle;
}

function readScores(name: string, { categories, audits }: Result): PageScores {
  const score = (category: string) => Math.round(100 * (categories[category]?.score ?? 0));
  const value = (audit: string) => audits[audit]?.numericValue ?? 0;
  for (const audit of Object.values(audits)) {
    const counts = ['accessibility', 'best-practices'].some((kind) =>
      categories[kind]?.auditRefs.some(({ id, weight }) => id === audit.id && weight > 0),
    );
    if (counts && audit.score !== null && audit.score < 1) process.stderr.write(`${name}: ${audit.title}\n`);
  }
  return {
    name,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    transferKb: value('total-byte-weight') / 1024,
  };
}

if (values.help) process.stdout.write(HELP);
else await main();
