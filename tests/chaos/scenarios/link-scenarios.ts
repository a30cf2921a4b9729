import { setTimeout as delay } from 'node:timers/promises';
import type { RunningFault } from '../support/tcp-proxy.ts';
import { evening, type Stage } from './evening.ts';
import type { ChaosScenario, Figure } from './scenario.ts';

const SLOW_FOR_MS = 8_000;
const CUTS = 30;
const CUT_EVERY_MS = 250;

/** Redis answers every node `ms` later for a while, then as ever. */
async function slowDown({ arena }: Stage, ms: number): Promise<void> {
  const faults = arena.nodes.map(({ redisLink }) => redisLink.impose({ does: 'slow', ms }));
  await delay(SLOW_FOR_MS);
  for (const fault of faults) fault.end();
}

function answered({ crowd }: Stage, atLeast: number): Figure {
  return { name: 'answers taken meanwhile', value: crowd.tally.answers, unit: '', atLeast };
}

const redisSlow50 = evening({
  name: 'redis-slow-50ms',
  fault: 'Redis answers 50 ms late for 8 s',
  guards: 'a node decides on the state that it committed last: one round trip an answer',
  invariants: ['I1', 'I2', 'I10', 'I18'],
  sabotage: {
    what: 'every command reads its room first',
    patches: [
      {
        file: 'battle-server/src/application/room-cache.ts',
        find: 'get: (roomId) => rooms.get(roomId) ?? null,',
        replace: 'get: () => null,',
      },
    ],
  },
  async strike(stage) {
    const { tally } = stage.crowd;
    tally.quickMs = 85;
    await slowDown(stage, 50);
    const share = Math.round((100 * tally.quickAnswers) / Math.max(1, tally.answers));
    return [answered(stage, 50), { name: 'answers in one round trip', value: share, unit: '%', atLeast: 10 }];
  },
});

const redisSlow500 = evening({
  name: 'redis-slow-500ms',
  fault: 'Redis answers 500 ms late for 8 s',
  guards: 'slow is not away: a reply is waited for up to 1 s',
  invariants: ['I1', 'I2', 'I10', 'I18'],
  sabotage: {
    what: 'a reply is waited for 0.3 s',
    patches: [
      {
        file: 'battle-server/src/adapters/redis/redis-connections.ts',
        find: 'const COMMAND_TIMEOUT_MS = 1_000;',
        replace: 'const COMMAND_TIMEOUT_MS = 300;',
      },
    ],
  },
  async strike(stage) {
    await slowDown(stage, 500);
    return [answered(stage, 24)];
  },
});

const redisSlow3s = evening({
  name: 'redis-slow-3s',
  fault: 'Redis answers 3 s late for 8 s',
  guards: 'every command is acked in time, if only as BUSY; what ran late is extended [B7]',
  invariants: ['I1', 'I2', 'I10', 'I18'],
  sabotage: {
    what: 'commands wait as long as Redis takes',
    patches: [
      {
        file: 'battle-server/src/adapters/redis/redis-connections.ts',
        find: 'const COMMAND_TIMEOUT_MS = 1_000;',
        replace: 'const COMMAND_TIMEOUT_MS = 60_000;',
      },
      {
        file: 'battle-server/src/adapters/redis/redis-connections.ts',
        find: 'const DEAD_LINK_MS = 3_000;',
        replace: 'const DEAD_LINK_MS = 60_000;',
      },
      {
        file: 'battle-server/src/adapters/socket/bind-commands.ts',
        find: 'binding.ackMs - ACK_MARGIN_MS',
        replace: '60_000',
      },
    ],
  },
  async strike(stage) {
    await slowDown(stage, 3_000);
    return [];
  },
});

/** Cuts the link of each node again and again, each time between an answer's commit and its reply. */
async function cutReplies({ arena }: Stage): Promise<number> {
  let cuts = 0;
  for (let round = 0; round < CUTS; round += 1) {
    const faults: RunningFault[] = arena.nodes.map(({ redisLink }) =>
      redisLink.impose({ does: 'cutReply' }, { asks: 'answerTaken', isSubscriber: false, most: 1 }),
    );
    await delay(CUT_EVERY_MS);
    for (const fault of faults) {
      cuts += fault.met;
      fault.end();
    }
  }
  return cuts;
}

const replyCut = evening({
  name: 'reply-cut',
  fault: 'the link to Redis breaks after the commit of an answer and before its reply, again and again',
  guards: 'a repeated command is known by its id and gets the first answer',
  invariants: ['I1', 'I2', 'I10', 'I18'],
  sabotage: {
    what: 'a room forgets the commands that it carried out',
    patches: [
      {
        file: 'battle-server/src/core/decide.ts',
        find: 'if (repeated !== undefined) {',
        replace: 'if (repeated !== undefined && state.version < 0) {',
      },
    ],
  },
  async strike(stage) {
    const cuts = await cutReplies(stage);
    return [{ name: 'replies cut', value: cuts, unit: '', atLeast: 10 }];
  },
});

const pubsubCut = evening({
  name: 'pubsub-cut',
  fault: 'only the pub/sub links between nodes and Redis are cut, for 10 s',
  guards: 'nodes compare what their players were told with what is stored',
  invariants: ['I1', 'I2', 'I9', 'I10', 'I12'],
  sabotage: {
    what: 'nodes compare nothing',
    patches: [
      {
        file: 'battle-server/src/adapters/socket/compare-revisions.ts',
        find: 'const roomIds = [...told.keys()];',
        replace: 'const roomIds = [];',
      },
    ],
  },
  async strike(stage) {
    const { arena, crowd } = stage;
    const faults = arena.nodes.map(({ redisLink }) =>
      redisLink.impose({ does: 'cut' }, { isSubscriber: true }),
    );
    await delay(10_000);
    for (const fault of faults) fault.end();
    const { syncs } = crowd.tally;
    await delay(3_000);
    return [answered(stage, 20), { name: 'full views asked for', value: syncs, unit: '', atLeast: 1 }];
  },
});

const redisHalfOpen = evening({
  name: 'redis-half-open',
  fault: 'the links of one node to Redis fall silent and stay open',
  guards: 'a link that brings nothing for 3 s after a question is cut and opened anew',
  invariants: ['I1', 'I2', 'I10', 'I12', 'I18'],
  sabotage: {
    what: 'a silent link is kept',
    patches: [
      {
        file: 'battle-server/src/adapters/redis/redis-connections.ts',
        find: 'socketTimeout: DEAD_LINK_MS,',
        replace: 'socketTimeout: undefined,',
      },
    ],
  },
  async strike({ arena }) {
    arena.nodes[0]?.redisLink.impose({ does: 'silent' }, { isOpenNow: true });
    await delay(10_000);
    return [];
  },
});

export const linkScenarios: readonly ChaosScenario[] = [
  redisSlow50,
  redisSlow500,
  redisSlow3s,
  replyCut,
  pubsubCut,
  redisHalfOpen,
];
