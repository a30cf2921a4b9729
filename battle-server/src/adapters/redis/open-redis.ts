import { Redis } from 'ioredis';
import type { Log } from '../../ports/log.ts';

/** Longest wait for one reply, milliseconds: well below the 3 s in which a command is acked. */
const COMMAND_TIMEOUT_MS = 1_000;

/** Commands and subscriptions need a connection each: a subscribed one takes no commands. */
export interface RedisConnections {
  readonly commands: Redis;
  readonly subscriber: Redis;
  close(): void;
}

/**
 * Connects to `url` (redis:// or rediss://) and stays at it: a lost link is tried again after 50 ms to 1 s.
 * Commands fail at once while there is no link and are never sent twice; throws when the first connect fails.
 */
export async function openRedis(url: string, log: Log): Promise<RedisConnections> {
  const options = {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    retryStrategy: (attempt: number) => Math.min(50 * 2 ** Math.min(attempt, 5), 1_000),
    reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
  };
  const commands = new Redis(url, { ...options, commandTimeout: COMMAND_TIMEOUT_MS });
  const subscriber = new Redis(url, { ...options, autoResubscribe: true });
  const connections = { commands, subscriber };
  for (const [name, connection] of Object.entries(connections)) {
    connection.on('error', (error) => log.warn({ connection: name, error: error.message }, 'Redis link'));
  }
  const close = () => {
    commands.disconnect();
    subscriber.disconnect();
  };
  try {
    await Promise.all([commands.connect(), subscriber.connect()]);
  } catch (error) {
    close();
    throw error;
  }
  return { ...connections, close };
}
