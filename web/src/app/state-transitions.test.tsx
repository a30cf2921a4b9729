import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { searchChanged, selectBattle } from '../features/battle/battle-slice.ts';
import { battleFinished, levelOpened } from '../shared/session/progress-slice.ts';
import { coinsUpdated, loggedIn, loggedOut, pictureChanged } from '../shared/session/session-slice.ts';
import { areSettingsStale, markSettingsFetched } from '../shared/settings/settings-freshness.ts';
import { makeSessionUser } from '../testing/factories.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { buildClient } from './build-client.ts';

async function openStore(user = makeSessionUser({ coins: 10 })) {
  const { store, client, whenRehydrated } = buildClient(localStorage, createFakeApi({}).openClient);
  await whenRehydrated;
  store.dispatch(loggedIn({ user, apiToken: 'token-7' }));
  return { store, client };
}

const place = { categorySlug: 'science', categoryName: 'Science', subcategorySlug: '', subcategoryName: '' };

/** The transitions of product.md, section 4, that the store makes; docs/state.md names the others' tests. */
describe('the transitions of the state', () => {
  it('signing in stores the player and the token', async () => {
    const { store } = await openStore();
    expect(store.getState().session).toMatchObject({
      isLoggedIn: true,
      apiToken: 'token-7',
      user: { coins: 10 },
    });
  });

  it('signing out resets everything of the player and keeps what belongs to the browser', async () => {
    const { store } = await openStore();
    store.dispatch(levelOpened(place));
    store.dispatch(battleFinished({ roomId: 'room-1', isWon: true }));
    store.dispatch(searchChanged({ status: 'asking' }));
    const { preferences, settings } = store.getState();
    store.dispatch(loggedOut('signed-out'));
    const after = store.getState();
    expect(after.session).toMatchObject({ user: null, apiToken: null, isLoggedIn: false });
    expect(after.progress).toEqual({ lastPlace: null, battleWins: { inARow: 0, lastRoomId: '' } });
    expect(after.notifications).toEqual({ data: [], total: 0 });
    expect(selectBattle(after).search).toEqual({ status: 'idle' });
    expect(after.preferences).toBe(preferences);
    expect(after.settings).toBe(settings);
  });

  it('signing in as somebody else keeps no answers that were read for the one before', async () => {
    const { store } = await openStore();
    store.dispatch(loggedIn({ user: makeSessionUser({ id: '8' }), apiToken: 'token-8' }));
    expect(store.getState().quizApi.queries).toEqual({});
  });

  it('an update of the coins changes coins, score and e-mail, and only those that it names', async () => {
    const { store } = await openStore(makeSessionUser({ coins: 10, score: 4, email: 'old@example.com' }));
    store.dispatch(coinsUpdated({ coins: 12 }));
    expect(store.getState().session.user).toMatchObject({ coins: 12, score: 4, email: 'old@example.com' });
    store.dispatch(coinsUpdated({ coins: 20, score: 8, email: 'new@example.com' }));
    expect(store.getState().session.user).toMatchObject({ coins: 20, score: 8, email: 'new@example.com' });
  });

  it('a new picture replaces the old one', async () => {
    const { store } = await openStore();
    store.dispatch(pictureChanged('https://quiz.example/media/me.webp'));
    expect(store.getState().session.user?.profile).toBe('https://quiz.example/media/me.webp');
  });

  it('wins one after the other are counted once each, and a loss resets them', async () => {
    const { store } = await openStore();
    const finish = (roomId: string, isWon: boolean) => store.dispatch(battleFinished({ roomId, isWon }));
    finish('room-1', true);
    finish('room-1', true);
    finish('room-2', true);
    expect(store.getState().progress.battleWins.inARow).toBe(2);
    finish('room-3', false);
    expect(store.getState().progress.battleWins.inARow).toBe(0);
  });

  it('settings are fetched on the first load of a tab and after a manual reload, not in between', () => {
    expect(areSettingsStale(sessionStorage, 'navigate')).toBe(true);
    markSettingsFetched(sessionStorage);
    expect(areSettingsStale(sessionStorage, 'navigate')).toBe(false);
    expect(areSettingsStale(sessionStorage, 'reload')).toBe(true);
  });

  it('a 401 signs out', async () => {
    const api = createFakeApi({ get_user_by_id: { refuse: 'UNAUTHORIZED' } });
    const { store, client, whenRehydrated } = buildClient(localStorage, api.openClient);
    await whenRehydrated;
    store.dispatch(loggedIn({ user: makeSessionUser(), apiToken: 'token-7' }));
    await act(async () => void (await client.call('get_user_by_id', {})));
    expect(store.getState().session).toMatchObject({ isLoggedIn: false, endedBy: 'unauthorized' });
  });
});
