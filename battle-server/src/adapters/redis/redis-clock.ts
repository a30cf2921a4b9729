import type { Clock } from '../../ports/clock.ts';

/** A clock calibrated to the store's. */
export interface CalibratedClock extends Clock {
  /**
   * Learns from one exchange: the store's clock showed `storeNow` somewhere between `sentAt` and `receivedAt`
   * (all milliseconds, the latter two by `ticks`). An offset that fits stays; else it moves to the nearest one
   * that does. A slow reply therefore teaches little, and a new master is believed at once.
   */
  observe(storeNow: number, sentAt: number, receivedAt: number): void;
  /** Milliseconds of a clock that never steps. */
  ticks(): number;
}

/** Starts from the machine's wall clock; from the first exchange on only the store's clock counts. */
export function createRedisClock(
  ticks: () => number = () => performance.now(),
  wall = Date.now,
): CalibratedClock {
  let offset = wall() - ticks();
  return {
    now: () => Math.round(ticks() + offset),
    ticks,
    observe(storeNow, sentAt, receivedAt) {
      offset = Math.min(Math.max(offset, storeNow - receivedAt), storeNow + 1 - sentAt);
    },
    after(delayMs, task) {
      const timer = setTimeout(task, delayMs);
      return () => clearTimeout(timer);
    },
  };
}
