import { useEffect } from 'react';

const colors = ['#EF5388', '#6C4DFF', '#FFB020', '#19C3A6', '#FFFFFF'];

/** Confetti from both sides, once; none with reduced motion. */
export function useConfetti(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    void import('canvas-confetti').then(({ default: confetti }) => {
      if (!isCurrent) return;
      const burst = {
        particleCount: 90,
        spread: 70,
        startVelocity: 52,
        colors,
        disableForReducedMotion: true,
      };
      void confetti({ ...burst, angle: 60, origin: { x: 0, y: 0.75 } });
      void confetti({ ...burst, angle: 120, origin: { x: 1, y: 0.75 } });
    });
    return () => {
      isCurrent = false;
    };
  }, [isOn]);
}
