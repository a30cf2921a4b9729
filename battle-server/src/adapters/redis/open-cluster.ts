import { Cluster, Command, Redis } from 'ioredis';
import type { Log } from '../../ports/log.ts';
import { readRedisAddress } from './redis-address.ts';
import {
  commandOptions,
  keepHearing,
  linkOptions,
  type RedisConnections,
  retryDelayMs,
} from './redis-connections.ts';
import { connectorTo } from './round-connector.ts';

/** How soon a failover is noticed here, milliseconds; a moved slot is noticed at its first command. */
const REFRESH_MS = 1_000;
/** MOVED, ASK and TRYAGAIN (100 ms each) in a row, before a command counts as unanswered. */
const REDIRECTIONS = 6;

/**
 * Connects to a Redis Cluster of which `urls` name some nodes; the first one's user and TLS hold for all. Each command
 * goes to the master of its keys. Notices are told with PUBLISH, which a cluster brings to all of its nodes, so that
 * the subscriber listens at any of them, and at another one each time it has to connect again.
 */
export async function openCluster(urls: readonly string[], log: Log): Promise<RedisConnections> {
  const named = urls.map(readRedisAddress);
  const { host: _host, port: _port, ...access } = named[0] ?? readRedisAddress('');
  const commands = new Cluster([...named], {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRedirections: REDIRECTIONS,
    // A command that was sent is never sent again by itself: it fails, and whoever sent it knows whether it may.
    retryDelayOnFailover: 0,
    retryDelayOnClusterDown: 0,
    slotsRefreshInterval: REFRESH_MS,
    clusterRetryStrategy: retryDelayMs,
    // Certificates name hosts, and a cluster behind TLS announces them.
    ...(access.tls && { dnsLookup: (name, found) => found(null, name) }),
    redisOptions: { ...commandOptions, ...access },
  });
  const addresses = () => {
    const masters = commands
      .nodes('master')
      .map(({ options }) => ({ host: options.host, port: options.port }));
    return masters.length > 0 ? masters : named;
  };
  const subscriber = new Redis({
    ...linkOptions,
    ...access,
    retryStrategy: retryDelayMs,
    Connector: connectorTo(addresses, access.tls),
  });
  logErrors(commands, subscriber, log);
  const stopAsking = keepHearing(subscriber);
  const close = () => {
    stopAsking();
    commands.disconnect();
    subscriber.disconnect();
  };
  try {
    await commands.connect();
    await subscriber.connect();
  } catch (error) {
    close();
    throw error;
  }
  return {
    commands,
    subscriber,
    masterOf: (key) => commands.slots[slotOf(key)]?.[0] ?? '',
    masters: () =>
      new Map(
        commands.nodes('master').map((redis) => [`${redis.options.host}:${redis.options.port}`, redis]),
      ),
    close,
  };
}

function slotOf(key: string): number {
  return new Command('get', [key]).getSlot() ?? 0;
}

function logErrors(commands: Cluster, subscriber: Redis, log: Log): void {
  const warn = (connection: string) => (error: Error) =>
    log.warn({ connection, error: error.message }, 'Redis link');
  commands.on('error', warn('commands'));
  commands.on('node error', warn('commands'));
  subscriber.on('error', warn('subscriber'));
}
