import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** How far an arrow key moves, in sides of the window. */
const STEP = 0.05;

const steps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/**
 * Handlers of the window over a picture. A drag takes the picture along, an arrow key moves the window.
 * @param move told how far the window goes, in its own sides
 */
export function useDragArea(move: (right: number, down: number) => void) {
  const last = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (last.current === null) return;
      const side = event.currentTarget.clientWidth || 1;
      move((last.current.x - event.clientX) / side, (last.current.y - event.clientY) / side);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: () => {
      last.current = null;
    },
    onPointerCancel: () => {
      last.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      move(...step);
    },
  };
}
