import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openRedis, type RedisConnections } from '../adapters/redis/open-redis.ts';
import { type CalibratedClock, createRedisClock } from '../adapters/redis/redis-clock.ts';
import { startRedis, type TestRedis } from './redis-server.ts';
import { silentLog } from './silent-log.ts';

/** A real Redis with connections to it, emptied after every test once each key was seen to carry a TTL. */
export interface RedisFixture {
  readonly server: () => TestRedis;
  readonly connections: () => RedisConnections;
  readonly clock: () => CalibratedClock;
  readonly now: () => Promise<number>;
  /** Waits until the server's clock moved on by `ms`. */
  readonly pass: (ms: number) => Promise<void>;
  readonly keyCount: () => Promise<number>;
}

/** Registers its own set-up, checks and teardown for a test file. */
export function withRedis(options?: { readonly isDurable?: boolean }): RedisFixture {
  let fixture: { server: TestRedis; connections: RedisConnections; clock: CalibratedClock } | undefined;
  const get = () => {
    if (!fixture) throw new Error('Redis is used before it was started');
    return fixture;
  };
  const redis = () => get().connections.commands;
  const now = async () => {
    const [seconds, micros] = await redis().time();
    return Number(seconds) * 1_000 + Math.floor(Number(micros) / 1_000);
  };
  beforeAll(async () => {
    const server = await startRedis(options);
    fixture = { server, connections: await openRedis(server.url, silentLog), clock: createRedisClock() };
  });
  afterEach(async () => {
    if (redis().status !== 'ready') await once(redis(), 'ready');
    for (const key of await redis().keys('*')) expect(await redis().pttl(key), `TTL of ${key}`).not.toBe(-1);
    await redis().flushall();
  });
  afterAll(async () => {
    fixture?.connections.close();
    await fixture?.server.stop();
  });
  return {
    server: () => get().server,
    connections: () => get().connections,
    clock: () => get().clock,
    now,
    async pass(ms) {
      const end = (await now()) + ms;
      await expect.poll(now, { interval: 5, timeout: ms + 5_000 }).toBeGreaterThanOrEqual(end);
    },
    keyCount: () => redis().dbsize(),
  };
}
