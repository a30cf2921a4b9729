import { describe, expect, it } from 'vitest';
import { describeBattleOnSockets } from './testing/battle-on-sockets.suite.ts';
import { answer, meet } from './testing/meet.ts';
import { withBattleServers } from './testing/with-battle-servers.ts';
import type { RedisFixture } from './testing/with-redis.ts';
import { withRedis, withRedisCluster } from './testing/with-redis.ts';

const startNodes = withBattleServers();

describe('a battle on two nodes and one Redis', () => {
  const redis = withRedis();
  describeBattleOnSockets({ start: () => startOn(redis) });
  describeKeysLeftBehind(redis);
});

describe('a battle on two nodes and a Redis Cluster', () => {
  const cluster = withRedisCluster();
  describeBattleOnSockets({ start: () => startOn(cluster) });
  describeKeysLeftBehind(cluster);
});

type Redis = RedisFixture<{ readonly urls: readonly string[] }>;

function startOn(redis: Redis) {
  return startNodes(2, { REDIS_URL: redis.server().urls.join(',') });
}

function describeKeysLeftBehind(redis: Redis): void {
  it('leaves no key behind its use: only what is remembered of a battle stays, for its time', async () => {
    const arena = await startOn(redis);
    const { ada, bob, roomId } = await meet(arena);
    await answer(ada, roomId, 0, true);
    expect(await kindsOfKeys(redis)).toEqual(
      expect.arrayContaining(['connection', 'deadlines', 'room', 'seat']),
    );
    expect(await bob.send('leave', { roomId })).toMatchObject({ ok: true });
    await ada.event('settled');
    for (const player of [ada, bob]) player.close();
    await expect
      .poll(() => kindsOfKeys(redis), { timeout: 10_000 })
      .toEqual(['beats', 'met', 'queues', 'room']);
  });
}

/** What the keys are for: `room` of `qa:{s07}:room:…`. */
async function kindsOfKeys(redis: Redis): Promise<string[]> {
  const kinds = (await redis.keys()).map(
    (key) =>
      key
        .replace(/\{[^}]*\}/, '')
        .split(':')
        .filter(Boolean)[1] ?? key,
  );
  return [...new Set(kinds)].sort();
}
