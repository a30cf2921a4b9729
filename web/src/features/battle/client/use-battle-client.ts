import type { Store } from '@reduxjs/toolkit';
import { useContext, useEffect } from 'react';
import { BattleSocketContext } from '../../../shared/socket/battle-socket-context.ts';
import { useAppStore } from '../../../shared/store/app-hooks.ts';
import type { RootState } from '../../../shared/store/root-reducer.ts';
import { type BattleClient, buildBattleClient } from './battle-client.ts';

const clients = new WeakMap<Store<RootState>, BattleClient>();

/** The page's battle client; its link is up while a component with this hook is on the page. */
export function useBattleClient(): BattleClient {
  const store = useAppStore();
  const openSocket = useContext(BattleSocketContext);
  const client = clients.get(store) ?? buildBattleClient(store, openSocket);
  clients.set(store, client);
  useEffect(() => client.hold(), [client]);
  return client;
}
