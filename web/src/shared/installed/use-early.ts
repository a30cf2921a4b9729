import { useEffect } from 'react';

/**
 * Fetches a part of the client before it is needed, so that it is there when the connection is not. Fails in silence:
 * whoever needs the part asks again.
 * @param load one import, the same function between renders
 */
export function useEarly(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
}
