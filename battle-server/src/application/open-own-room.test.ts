import { seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import { expect, it } from 'vitest';
import type { NodeId } from '../core/node-id.ts';
import { SimulatedTime } from '../simulation/simulated-time.ts';
import { room } from '../testing/coded-room.ts';
import { FakeBackend } from '../testing/fake-backend.ts';
import { createMemoryPorts } from '../testing/memory-ports.ts';
import { type Node, openNode } from '../testing/one-node.ts';
import { slowed } from '../testing/slowed.ts';
import { ANNA, BEN, START } from '../testing/test-room.ts';

/** Longer than a room is kept once it has ended. */
const GONE_MS = 1_000_000;

const ways = {
  playBot: (node: Node) =>
    node.send(ANNA, 'playBot', { cid: 'same', category: '', languageId: '14', level: 'easy' }),
  createRoom: (node: Node) => node.send(ANNA, 'createRoom', { ...room, cid: 'same' }),
} as const;

async function roomOf(sent: ReturnType<(typeof ways)[keyof typeof ways]>) {
  const ack = await sent;
  if (!ack.ok) throw new Error(ack.code);
  return ack.roomId;
}

it('a battle against the bot is another match each time, also by a command of long ago [B17]', async () => {
  const node = await openNode();
  for (let time = 0; time < 2; time += 1) {
    const roomId = await roomOf(ways.playBot(node));
    await node.pass(3_500);
    expect(await node.read(roomId)).toMatchObject({ phase: { name: 'question' } });
    await node.send(ANNA, 'leave', { roomId });
    await node.pass(GONE_MS);
    expect(await node.read(roomId)).toBeUndefined();
  }
  const [first, second] = node.backend.receipts;
  expect(second?.players[0]?.userId).toBe(ANNA);
  expect(second?.matchId).not.toBe(first?.matchId);
});

it('a room is another one each time, also by a command of long ago [B17]', async () => {
  const node = await openNode();
  const first = await roomOf(ways.createRoom(node));
  await node.send(ANNA, 'deleteRoom', { roomId: first });
  expect(await roomOf(ways.createRoom(node))).not.toBe(first);
});

it('a pair that searches again by commands of long ago gets another room [B17]', async () => {
  const node = await openNode();
  for (let time = 0; time < 2; time += 1) {
    await node.connectAll();
    await node.search(ANNA, 'same');
    await node.search(BEN, 'same');
    await node.pass(300);
    const roomId = node.matched().at(-1)?.roomId;
    if (roomId === undefined) throw new Error('nobody was paired');
    await node.send(ANNA, 'attach', { roomId });
    await node.send(BEN, 'attach', { roomId });
    await node.pass(3_500);
    await node.send(BEN, 'leave', { roomId });
    await node.pass(GONE_MS);
  }
  expect(node.backend.receipts).toHaveLength(2);
  expect(new Set(node.backend.receipts.map(({ matchId }) => matchId)).size).toBe(2);
});

it.each(['playBot', 'createRoom'] as const)(
  'a %s whose seat is left behind by a room that has gone opens another [B13]',
  async (name) => {
    const node = await openNode();
    const { seats } = node.ports;
    const first = await roomOf(ways[name](node));
    await node.send(ANNA, name === 'playBot' ? 'leave' : 'deleteRoom', { roomId: first });
    await node.pass(GONE_MS);
    await seats.claim(ANNA, { kind: 'battle', roomId: first }, 60_000);
    expect(await roomOf(ways[name](node))).not.toBe(first);
  },
);

it('a cid that has created a room does not find it for a battle against the bot [B13]', async () => {
  const node = await openNode();
  const roomId = await roomOf(ways.createRoom(node));
  expect(await ways.playBot(node)).toMatchObject({ ok: false, code: 'ALREADY_IN_BATTLE', roomId });
});

/** Two nodes with one slow store between them. */
async function openTwoNodes(seed: number): Promise<readonly [Node, Node]> {
  const time = new SimulatedTime(START);
  const random = seededRandom(String(seed));
  const delay = () => time.delay(Math.floor(random() * 50));
  const { store, seats, channel, codes, connections, registry } = createMemoryPorts(time, new FakeBackend());
  const shared = { store: slowed(store, delay), seats: slowed(seats, delay), channel, codes };
  const open = (name: string) => {
    let count = 0;
    const ids = { nonce: () => `${name}-${count++}` };
    return openNode({ ...shared, connections, registry, ids, nodeId: name as NodeId }, time);
  };
  return [await open('one'), await open('other')];
}

it.each(['playBot', 'createRoom'] as const)(
  'repeats of %s on two nodes at once end in one room, in whatever order the store answers [B13]',
  async (name) => {
    for (let seed = 0; seed < 150; seed += 1) {
      const [one, other] = await openTwoNodes(seed);
      const sent = Promise.all([ways[name](one), ways[name](other)]);
      await one.pass(2_000);
      const acks = await sent;
      const live = one.ports.store.liveRooms(100);
      const seat = one.application.findSeat(ANNA);
      await one.pass(500);
      const roomIds = (await live).map(({ roomId }) => roomId);
      expect(roomIds, `seed ${seed}`).toHaveLength(1);
      expect(await seat, `seed ${seed}`).toEqual({ roomId: roomIds[0] });
      for (const ack of acks) expect(ack, `seed ${seed}`).toMatchObject({ ok: true, roomId: roomIds[0] });
      one.stop();
      other.stop();
    }
  },
);
