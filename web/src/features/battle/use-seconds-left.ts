import { useEffect, useState } from 'react';

/** Whole seconds until an instant of `now`'s clock, counting down; null without an instant. */
export function useSecondsLeft(until: number | null, now: () => number): number | null {
  const [, redraw] = useState(0);
  const left = until === null ? null : Math.max(0, Math.ceil((until - now()) / 1000));
  useEffect(() => {
    if (until === null || left === 0) return;
    const untilNext = (until - now()) % 1000;
    const timer = setTimeout(() => redraw((count) => count + 1), Math.max(50, untilNext + 10));
    return () => clearTimeout(timer);
  });
  return left;
}
