import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { applyBootSettings } from '../shared/settings/apply-boot-settings.ts';
import { markSettingsFetched } from '../shared/settings/settings-freshness.ts';
import { settingsFetched } from '../shared/settings/settings-slice.ts';
import { makeWebSettings } from '../testing/factories.ts';
import { renderApp } from '../testing/render-client.tsx';

/** Settings as the front server leaves them in a page. */
function putIntoPage(text: string) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'boot-settings';
  element.textContent = text;
  document.body.append(element);
}

afterEach(() => document.querySelector('#boot-settings')?.remove());

describe('the settings gate', () => {
  it('shows a loader until the web settings are here, then the page', async () => {
    await renderApp();
    expect(screen.getByRole('status')).toHaveTextContent('Loading Quiz Arena');
    expect(await screen.findByText('Hello Guest')).toBeVisible();
  });

  it('offers a retry that fetches again', async () => {
    const { user, api } = await renderApp({ replies: { get_web_settings: { fail: true } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the game');
    api.answer({ get_web_settings: { data: makeWebSettings() } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Guest')).toBeVisible();
  });

  it('colours the page as the operator set it', async () => {
    const colours = { primary_color: '#0055cc', footer_color: '#102030' };
    const { container } = await renderApp({
      replies: { get_web_settings: { data: makeWebSettings(colours) } },
    });
    await screen.findByText('Hello Guest');
    expect(document.head.textContent + container.innerHTML).toContain('--accent:#0055cc');
  });

  it('takes the settings that came with the page and asks for none', async () => {
    putIntoPage(JSON.stringify({ web: makeWebSettings({ primary_color: '#0055cc' }), system: {} }));
    const { api, container } = await renderApp();
    expect(await screen.findByText('Hello Guest')).toBeVisible();
    expect(document.head.textContent + container.innerHTML).toContain('--accent:#0055cc');
    const asked = api.calls.map(({ name }) => name);
    expect(asked).not.toContain('get_web_settings');
    expect(asked).not.toContain('get_system_configurations');
  });

  it.each(['', '{', '{"web":null,"system":{}}', '7'])(
    'asks for the settings where the page brings none that can be read: %s',
    async (text) => {
      putIntoPage(text);
      const { api } = await renderApp();
      expect(await screen.findByText('Hello Guest')).toBeVisible();
      expect(api.calls.map(({ name }) => name)).toContain('get_web_settings');
    },
  );

  it('leaves the settings of this visit alone when the way back brings an older page', async () => {
    markSettingsFetched(sessionStorage);
    const { store } = await renderApp();
    store.dispatch(settingsFetched({ web: makeWebSettings(), system: { coin_amount: '2' } }));
    putIntoPage(JSON.stringify({ web: makeWebSettings(), system: { coin_amount: '9' } }));
    expect(applyBootSettings(store)).toBe(false);
    expect(store.getState().settings.system.coin_amount).toBe('2');
  });
});
