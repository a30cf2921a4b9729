import { Redis } from 'ioredis';

/** A connection that reads what a redis-server has used, and empties it between trials. */
export interface RedisGauge {
  /** User and system time of the redis-server so far, microseconds. */
  cpuUs(): Promise<number>;
  empty(): Promise<void>;
  close(): void;
}

export function openRedisGauge(url: string): RedisGauge {
  const redis = new Redis(url);
  return {
    async cpuUs() {
      const info = await redis.info('cpu');
      const seconds = ['used_cpu_user', 'used_cpu_sys'].map((name) =>
        Number(new RegExp(`^${name}:([\\d.]+)`, 'm').exec(info)?.[1] ?? 0),
      );
      return seconds.reduce((sum, one) => sum + one, 0) * 1_000_000;
    },
    empty: async () => void (await redis.flushall()),
    close: () => redis.disconnect(),
  };
}
