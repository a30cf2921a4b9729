import type { Redis } from 'ioredis';
import { StoreUnavailable } from '../../ports/battle-store.ts';
import type { CalibratedClock } from './redis-clock.ts';
import type { MasterName, RedisConnections } from './redis-connections.ts';
import { storeCall } from './store-call.ts';

/** Commits calibrate by the way; this is for a node without any, and for a new master. Milliseconds. */
const EVERY_MS = 5_000;

type Masters = Pick<RedisConnections, 'masters'>;

/** Lets the clock learn each master's time once. Throws StoreUnavailable when none of them answers. */
export async function calibrate(redis: Masters, clock: CalibratedClock): Promise<void> {
  const lessons = await Promise.allSettled(
    [...redis.masters()].map(([name, master]) => learn(name, master, clock)),
  );
  if (lessons.every(({ status }) => status === 'rejected')) {
    throw new StoreUnavailable('No master told the time.', { cause: lessons });
  }
}

async function learn(name: MasterName, master: Redis, clock: CalibratedClock): Promise<void> {
  const sentAt = clock.ticks();
  const [seconds, micros] = await storeCall(master.time());
  const storeNow = Number(seconds) * 1_000 + Math.floor(Number(micros) / 1_000);
  clock.observe(storeNow, sentAt, clock.ticks(), name);
}

/** Calibrates again and again, until the answer is called. A server that is away is asked again later. */
export function keepCalibrated(redis: Masters, clock: CalibratedClock): () => void {
  const timer = setInterval(() => {
    calibrate(redis, clock).catch(() => undefined);
  }, EVERY_MS);
  return () => clearInterval(timer);
}
