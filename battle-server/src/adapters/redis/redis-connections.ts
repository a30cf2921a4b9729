import type { Cluster, Redis } from 'ioredis';

/** A server of its own, or the masters of a Redis Cluster behind one face. */
export type RedisCommands = Redis | Cluster;

/** Names one master, so that what is learned of it (its clock) is not taken for another one's. */
export type MasterName = string;

/** Commands and subscriptions need a connection each: a subscribed one takes no commands. */
export interface RedisConnections {
  readonly commands: RedisCommands;
  readonly subscriber: Redis;
  /** Whose the key is right now; after a failover or a move of its slot it is another one. */
  masterOf(key: string): MasterName;
  /** Every master with a connection to it alone. */
  masters(): ReadonlyMap<MasterName, Redis>;
  close(): void;
}

/** Longest wait for one reply, milliseconds: well below the 3 s in which a command is acked. */
const COMMAND_TIMEOUT_MS = 1_000;

/** A link that brings nothing for so long after something was asked is cut and opened anew, milliseconds. */
const DEAD_LINK_MS = 3_000;
/** Between two questions to a link that is only listened at, milliseconds. */
const LISTENER_CHECK_MS = 2_000;

/**
 * For every connection to a Redis. Nothing is queued for later and nothing sent twice. Whoever subscribes does it anew
 * after a lost link: when ioredis does and the link breaks meanwhile, nobody catches that, and the process ends.
 */
export const linkOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  socketTimeout: DEAD_LINK_MS,
} as const;

export const commandOptions = { ...linkOptions, commandTimeout: COMMAND_TIMEOUT_MS } as const;

/** How long to wait before a lost link is tried again, milliseconds: 50 ms to 1 s. */
export function retryDelayMs(attempt: number): number {
  return Math.min(50 * 2 ** Math.min(attempt, 5), 1_000);
}

/**
 * Asks a subscriber's link for a sign of life now and then: one that is open but dead (a frozen server, a network that
 * drops without a word) would be listened at for ever. The answer ends it.
 */
export function keepHearing(subscriber: Redis): () => void {
  const timer = setInterval(() => {
    if (subscriber.status === 'ready') subscriber.ping().catch(() => undefined);
  }, LISTENER_CHECK_MS);
  return () => clearInterval(timer);
}
