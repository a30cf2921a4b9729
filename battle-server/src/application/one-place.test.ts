import type { BattleAck } from '@quiz-arena/contract/battle/battle-commands';
import { seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import { describe, expect, it } from 'vitest';
import { findPlayer } from '../core/battle-state.ts';
import { SimulatedTime } from '../simulation/simulated-time.ts';
import { codeOf, create, join, room } from '../testing/coded-room.ts';
import { FakeBackend } from '../testing/fake-backend.ts';
import { createMemoryPorts } from '../testing/memory-ports.ts';
import { type Node, openNode } from '../testing/one-node.ts';
import { slowed } from '../testing/slowed.ts';
import { ANNA, BEN, START } from '../testing/test-room.ts';

const ways = {
  playBot: (node: Node) => node.send(ANNA, 'playBot', { category: '', languageId: '14', level: 'easy' }),
  search: (node: Node) => node.send(ANNA, 'search', { category: '', languageId: '14', entryCoin: 5 }),
  createRoom: (node: Node) => node.send(ANNA, 'createRoom', room),
} as const satisfies Record<string, (node: Node) => Promise<BattleAck<'playBot' | 'search' | 'createRoom'>>>;
const names = Object.keys(ways) as (keyof typeof ways)[];

/** The live rooms that wait for ANNA as for somebody who is there. */
async function roomsWith(node: Node) {
  const live = await node.ports.store.liveRooms(100);
  const rooms = await Promise.all(live.map(({ roomId }) => node.read(roomId)));
  return rooms.flatMap((one) =>
    one !== undefined && findPlayer(one, ANNA)?.presence.is === 'here' ? [one.roomId] : [],
  );
}

/** She is in the room of her seat, and in no other; while she searches, in none. */
async function expectOnePlace(node: Node, which = ''): Promise<void> {
  const seat = node.application.findSeat(ANNA);
  const rooms = roomsWith(node);
  await node.pass(1_000);
  const found = await seat;
  expect(found, which).not.toBeNull();
  expect(await rooms, which).toEqual(found !== null && 'roomId' in found ? [found.roomId] : []);
}

describe.each(names)('who sends %s', (first) => {
  it.each(names)(
    'and %s at once is in one place [B13], and in none when his page has gone [B8]',
    async (second) => {
      const node = await openNode();
      const acks = await Promise.all([ways[first](node), ways[second](node)]);
      await node.pass(10);
      expect(acks.map(codeOf).sort()).toEqual(['ALREADY_IN_BATTLE', 'ok']);
      await expectOnePlace(node);
      await node.application.disconnected(ANNA, node.connection(ANNA), 'closed');
      await node.pass(15_000);
      expect(await roomsWith(node)).toEqual([]);
    },
  );
});

/** A node whose store takes its time, as the seed has it. */
async function openSlowNode(seed: number): Promise<Node> {
  const time = new SimulatedTime(START);
  const random = seededRandom(String(seed));
  const delay = () => time.delay(Math.floor(random() * 50));
  const plain = createMemoryPorts(time, new FakeBackend());
  const slow = { store: slowed(plain.store, delay), seats: slowed(plain.seats, delay) };
  return await openNode({ channel: plain.channel, ...slow }, time);
}

/** ANNA sends everything at once. */
async function sendEverything(seed: number): Promise<{ node: Node; acks: readonly (string | undefined)[] }> {
  const node = await openSlowNode(seed);
  const opened = create(node, {}, BEN);
  await node.pass(1_000);
  const { roomCode } = await opened;
  const sent = [...names, 'playBot' as const].map((name) => ways[name](node));
  const acks = Promise.all([...sent, join(node, ANNA, roomCode)]);
  await node.pass(3_000);
  return { node, acks: (await acks).map(codeOf) };
}

it('who sends everything at once is in one place, in whatever order the store answers [B13]', async () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const { node, acks } = await sendEverything(seed);
    expect(acks, `seed ${seed}`).toContain('ok');
    await expectOnePlace(node, `seed ${seed}`);
    node.stop();
  }
});

/** ANNA gives up waiting for an opponent while one is found, and goes to the battle that she is told of all the same. */
async function playBotWhileMatched(seed: number): Promise<{ node: Node; isMatched: boolean }> {
  const node = await openSlowNode(seed);
  const searches = [ways.search(node), node.search(BEN)];
  await node.pass(3 * seed);
  const bot = ways.playBot(node);
  await node.pass(3_000);
  await Promise.all([...searches, bot]);
  const roomId = node.matched().find(({ playerId }) => playerId === ANNA)?.roomId;
  if (roomId !== undefined) {
    const attached = [ANNA, BEN].map((id) => node.send(id, 'attach', { roomId }));
    await node.pass(3_000);
    await Promise.all(attached);
  }
  return { node, isMatched: roomId !== undefined };
}

it('who plays the bot while an opponent is found is in one of the two battles [B12] [B13]', async () => {
  const ends = new Set<string>();
  for (let seed = 0; seed < 150; seed += 1) {
    const { node, isMatched } = await playBotWhileMatched(seed);
    await expectOnePlace(node, `seed ${seed}`);
    ends.add(String(isMatched));
    node.stop();
  }
  expect(ends.size).toBe(2);
});
