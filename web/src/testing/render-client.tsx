import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { buildClient } from '../app/build-client.ts';
import { Providers } from '../app/providers.tsx';
import { loggedIn } from '../shared/session/session-slice.ts';
import type { SessionUser } from '../shared/session/session-state.ts';
import { applyBootSettings } from '../shared/settings/apply-boot-settings.ts';
import { settingsFetched } from '../shared/settings/settings-slice.ts';
import { makeSessionUser, makeWebSettings } from './factories.ts';
import { createFakeApi, type Replies } from './fake-api.ts';

export interface RenderOptions {
  /** Where the visit begins. */
  path?: string;
  /** Signed in as this player; left out: a guest. */
  player?: Partial<SessionUser>;
  replies?: Replies;
}

/** A part of the client inside its providers, with a fake backend and the settings already there. */
export async function renderInClient(ui: ReactNode, options: RenderOptions = {}) {
  const { store, client, api } = await openTestClient(options);
  store.dispatch(settingsFetched({ web: makeWebSettings(), system: {} }));
  return draw(ui, options, { store, client, api });
}

/** The whole client as it starts: loader, settings (also those in the document), guards, pages. */
export async function renderApp(options: RenderOptions = {}) {
  const client = await openTestClient(options);
  return draw(<App areSettingsFresh={applyBootSettings(client.store)} />, options, client);
}

async function openTestClient({ player, replies = {} }: RenderOptions) {
  const api = createFakeApi({
    get_web_settings: { data: makeWebSettings() },
    get_system_configurations: { data: {} },
    ...replies,
  });
  const { store, client, whenRehydrated } = buildClient(localStorage, api.openClient);
  await whenRehydrated;
  if (player !== undefined) store.dispatch(loggedIn({ user: makeSessionUser(player), apiToken: 'token-7' }));
  return { store, client, api };
}

type TestClient = Awaited<ReturnType<typeof openTestClient>>;

function draw(ui: ReactNode, { path = '/' }: RenderOptions, { store, client, api }: TestClient) {
  const place = { current: path };
  const view = render(
    <Providers store={store} client={client}>
      <MemoryRouter initialEntries={[path]}>
        {ui}
        <PlaceWatch onPlace={(current) => (place.current = current)} />
      </MemoryRouter>
    </Providers>,
  );
  return { ...view, store, api, user: userEvent.setup(), path: () => place.current };
}

function PlaceWatch({ onPlace }: { onPlace: (path: string) => void }) {
  onPlace(useLocation().pathname);
  return null;
}
