import { createContext, useContext } from 'react';
import type { Path } from './paths.ts';

const OpenPaths = createContext<ReadonlySet<string>>(new Set());

/** Told by the application which paths it has a page for. */
export const OpenPathsProvider = OpenPaths.Provider;

/** Whether a path leads to a page: whoever offers a link asks first, so that none is dead. */
export function useHasPage(): (path: Path) => boolean {
  const open = useContext(OpenPaths);
  return (path) => open.has(path);
}
