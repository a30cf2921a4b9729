import { useEffect, useRef } from 'react';
import { formatClock } from '../../shared/ui/format-clock.ts';

interface RunningClockProps {
  /** When it reaches 00:00, in the clock of `now`; null: it stands still at `stoppedMs`. */
  deadline: number | null;
  stoppedMs: number;
  now: () => number;
}

/** mm:ss, running down without React. For the eye: the ring beside it is the timer that screen readers know. */
export function RunningClock({ deadline, stoppedMs, now }: RunningClockProps) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const draw = () => {
      const left = deadline === null ? stoppedMs : deadline - now();
      if (text.current !== null) text.current.textContent = formatClock(left);
    };
    draw();
    if (deadline === null) return;
    const timer = setInterval(draw, 200);
    return () => clearInterval(timer);
  }, [deadline, stoppedMs, now]);
  return <span ref={text} aria-hidden="true" style={{ direction: 'ltr' }} />;
}
