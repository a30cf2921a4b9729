import { setTimeout as delay } from 'node:timers/promises';
import type { ChaosPlayer } from '../support/chaos-player.ts';
import { settledOnce } from './backend-sabotage.ts';
import { evening } from './evening.ts';
import type { ChaosScenario } from './scenario.ts';

/** The index of a battle's last question. */
const LAST = 9;

const redisKilled = evening({
  name: 'redis-killed',
  fault: 'Redis is killed (SIGKILL) and started again with its file after 1 s',
  guards: 'the append-only file; nodes connect again, listen again and compare what they know',
  invariants: ['I1', 'I2', 'I3', 'I9', 'I10', 'I12'],
  sabotage: { what: 'Redis keeps no file', patches: [], hasNoFile: true },
  async strike({ arena }) {
    await arena.redis.kill();
    await delay(1_000);
    await arena.redis.startAgain();
    await delay(4_000);
    return [];
  },
});

const redisRolledBack = evening({
  name: 'redis-rolled-back',
  fault:
    'Redis is killed and started again with a file that lacks its last 1.5 s, as after a crash of its machine',
  guards:
    'a match is settled once however often its receipt comes; players of a room that was taken back are told',
  invariants: ['I1', 'I2', 'I3', 'I12'],
  sabotage: settledOnce,
  players: 32,
  tolerates: { rollback: true, voids: true, losses: true, timeOuts: true },
  finishWithinMs: 60_000,
  async strike({ arena, crowd }) {
    // Battles that settle in what is lost: only those could be paid twice.
    await crowd.until(() => crowd.players.some(({ question }) => question === LAST), 20_000);
    const putBack = arena.redis.noteFile();
    await delay(1_500);
    await arena.redis.kill();
    putBack();
    await arena.redis.startAgain();
    await delay(4_000);
    return [];
  },
});

const redisEmptied = evening({
  name: 'redis-emptied',
  fault: 'Redis is killed and started again empty',
  guards: 'matches that no room plays any more are given up, and their fees go back (adr/0004)',
  invariants: ['I1', 'I2', 'I12'],
  sabotage: {
    what: 'nobody looks for matches whose room is gone',
    patches: [
      {
        file: 'battle-server/src/application/reclaim-matches.ts',
        find: 'const unrenewed = (await ports.results.unrenewed()) ?? [];',
        replace: 'const unrenewed = [];',
      },
    ],
  },
  tolerates: { voids: true, losses: true },
  async strike({ arena, crowd }) {
    const emptied = new Set(crowd.players.map(({ roomId }) => roomId));
    await arena.redis.kill();
    arena.redis.forget();
    await arena.redis.startAgain();
    const struckAt = performance.now();
    const playsAnew = ({ roomId, question }: ChaosPlayer) =>
      question !== null && roomId !== null && !emptied.has(roomId);
    const half = crowd.players.length / 2;
    const again = await crowd.until(() => crowd.players.filter(playsAnew).length >= half, 25_000);
    const backMs = Math.round(performance.now() - struckAt);
    await delay(2_000);
    return [
      { name: 'half of them play again after', value: again ? backMs : 25_000, unit: 'ms', atMost: 24_000 },
    ];
  },
});

export const redisScenarios: readonly ChaosScenario[] = [redisKilled, redisRolledBack, redisEmptied];
