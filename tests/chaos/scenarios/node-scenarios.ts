import { setTimeout as delay } from 'node:timers/promises';
import type { SabotagePatch } from '../support/sabotage-patch.ts';
import { evening, type Stage } from './evening.ts';
import type { ChaosScenario, Figure } from './scenario.ts';

const KILLS = 4;
/** Until a killed node is started again: the others have noticed by then. */
const DOWN_MS = 2_000;
const BETWEEN_MS = 1_500;

const noPause: readonly SabotagePatch[] = [
  {
    file: 'battle-server/src/application/lose-nodes.ts',
    find: 'const dead = await ports.registry.leaseDead(LEASE_MS);',
    replace: 'const dead = [];',
  },
  {
    file: 'battle-server/src/application/lose-silent-nodes.ts',
    find: 'if (nodes.length === 0) {',
    replace: 'if (nodes.length >= 0) {',
  },
  {
    file: 'battle-server/src/core/commands/pass-deadline.ts',
    find: "if (phase.name !== 'question' || phase.extendedTo !== null || lateMs < lateDeadlineMinMs) {",
    replace: 'if (lateMs >= 0) {',
  },
];

function shareBack({ crowd }: Stage): Figure {
  const { back, backInTime } = crowd.tally;
  const { count } = back.summary();
  const share = count === 0 ? 0 : Math.round((100 * backInTime) / count);
  return { name: 'back within 5 s', value: share, unit: '%', atLeast: 95 };
}

/** The most often that one player lost his link since `before`. */
function mostLosses({ crowd }: Stage, before: ReadonlyMap<string, number>): number {
  const counts = [...crowd.tally.losses].map(([player, losses]) => losses - (before.get(player) ?? 0));
  return Math.max(0, ...counts);
}

const killNode = evening({
  name: 'kill-node',
  fault: `one of three nodes is killed (SIGKILL), ${KILLS} times, and started again ${DOWN_MS / 1_000} s later`,
  guards: 'rooms live in Redis; players of a dead node have the full grace [B8] and attach at another one',
  invariants: ['I1', 'I2', 'I4', 'I10', 'I12', 'I18'],
  sabotage: {
    what: 'players whose node died have no grace',
    patches: [
      {
        file: 'battle-server/src/core/grace.ts',
        find: 'return settings.graceLostMs;',
        replace: 'return 0;',
      },
    ],
  },
  setting: { nodes: 3, env: { BATTLE_NODE_DEAD_MS: '1000' } },
  async strike(stage) {
    const { nodes } = stage.arena;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const node = nodes[kill % nodes.length];
      await node?.kill();
      await delay(DOWN_MS);
      await node?.startAgain();
      await delay(BETWEEN_MS);
    }
    return [shareBack(stage)];
  },
});

const drainNode = evening({
  name: 'drain-node',
  fault: 'two of three nodes are stopped in order (SIGTERM), one after the other',
  guards: 'a node that drains sends its players away without marking them as gone',
  invariants: ['I1', 'I2', 'I10', 'I18'],
  sabotage: {
    what: 'players whom a draining node sends away count as lost',
    patches: [
      {
        file: 'battle-server/src/adapters/socket/socket-server.ts',
        find: 'if (!isDraining) runInBackground(ports, [() => lifecycle.left(of, reason)]);',
        replace: 'runInBackground(ports, [() => lifecycle.left(of, reason)]);',
      },
    ],
  },
  setting: { nodes: 3, env: { BATTLE_NODE_HEARTBEAT_MS: '1000', BATTLE_NODE_DEAD_MS: '4000' } },
  async strike(stage) {
    const { crowd, arena } = stage;
    const most: number[] = [];
    for (const node of arena.nodes.slice(0, 2)) {
      const before = new Map(crowd.tally.losses);
      await node.terminate();
      await delay(DOWN_MS);
      most.push(mostLosses(stage, before));
      await node.startAgain();
      await delay(BETWEEN_MS);
    }
    const { seen, losses } = crowd.tally;
    const sentAway = [...losses.values()].reduce((all, some) => all + some, 0);
    const dropped = Math.round((100 * (seen.get('playerDropped') ?? 0)) / Math.max(1, sentAway));
    return [
      {
        name: 'reconnects of a player in a drain',
        value: Math.max(...most),
        unit: '',
        atLeast: 1,
        atMost: 1,
      },
      // Who takes longer than two heartbeats of the node that is gone may be seen to drop, and to be back.
      { name: 'sent away and seen to drop', value: dropped, unit: '%', atMost: 40 },
      { name: 'seen to leave', value: seen.get('playerLeft') ?? 0, unit: '', atMost: 0 },
      shareBack(stage),
    ];
  },
});

const allNodesKilled = evening({
  name: 'all-nodes-killed',
  fault: 'all nodes are killed (SIGKILL) and come back after 5 s; a question has 4 s',
  guards: "timers pause from a dead node's last heartbeat [B4]; what the server ran late is extended [B7]",
  invariants: ['I1', 'I2', 'I8', 'I10', 'I12'],
  sabotage: { what: 'the time of an outage counts', patches: noPause },
  async strike(stage) {
    const { nodes } = stage.arena;
    await Promise.all(nodes.map((node) => node.kill()));
    await delay(5_000);
    await Promise.all(nodes.map((node) => node.startAgain()));
    await delay(4_000);
    return [];
  },
});

const nodeFrozen = evening({
  name: 'node-frozen',
  fault: 'one of two nodes stands still (SIGSTOP) for 20 s and goes on as if nothing had been (SIGCONT)',
  guards: 'a commit on a state that is no longer the newest is refused: revision is version and nonce',
  invariants: ['I1', 'I2', 'I9', 'I10', 'I12'],
  sabotage: {
    what: 'Redis takes a commit on whatever state',
    patches: [
      {
        file: 'battle-server/src/adapters/redis/redis-script.ts',
        find: "import.meta.url), 'utf8');",
        replace:
          "import.meta.url), 'utf8').replace('if version ~= ARGV[2] or nonce ~= ARGV[3] then', 'if ARGV[2] == nil then');",
      },
    ],
  },
  tolerates: { silence: true },
  async strike({ arena }) {
    const [frozen] = arena.nodes;
    frozen?.freeze(true);
    await delay(20_000);
    frozen?.freeze(false);
    await delay(4_000);
    return [];
  },
});

const clocksOff = evening({
  name: 'clocks-off',
  fault: 'the clocks of three nodes are 5 s ahead, 5 s behind, and right',
  guards: 'nodes calibrate to the time of Redis; the clock of their machine is only the first guess',
  invariants: ['I1', 'I2', 'I8', 'I10', 'I13'],
  sabotage: {
    what: 'nodes believe the clock of their machine',
    patches: [
      {
        file: 'battle-server/src/adapters/redis/redis-clock.ts',
        find: 'const nearest = Math.max(offsetOf(master), storeNow - receivedAt);',
        replace:
          'if (storeNow > 0) return;\n      const nearest = Math.max(offsetOf(master), storeNow - receivedAt);',
      },
    ],
  },
  setting: { nodes: 3, clockOffsets: [5_000, -5_000, 0] },
  async strike({ crowd }) {
    await delay(10_000);
    const { p95Ms } = crowd.tally.clock.summary();
    return [{ name: 'time counted off by, p95', value: Math.round(p95Ms), unit: 'ms', atMost: 750 }];
  },
});

export const nodeScenarios: readonly ChaosScenario[] = [
  killNode,
  drainNode,
  allNodesKilled,
  nodeFrozen,
  clocksOff,
];
