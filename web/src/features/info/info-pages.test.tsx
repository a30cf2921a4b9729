import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { interfaceLanguageChosen } from '../../shared/settings/preferences-slice.ts';
import { sanitiseHtml } from '../../shared/ui/sanitise-html.ts';
import { renderApp } from '../../testing/render-client.tsx';

const pages = [
  ['/about-us/', 'about_us', 'About us'],
  ['/contact-us/', 'contact_us', 'Contact us'],
  ['/faq/', 'faq', 'Questions and answers'],
  ['/how-to-play/', 'instructions', 'How to play'],
  ['/privacy-policy/', 'privacy_policy', 'Privacy policy'],
  ['/terms-and-conditions', 'terms_conditions', 'Terms and conditions'],
] as const;

describe('the pages that the operator writes', () => {
  it.each(pages)('%s shows the text of %s, also to guests', async (path, type, title) => {
    const { api } = await renderApp({
      path,
      replies: { get_settings: { data: '<h2>Hello</h2><p>Words.</p>' } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Hello' })).toBeVisible();
    expect(api.calls.find(({ name }) => name === 'get_settings')?.fields).toEqual({ type });
  });

  it('are read in the language of the interface', async () => {
    const { api, store } = await renderApp({
      path: '/faq/',
      replies: {
        get_languages: { data: [{ id: '16', language: 'Deutsch', code: 'de', default_active: '0' }] },
        get_settings: ({ language_id }) => ({ data: `<h2>in ${language_id ?? 'English'}</h2>` }),
      },
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'in English' })).toBeVisible();
    act(() => {
      store.dispatch(interfaceLanguageChosen({ name: 'german', code: 'de', isRightToLeft: false }));
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'in 16' })).toBeVisible();
    expect(api.calls.findLast(({ name }) => name === 'get_settings')?.fields).toEqual({
      type: 'faq',
      language_id: '16',
    });
  });

  it('say so when nothing has been written', async () => {
    await renderApp({ path: '/faq/', replies: { get_settings: { refuse: 'DATA_NOT_FOUND' } } });
    expect(await screen.findByText(/has not been written yet/)).toBeVisible();
  });

  it.each([
    ['<p onclick="steal()">Hi</p>', '<p>Hi</p>'],
    ['<script>steal()</script><p>Hi</p>', '<p>Hi</p>'],
    ['<a href="javascript:steal()">Hi</a>', '<a>Hi</a>'],
    ['<img src="x" onerror="steal()">Hi', 'Hi'],
    ['<p style="position:fixed">Hi</p>', '<p>Hi</p>'],
    ['<a href="https://example.com">Hi</a>', '<a href="https://example.com">Hi</a>'],
  ])('keep words and links of %j only', (html, safe) => {
    expect(sanitiseHtml(html)).toBe(safe);
  });
});
