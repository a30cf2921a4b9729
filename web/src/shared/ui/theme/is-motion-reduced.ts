/** Whether the player, or his device, wants nothing to move. */
export function isMotionReduced(): boolean {
  if (document.documentElement.dataset.motion === 'reduced') return true;
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
