import { isMotionReduced } from '../shared/ui/theme/is-motion-reduced.ts';

/** Confetti for a win; none with reduced motion. Without a worker: the page's policy allows no scripts from blobs. */
export async function celebrate(): Promise<void> {
  if (isMotionReduced()) return;
  const { default: confetti } = await import('canvas-confetti');
  const fire = confetti.create(undefined, { resize: true, useWorker: false });
  const colors = ['#ef5388', '#6c4dff', '#ffb020', '#19c3a6', '#1769e0'];
  const burst = { particleCount: 70, spread: 64, startVelocity: 48, ticks: 160, colors };
  await Promise.all([
    fire({ ...burst, angle: 60, origin: { x: 0, y: 0.75 } }),
    fire({ ...burst, angle: 120, origin: { x: 1, y: 0.75 } }),
  ]);
}
