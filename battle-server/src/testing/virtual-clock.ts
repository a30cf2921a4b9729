import type { Clock } from '../ports/clock.ts';

/** Time that moves only when a test says so. */
export interface VirtualClock extends Clock {
  /** Moves time on by `ms`, running what falls due on the way, in order. */
  pass(ms: number): void;
}

export function createVirtualClock(startAt = 1_800_000_000_000): VirtualClock {
  let now = startAt;
  const timers = new Map<symbol, { at: number; task: () => void }>();
  return {
    now: () => now,
    after(delayMs, task) {
      const timer = Symbol('timer');
      timers.set(timer, { at: now + delayMs, task });
      return () => timers.delete(timer);
    },
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const next = [...timers]
          .filter(([, { at }]) => at <= end)
          .sort((one, other) => one[1].at - other[1].at)[0];
        if (!next) break;
        timers.delete(next[0]);
        now = next[1].at;
        next[1].task();
      }
      now = end;
    },
  };
}
