import { openActionClient } from '../shared/api/open-action-client.ts';
import type { ActionClientHolder } from '../shared/api/quiz-api.ts';
import { loggedOut } from '../shared/session/session-slice.ts';
import { maintenanceMet } from '../shared/settings/settings-slice.ts';
import { selectSettings } from '../shared/settings/use-setting.ts';
import { type AppStore, buildStore } from '../shared/store/build-store.ts';
import type { KeyedStorage } from '../shared/store/persist-driver.ts';

/**
 * Store and action client, wired to each other: the client reads token and language, a 401 signs out, maintenance
 * shows its notice.
 */
export function buildClient(storage: KeyedStorage, openClient: typeof openActionClient = openActionClient) {
  const wiring: { store?: AppStore } = {};
  const state = () => wiring.store?.getState();
  const client = openClient({
    apiToken: () => state()?.session.apiToken ?? null,
    languageId: () => {
      const root = state();
      if (root === undefined || !selectSettings(root).language_mode) return undefined;
      return root.preferences.languageId ?? undefined;
    },
    // After a sign-out a late 401 is about a token that is forgotten already.
    onUnauthorized: () => {
      if (state()?.session.isLoggedIn) wiring.store?.dispatch(loggedOut('unauthorized'));
    },
    onMaintenance: () => wiring.store?.dispatch(maintenanceMet()),
  });
  const holder: ActionClientHolder = { client };
  const { store, whenRehydrated } = buildStore({ storage, api: holder });
  wiring.store = store;
  return { store, client, whenRehydrated };
}
