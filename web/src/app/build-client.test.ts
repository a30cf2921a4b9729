import { describe, expect, it, vi } from 'vitest';
import { loggedIn, loggedOut, profileUpdated } from '../shared/session/session-slice.ts';
import { themeChosen } from '../shared/settings/preferences-slice.ts';
import { followOtherTabs } from '../shared/store/build-store.ts';
import { ROOT_KEY } from '../shared/store/persist-driver.ts';
import { makeSessionUser } from '../testing/factories.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { buildClient } from './build-client.ts';

async function openTab() {
  const { store, whenRehydrated } = buildClient(localStorage, createFakeApi({}).openClient);
  await whenRehydrated;
  return store;
}

function stored(): { session?: { isLoggedIn: boolean }; preferences?: { theme: string } } {
  return JSON.parse(localStorage.getItem(ROOT_KEY) ?? '{}');
}

describe('the store', () => {
  it('comes back in the next visit as it was left', async () => {
    const first = await openTab();
    first.dispatch(loggedIn({ user: makeSessionUser(), apiToken: 'token-7' }));
    first.dispatch(themeChosen('dark'));
    await vi.waitFor(() => expect(stored().preferences?.theme).toBe('dark'));
    const second = await openTab();
    expect(second.getState().session).toMatchObject({ isLoggedIn: true, apiToken: 'token-7' });
    expect(second.getState().preferences.theme).toBe('dark');
  });

  it('follows what another tab stores', async () => {
    const store = await openTab();
    store.dispatch(loggedIn({ user: makeSessionUser(), apiToken: 'token-7' }));
    const stop = followOtherTabs(store, window);
    const newValue = JSON.stringify({ preferences: { ...store.getState().preferences, theme: 'dark' } });
    window.dispatchEvent(new StorageEvent('storage', { key: ROOT_KEY, newValue }));
    expect(store.getState().preferences.theme).toBe('dark');
    expect(store.getState().session.isLoggedIn).toBe(false);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: ROOT_KEY, newValue: '{}' }));
    expect(store.getState().preferences.theme).toBe('dark');
  });

  it('writes the first letter of a name large when its owner signs in, and forgets him when he leaves', async () => {
    const store = await openTab();
    store.dispatch(loggedIn({ user: makeSessionUser({ name: 'éva' }), apiToken: 'token-7' }));
    expect(store.getState().session.user?.name).toBe('Éva');
    store.dispatch(loggedOut('signed-out'));
    expect(store.getState().session).toMatchObject({ user: null, apiToken: null, isLoggedIn: false });
  });

  it.each([
    ['email', 'amira@example.com'],
    ['mobile', 'new@example.com'],
  ])('replaces the e-mail of an account of type %s as that type allows', async (type, email) => {
    const store = await openTab();
    store.dispatch(loggedIn({ user: makeSessionUser({ type }), apiToken: 'token-7' }));
    store.dispatch(profileUpdated({ name: 'mira', mobile: '+4912345678', email: 'new@example.com' }));
    expect(store.getState().session.user).toMatchObject({ name: 'Mira', mobile: '+4912345678', email });
  });
});
