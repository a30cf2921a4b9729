import type { Clock } from '../../ports/clock.ts';

/** This process's clock, which never steps: the wall clock of its start plus the time since. */
export function createSystemClock(): Clock {
  return {
    now: () => Math.round(performance.timeOrigin + performance.now()),
    after(delayMs, task) {
      const timer = setTimeout(task, delayMs);
      return () => clearTimeout(timer);
    },
  };
}
