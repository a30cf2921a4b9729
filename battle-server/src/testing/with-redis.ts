import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { openRedis } from '../adapters/redis/open-redis.ts';
import { type CalibratedClock, createRedisClock } from '../adapters/redis/redis-clock.ts';
import type { RedisConnections } from '../adapters/redis/redis-connections.ts';
import { startRedisCluster, type TestRedisCluster } from './redis-cluster.ts';
import { startRedis, type TestRedis } from './redis-server.ts';
import { silentLog } from './silent-log.ts';

/** A real Redis with connections to it, emptied after every test once each key was seen to carry a TTL. */
export interface RedisFixture<Server> {
  readonly server: () => Server;
  readonly connections: () => RedisConnections;
  readonly clock: () => CalibratedClock;
  readonly now: () => Promise<number>;
  /** Waits until the server's clock moved on by `ms`. */
  readonly pass: (ms: number) => Promise<void>;
  /** Of every master. */
  readonly keys: () => Promise<readonly string[]>;
}

/** Registers its own set-up, checks and teardown for a test file. */
export function withRedis(options?: { readonly isDurable?: boolean }): RedisFixture<TestRedis> {
  return withServer(() => startRedis(options));
}

/** The same with three masters, and a replica of each if wanted. */
export function withRedisCluster(options?: {
  readonly hasReplicas?: boolean;
}): RedisFixture<TestRedisCluster> {
  return withServer(() => startRedisCluster(options));
}

function withServer<Server extends { readonly urls: readonly string[]; stop(): Promise<void> }>(
  start: () => Promise<Server>,
): RedisFixture<Server> {
  let fixture: { server: Server; connections: RedisConnections; clock: CalibratedClock } | undefined;
  const get = () => {
    if (!fixture) throw new Error('Redis is used before it was started');
    return fixture;
  };
  const masters = () => [...get().connections.masters().values()];
  const keys = async () => (await Promise.all(masters().map((redis) => redis.keys('*')))).flat();
  const now = async () => {
    const [seconds, micros] = (await masters()[0]?.time()) ?? [];
    return Number(seconds) * 1_000 + Math.floor(Number(micros) / 1_000);
  };
  beforeAll(async () => {
    const server = await start();
    const connections = await openRedis(server.urls, silentLog);
    fixture = { server, connections, clock: createRedisClock({ masterOf: connections.masterOf }) };
  }, 60_000);
  afterEach(async () => {
    const { commands } = get().connections;
    await vi.waitFor(() => expect(commands.status).toBe('ready'), { timeout: 10_000 });
    for (const key of await keys()) expect(await commands.pttl(key), `TTL of ${key}`).not.toBe(-1);
    for (const redis of masters()) await redis.flushall();
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
    keys,
  };
}
