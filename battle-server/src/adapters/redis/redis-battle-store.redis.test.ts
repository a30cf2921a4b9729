import { defaultBattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import { roomId } from '@quiz-arena/contract/ids';
import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../ports/battle-store.ts';
import { withRedis } from '../../testing/with-redis.ts';
import { keys, shardTag } from './keys.ts';
import { createRedisBattleStore } from './redis-battle-store.ts';
import { createRedisNodeChannel } from './redis-node-channel.ts';

const redis = withRedis();

function open() {
  const { commands, subscriber } = redis.connections();
  const store = createRedisBattleStore<{ text: string }, { tells: string }>(
    commands,
    redis.clock(),
    defaultBattleSettings,
  );
  return { store, channel: createRedisNodeChannel<{ tells: string }>(commands, subscriber) };
}

async function change(nonce: string, keepMs = 60_000) {
  const at = await redis.now();
  const base = { deadlineAt: at + 20, isOver: false, keepMs, audience: [] };
  return { room: { text: nonce }, before: null, nonce, at, notice: { tells: nonce }, ...base };
}

describe('the Redis battle store', () => {
  const room = roomId.parse('room-1');

  it('leaves no key once every room has had its time', async () => {
    const { store } = open();
    for (const name of ['a', 'b', 'c']) await store.commit(roomId.parse(name), null, await change(name, 40));
    expect((await redis.keys()).length).toBeGreaterThan(3);
    await redis.pass(150);
    expect(await redis.keys()).toEqual([]);
  });

  it('drops the deadline of a room that vanished instead of handing it out', async () => {
    const { store } = open();
    await store.commit(room, null, await change('n1'));
    await redis.connections().commands.del(keys.room(room));
    await redis.pass(40);
    expect(await store.leaseDueDeadlines(10, 1_000)).toEqual([]);
    expect(await redis.connections().commands.zcard(keys.deadlines(shardTag(room)))).toBe(0);
  });

  it('sends its scripts again to a server that forgot them', async () => {
    const { store } = open();
    await store.commit(room, null, await change('n1'));
    await redis.connections().commands.script('FLUSH');
    const second = await store.commit(room, { version: 1, nonce: 'n1' }, await change('n2'));
    expect(second).toMatchObject({ kind: 'committed', revision: { version: 2 } });
  });

  it('leaves a part alone that a change does not touch, and shows it with the rest', async () => {
    const { commands } = redis.connections();
    const store = createRedisBattleStore<{ text: string; questions: readonly string[] }, { tells: string }>(
      commands,
      redis.clock(),
      defaultBattleSettings,
      ['questions'],
    );
    const first = { text: 'one', questions: ['a'] };
    await store.commit(room, null, { ...(await change('n1')), room: first, before: null });
    await commands.hset(keys.room(room), 'questions', '["still there"]');
    const next = { ...first, text: 'two' };
    await store.commit(
      room,
      { version: 1, nonce: 'n1' },
      { ...(await change('n2')), room: next, before: first },
    );
    const stored = {
      room: { text: 'two', questions: ['still there'] },
      revision: { version: 2, nonce: 'n2' },
    };
    expect(await store.read(room)).toMatchObject(stored);
    const late = { ...(await change('n3')), room: next, before: first };
    expect(await store.commit(room, { version: 1, nonce: 'n1' }, late)).toMatchObject({
      kind: 'conflict',
      current: stored,
    });
  });

  it('writes nothing and says so when Redis is out of memory', async () => {
    const { store } = open();
    const { commands } = redis.connections();
    await store.commit(room, null, await change('n1'));
    await commands.config('SET', 'maxmemory', '1');
    try {
      const attempt = store.commit(room, { version: 1, nonce: 'n1' }, await change('n2'));
      await expect(attempt).rejects.toBeInstanceOf(StoreUnavailable);
    } finally {
      await commands.config('SET', 'maxmemory', '0');
    }
    expect((await store.read(room))?.revision).toEqual({ version: 1, nonce: 'n1' });
  });

  it('keeps a cached state from overwriting a store that was rolled back', async () => {
    const { store } = open();
    const { commands } = redis.connections();
    await store.commit(room, null, await change('n1'));
    const backup = await commands.dumpBuffer(keys.room(room));
    await store.commit(room, { version: 1, nonce: 'n1' }, await change('n2'));
    await store.commit(room, { version: 2, nonce: 'n2' }, await change('n3'));
    await commands.restore(keys.room(room), 60_000, backup ?? '', 'REPLACE');
    await store.commit(room, { version: 1, nonce: 'n1' }, await change('other-history'));
    const stale = await store.commit(room, { version: 2, nonce: 'n2' }, await change('n3b'));
    expect(stale).toMatchObject({ kind: 'conflict', current: { room: { text: 'other-history' } } });
  });

  it('fails at once while the server is away, and works again when it is back', async () => {
    const { store } = open();
    const { commands } = redis.connections();
    await commands.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'no').catch(() => undefined);
    await expect.poll(() => commands.status).not.toBe('ready');
    await expect(store.read(room)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect.poll(() => store.read(room).catch(() => 'away')).toBeNull();
  });

  it('tells its listeners of the gap after the link to Redis was cut', async () => {
    const { channel } = open();
    const heard: string[] = [];
    let gaps = 0;
    const node = 'node-cut' as Parameters<typeof channel.publish>[0];
    const unsubscribe = await channel.subscribe(
      node,
      ({ tells }) => heard.push(tells),
      () => {
        gaps += 1;
      },
    );
    await redis.connections().commands.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await expect.poll(() => gaps, { timeout: 5_000 }).toBe(1);
    await channel.publish(node, { tells: 'after the gap' });
    await expect.poll(() => heard).toEqual(['after the gap']);
    await unsubscribe();
  });
});
