import { join } from 'node:path';
import { buildWeb } from '../../scripts/arena/build-web.ts';
import { checkBrowser } from './browser/check-browser.ts';
import { type FuzzReport, fuzzProtocol } from './fuzz/fuzz-protocol.ts';
import { checkAudit, checkLicences } from './packages/check-packages.ts';
import { runTestedRows } from './report/run-tested-rows.ts';
import { notChecked, rowOf, type SecurityRow } from './report/security-row.ts';
import { testedRows } from './report/tested-rows.ts';
import { scanTree } from './secrets/scan-tree.ts';
import { startWithout } from './secrets/start-without.ts';
import { checkHeaders } from './stack/check-headers.ts';
import { checkLogs } from './stack/check-logs.ts';
import { checkSocketOrigins } from './stack/check-socket-origins.ts';
import { SecurityStack } from './stack/security-stack.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface SecurityPlan {
  readonly frames: number;
  readonly requests: number;
  readonly seed: string;
  readonly say: (line: string) => void;
}

/** The parts of the run, in their order; each gives rows of the table. */
export const securityChecks = {
  tests: runTests,
  servers: checkServers,
  fuzz: checkFuzz,
  browser: async () => [await checkBrowser()],
  packages: async () => [await checkAudit(), await checkLicences()],
  secrets: checkSecrets,
} as const satisfies Record<string, (plan: SecurityPlan) => Promise<readonly SecurityRow[]>>;

export type SecurityCheckName = keyof typeof securityChecks;

/** What the tests of the suites prove, with more players who try for coins than in every run. */
async function runTests(): Promise<readonly SecurityRow[]> {
  const rows = await runTestedRows(testedRows, { COIN_RUNS: '60' });
  const codes = notChecked(
    'limits: one-time codes',
    'codes of six digits by text message',
    'not checked: the hosted sign-in service makes, checks and limits them; the page sends another after 60 s',
  );
  return [...rows, codes];
}

/** Headers, origins and logs of servers that run as in production and log as much as they can. */
async function checkServers({ say }: SecurityPlan): Promise<readonly SecurityRow[]> {
  await buildWeb(ROOT);
  const stack = new SecurityStack();
  try {
    await stack.start({ LOG_LEVEL: 'trace' });
    say('headers, origins, logs');
    return [
      rowOf(
        'headers',
        'CSP, nosniff, frame-ancestors, referrer, HSTS behind TLS, no powered-by, CORS: pages, files, calls and refusals of web front, quiz-api and battle node',
        await checkHeaders(stack),
      ),
      rowOf(
        'socket: origins',
        'upgrades of other sites’ pages, broken upgrades, tokens in the address',
        await checkSocketOrigins(stack),
      ),
      rowOf(
        'logs: real servers',
        'level trace, a level and a battle played: no token, secret, question, note, name, address or message',
        await checkLogs(stack),
      ),
    ];
  } finally {
    await stack.stop();
  }
}

async function checkFuzz(plan: SecurityPlan): Promise<readonly SecurityRow[]> {
  const stack = new SecurityStack();
  try {
    await stack.start();
    plan.say(`protocol fuzz, seed ${plan.seed}`);
    return rowsOfFuzz(await fuzzProtocol(stack, plan));
  } finally {
    await stack.stop();
  }
}

function rowsOfFuzz(report: FuzzReport): readonly SecurityRow[] {
  const { battle, api, requests, valid, findings } = report;
  const course = ({ readings }: FuzzReport['battle']) =>
    readings.map(({ rssMb, heapMb }) => `${rssMb} (heap ${heapMb})`).join(' → ');
  const families = Object.entries(report.byFamily).map(
    ([family, count]) => `${family} ${count.toLocaleString('en')}`,
  );
  const statuses = Object.entries(requests.statuses).map(([status, count]) => `${status} × ${count}`);
  return [
    rowOf(
      'fuzz: battle protocol',
      'mutated WebSocket, Engine.IO and Socket.IO frames: no crash, nothing of the inside told, nothing left behind, memory flat',
      {
        cases: report.frames,
        faults: findings,
        notes: [
          `seed ${report.seed}, ${report.framesPerSecond} frames/s, ${report.connections} connections, ${report.answers} answers`,
          families.join(', '),
          `battle node resident after settling, MB: ${course(battle)}`,
        ],
      },
    ),
    rowOf(
      'fuzz: valid players',
      `${valid.players} players play battle after battle meanwhile: each comes to its settlement, and whoever is refused or finds nobody gets in when he comes again`,
      {
        cases: valid.battles,
        faults: valid.findings,
        notes: [
          `came again ${valid.returns} times`,
          `meanwhile: ${paceOf(valid.meanwhile)}`,
          `before: ${paceOf(valid.before)}`,
        ],
      },
    ),
    rowOf(
      'fuzz: REST bodies',
      'wrong multipart, deep JSON, broken forms, other content types, pictures that are none, bodies that break off',
      {
        cases: requests.requests,
        faults: [
          ...Object.entries(requests.findings).map(([what, count]) => `${count} × ${what}`),
          ...(api.isFlat ? [] : ['the memory grew']),
        ],
        notes: [`answers: ${statuses.join(', ')}`, `quiz-api resident after settling, MB: ${course(api)}`],
      },
    ),
  ];
}

function paceOf({ ack, event }: FuzzReport['valid']['before']): string {
  const words = ({ p50Ms, p95Ms, p99Ms }: typeof ack) => `p50 ${p50Ms} ms, p95 ${p95Ms} ms, p99 ${p99Ms} ms`;
  return `${ack.count.toLocaleString('en')} answers: ack ${words(ack)}; told to the room ${words(event)}`;
}

async function checkSecrets({ say }: SecurityPlan): Promise<readonly SecurityRow[]> {
  say('secrets');
  return [
    rowOf(
      'secrets: real starts',
      'both servers in production without each secret, with short, weak or equal ones, with the sign-in emulator: they refuse',
      await startWithout(),
    ),
    rowOf(
      'secrets: files',
      'every file of the tree: private keys, tokens, passwords in addresses, random values',
      scanTree(),
    ),
  ];
}
