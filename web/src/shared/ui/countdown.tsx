import { useEffect, useRef } from 'react';
import { formatClock } from './format-clock.ts';

interface CountdownProps {
  /** When it is over, in the clock of `now`, ms. */
  deadline: number;
  now?: () => number;
  onElapsed?: () => void;
}

/** mm:ss until a deadline, as text. Reads `deadline − now` and draws without React state. */
export function Countdown({ deadline, now = Date.now, onElapsed }: CountdownProps) {
  const text = useRef<HTMLSpanElement>(null);
  const latest = useRef({ now, onElapsed });
  useEffect(() => {
    latest.current = { now, onElapsed };
  });
  useEffect(() => {
    const timer = setInterval(step, 250);
    function step() {
      const left = deadline - latest.current.now();
      if (text.current !== null) text.current.textContent = formatClock(left);
      if (left > 0) return;
      clearInterval(timer);
      latest.current.onElapsed?.();
    }
    step();
    return () => clearInterval(timer);
  }, [deadline]);
  return <span ref={text} role="timer" dir="ltr" />;
}
