import { useLocation } from 'react-router-dom';
import type { PlayMode } from '../quiz-play/play-mode.ts';
import { playModes } from './play-modes.ts';

/** The mode whose first page an address is, or lies below; undefined for an address of none. */
export function modeOfAddress(pathname: string): PlayMode | undefined {
  const address = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const modes: readonly PlayMode[] = Object.values(playModes);
  return modes.find(({ paths }) => address.startsWith(paths.start));
}

/**
 * The mode that the page shown is a page of.
 * @throws Error on a page that no mode has
 */
export function usePlayMode(): PlayMode {
  const { pathname } = useLocation();
  const mode = modeOfAddress(pathname);
  if (mode === undefined) throw new Error(`${pathname} is no page of a mode`);
  return mode;
}
