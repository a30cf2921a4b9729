import type { Redis } from 'ioredis';
import type { CalibratedClock } from './redis-clock.ts';
import { storeCall } from './store-call.ts';

/** Commits calibrate by the way; this is for a node without any, and for a new master. Milliseconds. */
const EVERY_MS = 5_000;

/** Lets the clock learn the server's time once. Throws StoreUnavailable. */
export async function calibrate(redis: Redis, clock: CalibratedClock): Promise<void> {
  const sentAt = clock.ticks();
  const [seconds, micros] = await storeCall(redis.time());
  clock.observe(Number(seconds) * 1_000 + Math.floor(Number(micros) / 1_000), sentAt, clock.ticks());
}

/** Calibrates again and again, until the answer is called. A server that is away is asked again later. */
export function keepCalibrated(redis: Redis, clock: CalibratedClock): () => void {
  const timer = setInterval(() => {
    calibrate(redis, clock).catch(() => undefined);
  }, EVERY_MS);
  return () => clearInterval(timer);
}
