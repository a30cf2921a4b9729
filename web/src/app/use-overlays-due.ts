import { useEffect, useState } from 'react';
import { onToastWaiting } from '../shared/ui/toast.ts';

const FIRST_SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart'] as const;

/**
 * Whether toasts and the progress bar are to be loaded: as soon as the player touches anything, so that they are there
 * for the first change of page, or with the first toast.
 */
export function useOverlaysDue(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isDue) return;
    const load = () => setDue(true);
    const stopWaiting = onToastWaiting(load);
    for (const sign of FIRST_SIGNS) window.addEventListener(sign, load, { once: true, passive: true });
    return () => {
      stopWaiting();
      for (const sign of FIRST_SIGNS) window.removeEventListener(sign, load);
    };
  }, [isDue]);
  return isDue;
}
