import { useEffect, useRef, useState } from 'react';
import type { ExamMemory } from './exam-offences.ts';

interface ExamWatch {
  memory: ExamMemory;
  /** Only while the exam is running. */
  isActive: boolean;
  /** Longer away completes the exam, ms. */
  awayMs: number;
  /** Away for longer. */
  onAway: () => void;
  /** Print Screen was pressed. */
  onCapture: () => void;
}

/**
 * Watches over a running exam: how long its page is out of view (minimised, another tab, a locked phone, closed), and
 * the Print Screen key. A reload counts from leaving to coming back, like any other absence.
 * @returns whether the player has just come back in time and has to be warned, and how to end the warning
 */
export function useExamWatch(watch: ExamWatch): { isWarned: boolean; endWarning: () => void } {
  const { isActive } = watch;
  const [isWarned, setIsWarned] = useState(false);
  const latest = useRef(watch);
  useEffect(() => {
    latest.current = watch;
  });
  useEffect(() => {
    if (!isActive) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stay = () => {
      clearTimeout(timer);
      const { memory, awayMs, onAway } = latest.current;
      const leftAt = memory.leftAt();
      if (leftAt === null) return;
      memory.comeBack();
      if (awayFor(leftAt) > awayMs) onAway();
      else setIsWarned(true);
    };
    const go = () => {
      const { memory, awayMs } = latest.current;
      if (memory.leftAt() !== null) return;
      memory.leave(Date.now());
      timer = setTimeout(() => {
        latest.current.memory.comeBack();
        latest.current.onAway();
      }, awayMs + 1);
    };
    const onVisibility = () => (document.visibilityState === 'hidden' ? go() : stay());
    const onKey = ({ key }: KeyboardEvent) => key === 'PrintScreen' && latest.current.onCapture();
    stay();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', go);
    window.addEventListener('keyup', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', go);
      window.removeEventListener('keyup', onKey);
    };
  }, [isActive]);
  return { isWarned, endWarning: () => setIsWarned(false) };
}

/** Milliseconds; a page that was loaded again came back when its loading began. */
function awayFor(leftAt: number): number {
  const backAt = performance.timeOrigin > leftAt ? performance.timeOrigin : Date.now();
  return backAt - leftAt;
}
