import { en } from '@quiz-arena/contract/texts/en';
import { textsVersion } from '@quiz-arena/contract/texts/texts-version';
import { screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepTexts, readKeptTexts } from '../shared/i18n/kept-texts.ts';
import { showLanguage } from '../shared/i18n/start-i18n.ts';
import { interfaceLanguageChosen } from '../shared/settings/preferences-slice.ts';
import { rootStateArrived } from '../shared/store/root-state-arrived.ts';
import type { Replies } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-client.tsx';

const arabic = { name: 'arabic', code: 'ar', isRightToLeft: true };
const row = (name: string, version: string, isRightToLeft = false) => ({
  name,
  title: name,
  web_version: version,
  web_rtl_support: isRightToLeft ? ('1' as const) : ('0' as const),
  web_status: '1' as const,
  web_default: '0' as const,
});
const list = [row('english', textsVersion(en)), row('arabic', 'v2', true)];
const served: Replies = {
  get_system_language_list: { data: list },
  get_system_language_json: ({ language }) => ({
    version: 'v2',
    rtl_support: '1',
    status: '1',
    default: '0',
    data: language === 'arabic' ? { 'home.helloGuest': 'مرحبا' } : {},
  }),
};

afterEach(() => showLanguage({ code: 'en', version: 'bundled', texts: {}, isRightToLeft: false }));

describe('the language of the game', () => {
  it('fetches no English texts when the bundled ones are what the backend has', async () => {
    const { api } = await renderApp({ replies: served });
    await screen.findByText('Hello Guest');
    await waitFor(() => expect(api.calls.map(({ name }) => name)).toContain('get_system_language_list'));
    expect(api.calls.map(({ name }) => name)).not.toContain('get_system_language_json');
  });

  it('turns the page round when it is chosen, keeps its texts, and falls back to English for a missing one', async () => {
    const { store } = await renderApp({ replies: served });
    await screen.findByText('Hello Guest');
    store.dispatch(interfaceLanguageChosen(arabic));
    expect(await screen.findByText('مرحبا')).toBeVisible();
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(screen.getByRole('heading', { name: en['home.guest.title'] })).toBeVisible();
    expect(readKeptTexts('arabic')).toMatchObject({ version: 'v2', isRightToLeft: true });
  });

  it('is there at once at the next visit, and is fetched again only when its texts have changed', async () => {
    keepTexts({ ...arabic, version: 'v2', texts: { 'home.helloGuest': 'kept' } });
    const { api, store } = await renderApp({ replies: served });
    store.dispatch(interfaceLanguageChosen(arabic));
    expect(await screen.findByText('kept')).toBeVisible();
    expect(api.calls.map(({ name }) => name)).not.toContain('get_system_language_json');
  });

  it('gives way to English when the operator offers it no more', async () => {
    keepTexts({ ...arabic, version: 'v2', texts: { 'home.helloGuest': 'kept' } });
    const { store } = await renderApp({ replies: { get_system_language_list: { data: list.slice(0, 1) } } });
    await screen.findByText('Hello Guest');
    store.dispatch(interfaceLanguageChosen(arabic));
    await waitFor(() => expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' }));
    expect(screen.getByText('Hello Guest')).toBeVisible();
  });

  it('follows what another tab has chosen', async () => {
    const { store } = await renderApp({ replies: served });
    await screen.findByText('Hello Guest');
    const { preferences } = store.getState();
    store.dispatch(rootStateArrived({ preferences: { ...preferences, interfaceLanguage: arabic } }));
    expect(await screen.findByText('مرحبا')).toBeVisible();
  });

  it('writes the numbers that texts fill in, with the digits of every other number', async () => {
    expect(i18next.t('nav.coins', { count: 12_345 })).toBe('12,345 coins');
    await showLanguage({
      code: 'de',
      version: 'v1',
      texts: { 'nav.coins_other': '{{count}} Münzen' },
      isRightToLeft: false,
    });
    expect(i18next.t('nav.coins', { count: 12_345 })).toBe('12.345 Münzen');
    const counted = { 'nav.coins_few': '{{count}} قطع' };
    await showLanguage({ code: 'ar', version: 'counted', texts: counted, isRightToLeft: true });
    expect(i18next.t('nav.coins', { count: 5 })).toBe('5 قطع');
  });

  it('draws nothing anew for texts that are on the page already', async () => {
    await showLanguage({ ...arabic, version: 'twice', texts: { 'home.helloGuest': 'مرحبا' } });
    const changed = vi.fn();
    i18next.on('languageChanged', changed);
    await showLanguage({ ...arabic, version: 'twice', texts: { 'home.helloGuest': 'مرحبا' } });
    expect(changed).not.toHaveBeenCalled();
    await showLanguage({ ...arabic, version: 'newer', texts: { 'home.helloGuest': 'أهلا' } });
    expect(changed).toHaveBeenCalledOnce();
    i18next.off('languageChanged', changed);
    expect(i18next.t('home.helloGuest')).toBe('أهلا');
  });

  it.each(['', '[]', '{"name":"arabic"}', 'nonsense'])('starts in English on damaged texts %j', (text) => {
    localStorage.setItem('persist:texts', text);
    expect(readKeptTexts('arabic')).toBeNull();
  });
});
