import { ticketId, userId } from '@quiz-arena/contract/ids';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keys } from './adapters/redis/keys.ts';
import { type BattleClient, connectPlayer, untilClosed } from './testing/battle-client.ts';
import { answer, anySearch, meet } from './testing/meet.ts';
import { startNodeProcess } from './testing/node-process.ts';
import { type TestArena, withBattleServers } from './testing/with-battle-servers.ts';
import { withRedis } from './testing/with-redis.ts';

const redis = withRedis({ isDurable: true });
const startNodes = withBattleServers();
const start = (nodes: number, env = {}) => startNodes(nodes, { REDIS_URL: redis.server().urls[0], ...env });

/** Whoever is silent for 0.6 s is dead. */
const quick = {
  BATTLE_NODE_HEARTBEAT_MS: '100',
  BATTLE_NODE_DEAD_MS: '600',
  BATTLE_GRACE_LOST_MS: '20000',
  BATTLE_QUESTION_MS: '20000',
};

/** A battle of Ada on a node here and Bob on one that is a process of its own, `node`. */
async function meetAcrossProcesses() {
  const arena = await start(1, quick);
  const node = await startNodeProcess(arena.env);
  onTestFinished(async () => void (await node.end('SIGKILL')));
  const met = await meet({
    ...arena,
    ports: [arena.ports[0] ?? 0, node.port],
    connect: async (token, options) =>
      options?.node === 1 ? connectPlayer(node.port, token) : arena.connect(token),
  });
  return { arena, node, ...met };
}

async function playToTheEnd(
  ada: BattleClient,
  bob: BattleClient,
  roomId: Parameters<typeof answer>[1],
  from: number,
) {
  for (let index = from; index < 10; index += 1) {
    await answer(ada, roomId, index, true);
    await answer(bob, roomId, index, false);
  }
  expect(await ada.event('battleEnded')).toMatchObject({ reason: 'completed', outcomes: { 1: 'win' } });
  expect(await bob.event('settled')).toMatchObject({ coins: { 1: 10 } });
}

describe('a node that stops in order', () => {
  it('costs its players one reconnect and nobody the battle [B8]', async () => {
    const arena = await start(2);
    const { tokens, ada, bob, roomId } = await meet(arena);
    await answer(ada, roomId, 0, true);
    const stopped = arena.stopNode(0);
    await ada.message('draining');
    await untilClosed(ada);
    const back = await arena.connect(tokens.ada, { node: 1 });
    expect(await back.message('seat')).toEqual({ roomId });
    expect(await back.send('attach', { roomId })).toMatchObject({ ok: true });
    await stopped;
    await answer(bob, roomId, 0, false);
    await playToTheEnd(back, bob, roomId, 1);
    expect(JSON.stringify(bob.frames)).not.toMatch(/playerDropped|playerLeft/);
    expectOneReceipt(arena);
  });

  it('does not keep the others waiting for a player who never comes back [B8] [B9]', async () => {
    const arena = await start(2, { ...quick, BATTLE_GRACE_LOST_MS: '1000' });
    const { ada, bob, roomId } = await meet(arena);
    await answer(bob, roomId, 0, true);
    await arena.stopNode(0);
    await untilClosed(ada);
    expect(await bob.event('playerDropped')).toMatchObject({ userId: '1' });
    expect(await bob.event('battleEnded')).toMatchObject({ reason: 'opponentLeft', outcomes: { 2: 'win' } });
    expect(await bob.event('settled')).toMatchObject({ coins: { 2: 10 } });
  });
});

describe('a node that stops for a moment', () => {
  it('is taken for dead, but loses nobody: its players are back when they ask through it [B4] [B8]', async () => {
    const { arena, node, ada, bob, roomId } = await meetAcrossProcesses();
    await bob.event('questionAsked');
    node.freeze();
    expect((await ada.event('playerDropped')).userId).toBe('2');
    node.thaw();
    await expect.poll(() => gaps(bob), { timeout: 5_000 }).toBeGreaterThan(0);
    expect(await bob.send('sync', { roomId })).toMatchObject({ ok: true });
    await ada.event('playerBack', ({ userId }) => userId === '2');
    await answer(ada, roomId, 0, true);
    await answer(bob, roomId, 0, false);
    await playToTheEnd(ada, bob, roomId, 1);
    expectOneReceipt(arena);
  });
});

describe('a node that is killed', () => {
  it('loses its players for the server: full grace, and they play on elsewhere [B4] [B8]', async () => {
    const { arena, node, tokens, ada, bob, roomId } = await meetAcrossProcesses();
    await answer(bob, roomId, 0, false);
    await node.end('SIGKILL');
    await untilClosed(bob);
    const dropped = await ada.event('playerDropped');
    expect(dropped.userId).toBe('2');
    const back = await arena.connect(tokens.bob);
    expect(await back.send('attach', { roomId })).toMatchObject({ view: { question: { index: 0 } } });
    await answer(ada, roomId, 0, true);
    await playToTheEnd(ada, back, roomId, 1);
  });

  it('ends with code 0 on SIGTERM, after sending its players away', async () => {
    const arena = await start(1, quick);
    const node = await startNodeProcess(arena.env);
    const client = await connectPlayer(node.port, arena.api.signIn('1', 'Ada'));
    const ended = node.end('SIGTERM');
    await client.message('draining');
    await untilClosed(client);
    expect(await ended).toBe(0);
  });
});

describe('Redis', () => {
  it('away while a player connects: he is turned away to try again, not told that he has no battle', async () => {
    const arena = await start(1);
    const token = arena.api.signIn('1', 'Ada');
    await redis.connections().commands.call('CLIENT', 'PAUSE', '1500', 'ALL');
    const ada = await arena.connect(token);
    await untilClosed(ada);
    await expect.poll(() => redis.now().catch(() => 0), { timeout: 5_000 }).toBeGreaterThan(0);
    const again = await arena.connect(token);
    expect(await again.send('search', anySearch)).toMatchObject({ ok: true });
  });

  it('killed and started again with its file: sockets stay and the battle goes on', async () => {
    const arena = await start(2);
    const { ada, bob, roomId } = await meet(arena);
    await answer(ada, roomId, 0, true);
    await redis.server().restart();
    await expect
      .poll(async () => (await ada.send('sync', { roomId })).ok, { interval: 50, timeout: 5_000 })
      .toBe(true);
    await answer(bob, roomId, 0, false);
    await playToTheEnd(ada, bob, roomId, 1);
    expectOneReceipt(arena);
  });

  it('that does not answer: BUSY within the time of an ack, and the node is not ready', async () => {
    const arena = await start(1);
    const ada = await arena.connect(arena.api.signIn('1', 'Ada'));
    await expect.poll(() => redis.connections().commands.exists(keys.connection(userId.parse('1')))).toBe(1);
    await ada.send('cancelSearch', { ticket: ticketId.parse('none') });
    await redis.connections().commands.call('CLIENT', 'PAUSE', '2500', 'ALL');
    const askedAt = performance.now();
    const readiness = fetch(`http://127.0.0.1:${arena.ports[0]}/readyz`);
    expect(await ada.send('search', anySearch)).toMatchObject({ ok: false, code: 'BUSY' });
    expect(performance.now() - askedAt).toBeLessThan(3_000);
    expect((await readiness).status).toBe(503);
    await expect.poll(() => redis.now().catch(() => 0), { timeout: 5_000 }).toBeGreaterThan(0);
    await expect
      .poll(async () => (await ada.send('search', anySearch)).ok, { interval: 100, timeout: 5_000 })
      .toBe(true);
  });

  it('away for longer than a node may be silent: all players are back when it is, and the battle goes on [B4] [B8]', async () => {
    const arena = await start(2, quick);
    const { ada, bob, roomId } = await meet(arena);
    await bob.event('questionAsked');
    const { commands } = redis.connections();
    await commands.call('CLIENT', 'PAUSE', '1500', 'ALL');
    await expect.poll(() => redis.now().catch(() => 0), { timeout: 5_000 }).toBeGreaterThan(0);
    const isBack = await redis.now();
    await expect.poll(() => commands.zcount(keys.beats, isBack, '+inf'), { timeout: 5_000 }).toBe(2);
    const presences = async (player: BattleClient) => {
      const synced = await player.send('sync', { roomId });
      return synced.ok ? synced.view.players.map(({ presence }) => presence) : synced.code;
    };
    const seen = async () => [await presences(ada), await presences(bob)];
    await expect.poll(seen, { timeout: 5_000 }).toEqual(Array(2).fill(['here', 'here']));
    await answer(ada, roomId, 0, true);
    await answer(bob, roomId, 0, false);
    await playToTheEnd(ada, bob, roomId, 1);
  });

  it('emptied: viewers are made to ask and learn that the room is gone, and find each other anew', async () => {
    const arena = await start(2);
    const { ada, bob, roomId } = await meet(arena);
    await bob.event('questionAsked');
    await redis.connections().commands.flushall();
    for (const player of [ada, bob]) {
      await expect.poll(() => gaps(player), { timeout: 5_000 }).toBeGreaterThan(0);
      expect(await player.send('sync', { roomId })).toMatchObject({ ok: false, code: 'ROOM_NOT_FOUND' });
    }
    for (const player of [ada, bob]) {
      await expect.poll(async () => (await player.send('search', anySearch)).ok).toBe(true);
    }
    for (const player of [ada, bob]) {
      await expect.poll(() => matches(player), { timeout: 5_000 }).toHaveLength(2);
    }
    expect(matches(ada)).toEqual(matches(bob));
  });

  it('cut off again while a node subscribes anew: the node stays, and hears of what comes later', async () => {
    const arena = await start(2);
    const { ada, bob, roomId } = await meet(arena);
    await bob.event('questionAsked');
    const { commands } = redis.connections();
    const until = performance.now() + 1_000;
    while (performance.now() < until) await commands.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await expect.poll(async () => commands.pubsub('CHANNELS'), { timeout: 5_000 }).toHaveLength(2);
    await playToTheEnd(ada, bob, roomId, 0);
    expectOneReceipt(arena);
  });

  it('cut off from a node’s subscription: who missed a commit is made to sync', async () => {
    const arena = await start(2);
    const { ada, bob, roomId } = await meet(arena);
    await bob.event('questionAsked');
    expect(gaps(bob)).toBe(0);
    const { commands } = redis.connections();
    await commands.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await answer(ada, roomId, 0, true);
    await expect.poll(() => gaps(bob) + takenBy(bob, '1'), { timeout: 5_000 }).toBeGreaterThan(0);
    const synced = await bob.send('sync', { roomId });
    const players = synced.ok ? synced.view.players : [];
    expect(players.find(({ userId }) => userId === '1')).toMatchObject({ answered: true });
  });
});

/** The same receipt, however often it was sent: a slow answer has it sent again. */
function expectOneReceipt({ api }: TestArena): void {
  expect(new Set(api.receipts.map((receipt) => JSON.stringify(receipt)))).toHaveProperty('size', 1);
}

/** Messages that follow themselves: no viewer has the version before, so each asks for a full view. */
function gaps({ frames }: BattleClient): number {
  return frames.filter(({ name, body }) => {
    const { version, after } = body as { version?: number; after?: number };
    return name === 'battle' && version === after;
  }).length;
}

function matches({ frames }: BattleClient) {
  return frames.flatMap(({ name, body }) =>
    name === 'matched' ? [(body as { roomId: string }).roomId] : [],
  );
}

function takenBy({ frames }: BattleClient, userId: string): number {
  return frames.filter(({ body }) =>
    JSON.stringify(body).includes(`"answerTaken","question":0,"userId":"${userId}"`),
  ).length;
}
