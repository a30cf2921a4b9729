import { useSyncExternalStore } from 'react';
import type { BattleConnection, LinkState } from './battle-connection.ts';

/** The link as it is now. */
export function useLinkState(connection: BattleConnection): LinkState {
  return useSyncExternalStore(connection.follow, connection.state);
}
