import { useCallback } from 'react';
import { useAppStore } from '../store/app-hooks.ts';
import { playSound, type SoundName } from './play-sound.ts';

/** A function that plays a sound when the player's one switch is on. */
export function useSound(): (name: SoundName) => void {
  const store = useAppStore();
  return useCallback(
    (name) => {
      if (store.getState().preferences.isSoundOn) playSound(name);
    },
    [store],
  );
}
