import { defaultBattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import { languageId, roomId, ticketId, userId } from '@quiz-arena/contract/ids';
import type { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { describeRedisPorts } from '../../testing/redis-ports.suite.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { withRedisCluster } from '../../testing/with-redis.ts';
import { keys, queueName, shardTag, shardTags } from './keys.ts';
import { openRedis } from './open-redis.ts';
import { createRedisBattleStore } from './redis-battle-store.ts';
import { createRedisTicketQueue } from './redis-ticket-queue.ts';

const cluster = withRedisCluster();
const room = roomId.parse('room-1');

function openStore(redis = cluster.connections()) {
  return createRedisBattleStore<{ text: string }, { tells: string }>(
    redis.commands,
    cluster.clock(),
    defaultBattleSettings,
  );
}

async function change(nonce: string, keepMs = 60_000) {
  const at = await cluster.now();
  const base = { deadlineAt: at + 20, isOver: false, keepMs, audience: [] };
  return { room: { text: nonce }, before: null, nonce, at, notice: { tells: nonce }, ...base };
}

describe('on a Redis Cluster of three masters', () => {
  describeRedisPorts(cluster);
});

describe('a Redis Cluster', () => {
  it('has shards on every master', () => {
    const owners = new Set(shardTags.map((tag) => cluster.connections().masterOf(keys.deadlines(tag))));
    expect([...owners].sort()).toEqual([...cluster.connections().masters().keys()].sort());
    expect(owners.size).toBe(3);
  });

  it('is found behind one of its nodes, also when the first address is dead', async () => {
    const [url = ''] = cluster.server().urls;
    const redis = await openRedis(['redis://127.0.0.1:1', url], silentLog);
    expect(redis.masters().size).toBe(3);
    redis.close();
    await expect(openRedis(['redis://127.0.0.1:1'], silentLog)).rejects.toThrow('No Redis answered');
  });

  it('leaves no key once every room has had its time, and hands out the deadlines of all masters', async () => {
    const store = openStore();
    const rooms = Array.from({ length: 12 }, (_, index) => roomId.parse(`room-${index}`));
    for (const name of rooms) await store.commit(name, null, await change(name, 600));
    await cluster.pass(30);
    const due = await store.leaseDueDeadlines(20, 60_000);
    expect(due.map((one) => one.roomId).sort()).toEqual([...rooms].sort());
    await cluster.pass(800);
    expect(await cluster.keys()).toEqual([]);
  });

  it('gets its scripts again when its masters forgot them', async () => {
    const store = openStore();
    await store.commit(room, null, await change('n1'));
    for (const master of cluster.connections().masters().values()) await master.script('FLUSH');
    const second = await store.commit(room, { version: 1, nonce: 'n1' }, await change('n2'));
    expect(second).toMatchObject({ kind: 'committed', revision: { version: 2 } });
  });

  it('serves a room on its way to another master: before, half-way (never half written), after [MOVED, ASK]', async () => {
    const store = openStore();
    await store.commit(room, null, await change('n1'));
    const move = await startMove(keys.room(room));
    await move.bring(keys.room(room));
    const torn = store.commit(room, { version: 1, nonce: 'n1' }, await change('n2'));
    await expect.poll(() => store.read(room)).toMatchObject({ revision: { version: 1 } });
    await move.bring(keys.deadlines(shardTag(room)));
    expect(await torn).toMatchObject({ kind: 'committed', revision: { version: 2 } });
    const asked = await store.commit(room, { version: 2, nonce: 'n2' }, await change('n3'));
    expect(asked).toMatchObject({ kind: 'committed' });
    await move.end();
    const moved = await store.commit(room, { version: 3, nonce: 'n3' }, await change('n4'));
    expect(moved).toMatchObject({ kind: 'committed', revision: { version: 4 } });
    expect(cluster.connections().masterOf(keys.room(room))).toBe(move.to);
    expect(await store.liveRooms(10)).toMatchObject([{ roomId: room }]);
  });

  it('loses no place in a queue that is on its way to another master', async () => {
    const tickets = createRedisTicketQueue(cluster.connections().commands);
    const queue = { languageId: languageId.parse('14'), category: '', entryCoin: 5 } as const;
    const [id, name, searchedAt] = [ticketId.parse('t1'), queueName(queue), await cluster.now()];
    const player = {
      playerId: userId.parse('7'),
      name: 'Ada',
      image: '',
      rating: 1_500,
      isProvisional: false,
    };
    await tickets.add({ id, ...player, queue, searchedAt, expiresAt: searchedAt + 30_000 });
    const waiting = async () => (await tickets.waiting(queue, 10)).map((ticket) => ticket.id);
    const move = await startMove(keys.queueOrder(name));
    await move.bring(keys.queueOrder(name));
    expect(await waiting()).toEqual([]);
    await move.bring(keys.ticket(name, id));
    expect(await waiting()).toEqual([id]);
    await move.end();
    expect(await tickets.remove(queue, id)).toBe('removed');
  });
});

/** Begins to move the key's slot to another master, as an operator's resharding does. */
async function startMove(key: string) {
  const { masterOf, masters } = cluster.connections();
  const from = masterOf(key);
  const [to = ''] = [...masters().keys()].filter((name) => name !== from);
  const [source, target] = [masters().get(from), masters().get(to)];
  if (!source || !target) throw new Error('no two masters');
  const slot = String(await source.cluster('KEYSLOT', key));
  const idOf = async (redis: Redis) => String(await redis.cluster('MYID'));
  await target.call('CLUSTER', 'SETSLOT', slot, 'IMPORTING', await idOf(source));
  await source.call('CLUSTER', 'SETSLOT', slot, 'MIGRATING', await idOf(target));
  return {
    to,
    async bring(moved: string) {
      const [host = '', port = ''] = to.split(':');
      expect(await source.call('MIGRATE', host, port, moved, '0', '5000')).toBe('OK');
    },
    async end() {
      const id = await idOf(target);
      for (const redis of [target, source]) await redis.call('CLUSTER', 'SETSLOT', slot, 'NODE', id);
    },
  };
}
