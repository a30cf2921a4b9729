import { Redis } from 'ioredis';
import type { Log } from '../../ports/log.ts';
import { joinWrites } from './join-writes.ts';
import { openCluster } from './open-cluster.ts';
import {
  commandOptions,
  keepHearing,
  linkOptions,
  type RedisConnections,
  retryDelayMs,
} from './redis-connections.ts';

/**
 * Connects to one Redis, or to a Redis Cluster of which `urls` (redis:// or rediss://) name one node or several,
 * and stays at it: a lost link is tried again after 50 ms to 1 s. Commands fail at once while there is no link and
 * are never sent twice. Throws when no address answers, or when several are named that are no cluster.
 */
export async function openRedis(urls: readonly string[], log: Log): Promise<RedisConnections> {
  const commands = await connectToFirst(urls, log);
  try {
    if (await isOfCluster(commands)) {
      commands.disconnect();
      return await openCluster(urls, log);
    }
    if (urls.length > 1) throw new Error('REDIS_URL names several servers that are no Redis Cluster.');
    return await openServer(commands, log);
  } catch (error) {
    commands.disconnect();
    throw error;
  }
}

/** The first address that takes a connection. */
async function connectToFirst(urls: readonly string[], log: Log): Promise<Redis> {
  const failures: unknown[] = [];
  for (const url of urls) {
    const redis = new Redis(url, { ...commandOptions, retryStrategy: retryDelayMs, reconnectOnError });
    logErrors(redis, 'commands', log);
    try {
      await redis.connect();
      return redis;
    } catch (error) {
      redis.disconnect();
      failures.push(error);
    }
  }
  throw new Error('No Redis answered at REDIS_URL.', { cause: failures[0] });
}

/** Throws for a cluster that serves nothing: without all its slots, or with most of its masters away. */
async function isOfCluster(redis: Redis): Promise<boolean> {
  if (!/^cluster_enabled:1/m.test(await redis.info('cluster'))) return false;
  const state = /^cluster_state:(\w+)/m.exec(await redis.cluster('INFO'))?.[1];
  if (state !== 'ok') throw new Error(`The Redis Cluster at REDIS_URL is not in order (state: ${state}).`);
  return true;
}

async function openServer(commands: Redis, log: Log): Promise<RedisConnections> {
  joinWrites(commands.stream);
  commands.on('connect', () => joinWrites(commands.stream));
  const subscriber = commands.duplicate({ ...linkOptions, commandTimeout: undefined });
  logErrors(subscriber, 'subscriber', log);
  try {
    await subscriber.connect();
  } catch (error) {
    subscriber.disconnect();
    throw error;
  }
  const stopAsking = keepHearing(subscriber);
  return {
    commands,
    subscriber,
    masterOf: () => '',
    masters: () => new Map([['', commands]]),
    close() {
      stopAsking();
      commands.disconnect();
      subscriber.disconnect();
    },
  };
}

/** After a failover behind one address: the former master, now a replica, is left. */
function reconnectOnError(error: Error): boolean {
  return error.message.startsWith('READONLY');
}

function logErrors(redis: Redis, connection: string, log: Log): void {
  redis.on('error', (error: Error) => log.warn({ connection, error: error.message }, 'Redis link'));
}
