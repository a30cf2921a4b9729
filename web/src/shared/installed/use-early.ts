import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Fetches a part of the client before it is needed, so that it is there when the connection is not; what the page itself
 * needs goes first. Fails in silence: whoever needs the part asks again.
 * @param load one import, the same function between renders
 */
export function useEarly(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
}
