import { useSyncExternalStore } from 'react';
import { useAppSelector } from '../../store/app-hooks.ts';

const DARK = '(prefers-color-scheme: dark)';

/** The appearance to draw: the player's choice, or the device's where the player has made none. */
export function useColorScheme(): 'light' | 'dark' {
  const choice = useAppSelector((state) => state.preferences.theme);
  const isDeviceDark = useSyncExternalStore(followDevice, () => matchMedia(DARK).matches);
  if (choice === 'auto') return isDeviceDark ? 'dark' : 'light';
  return choice;
}

function followDevice(onChange: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
