import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { runKillPoints } from '../support/kill-points.ts';
import { settledOnce } from './backend-sabotage.ts';
import { evening } from './evening.ts';
import type { ChaosScenario } from './scenario.ts';

const OUTAGE_MS = 8_000;
/** Battles may be refused their start meanwhile; none that was played may be lost. */
const tolerates = { voids: true };

const backendDown = evening({
  name: 'backend-down',
  fault: 'the quiz backend is killed (SIGKILL) and back after 8 s',
  guards: 'a receipt is handed in until the backend has answered; no battle starts without its fees',
  invariants: ['I1', 'I2', 'I3', 'I7', 'I10'],
  sabotage: {
    what: 'a receipt that could not be handed in is given up',
    patches: [
      {
        file: 'battle-server/src/adapters/quiz-api/quiz-api-result-sink.ts',
        find: "if (outcome.kind === 'failed') return { kind: 'later' };",
        replace: "if (outcome.kind === 'failed') return { kind: 'dead', code: 'given up' };",
      },
    ],
  },
  tolerates,
  async strike({ ground }) {
    await ground.killApi();
    await delay(OUTAGE_MS);
    await ground.startApi();
    return [];
  },
});

const backendHanging = evening({
  name: 'backend-hanging',
  fault: 'the quiz backend takes requests and answers none for 8 s (SIGSTOP), then goes on with all of them',
  guards: 'a settlement is a phase of the room: its deadline hands the receipt in again',
  invariants: ['I1', 'I2', 'I3', 'I10'],
  sabotage: {
    what: 'a receipt is handed in once',
    patches: [
      {
        file: 'battle-server/src/application/after-commit.ts',
        find: "const isRetry = command.type === 'passDeadline' && receiptOf(before) !== null;",
        replace: 'const isRetry = false;',
      },
    ],
  },
  tolerates,
  async strike({ ground }) {
    ground.freezeApi(true);
    await delay(OUTAGE_MS);
    ground.freezeApi(false);
    return [];
  },
});

/** Something that answers every request with 200 and the error code 122. */
async function startFaultyBackend() {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: true, message: '122' }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

const backendErrors = evening({
  name: 'backend-errors',
  fault: 'the quiz backend answers every call with status 200 and an error for 8 s',
  guards: 'an error that may pass is no answer: the receipt is handed in again later',
  invariants: ['I1', 'I2', 'I3', 'I10'],
  sabotage: {
    what: 'error 122 is taken for a final refusal',
    patches: [
      {
        file: 'battle-server/src/adapters/quiz-api/quiz-api-result-sink.ts',
        find: "new Set(['SOMETHING_WENT_WRONG', 'MAINTENANCE', 'TOO_MANY_REQUESTS'])",
        replace: "new Set(['MAINTENANCE', 'TOO_MANY_REQUESTS'])",
      },
    ],
  },
  tolerates,
  async strike({ arena, ground }) {
    const faulty = await startFaultyBackend();
    for (const { backendLink } of arena.nodes) backendLink.divert(faulty.port);
    await delay(OUTAGE_MS);
    for (const { backendLink } of arena.nodes) backendLink.divert(ground.ports.api);
    faulty.close();
    return [];
  },
});

const backendLate = evening({
  name: 'backend-late',
  fault:
    'the quiz backend carries out every hold and every settlement, and its answer never arrives, for 8 s',
  guards: 'a match is held for and settled once, however often it is asked for; repeats get the first answer',
  invariants: ['I1', 'I2', 'I3', 'I10'],
  sabotage: settledOnce,
  tolerates,
  async strike({ arena }) {
    const faults = arena.nodes.flatMap(({ backendLink }) =>
      ['/api/set_quiz_coin_score', '/api/get_random_questions'].map((asks) =>
        backendLink.impose({ does: 'loseReply' }, { asks }),
      ),
    );
    await delay(OUTAGE_MS);
    for (const fault of faults) fault.end();
    const met = faults.reduce((sum, fault) => sum + fault.met, 0);
    return [{ name: 'answers lost', value: met, unit: '', atLeast: 5 }];
  },
});

const postgresKilled = evening({
  name: 'postgres-killed',
  fault: 'PostgreSQL is killed (SIGKILL, all its processes) under load and started again after 1.5 s',
  guards: 'the quiz backend outlives its connections; what it acknowledged was committed',
  invariants: ['I1', 'I2', 'I3', 'I10'],
  sabotage: {
    what: 'a connection that breaks while nobody uses it ends the backend',
    patches: [
      {
        file: 'packages/quiz-api/src/db/open-database.ts',
        find: "pool.on('error', (error) => options.onIdleError?.(error));",
        replace: "pool.on('error', (error) => { throw error; });",
      },
    ],
  },
  tolerates,
  async strike({ ground }) {
    await ground.killPostgres();
    await delay(1_500);
    await ground.startPostgres();
    await delay(4_000);
    return [];
  },
});

const backendKilledInWork: ChaosScenario = {
  name: 'backend-killed-in-work',
  fault: 'the quiz backend is killed (SIGKILL) at random points of paid work, on PGlite and on PostgreSQL',
  guards: 'what moves coins is one transaction, and a repeat of it gets the first answer',
  invariants: ['I1', 'I2', 'I3'],
  sabotage: settledOnce,
  async run(_ground, sabotage) {
    const seed = String(Date.now());
    const violations: string[] = [];
    let settled = 0;
    for (const database of ['pglite', 'postgres'] as const) {
      const report = await runKillPoints(database, {
        points: 3,
        seed,
        patches: sabotage?.patches ?? [],
      }).catch((error: unknown) => ({ settled: 0, losses: [String(error)] }));
      settled += report.settled;
      violations.push(...report.losses.map((loss) => `${database}, seed ${seed}: ${loss}`));
    }
    return {
      figures: [{ name: 'settlements acknowledged', value: settled, unit: '', atLeast: 1 }],
      violations,
    };
  },
};

export const backendScenarios: readonly ChaosScenario[] = [
  backendDown,
  backendHanging,
  backendErrors,
  backendLate,
  postgresKilled,
  backendKilledInWork,
];
