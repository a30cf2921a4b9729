import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeWebSettings } from '../../testing/factories.ts';
import type { Replies } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-client.tsx';
import { cutPicture } from './crop/cut-picture.ts';
import { checkPicture } from './picture-file.ts';

// Canvases are drawn in real browsers only.
vi.mock('./crop/cut-picture.ts', () => ({
  cutPicture: vi.fn(async () => new File([new Uint8Array(3)], 'cut.jpg', { type: 'image/jpeg' })),
}));

const languages = [
  { id: '14', language: 'English (US)', code: 'en', default_active: '1' },
  { id: '16', language: 'Deutsch', code: 'de', default_active: '0' },
] as const;

const row = (name: string, title: string, isRtl = false) =>
  ({
    name,
    title,
    web_version: '1',
    web_rtl_support: isRtl ? '1' : '0',
    web_status: '1',
    web_default: '0',
  }) as const;

const picture = new File([new Uint8Array(9)], 'me.png', { type: 'image/png' });

function openEdit(replies: Replies = {}, player = {}) {
  return renderApp({ path: '/profile/edit/', player, replies });
}

describe('the profile', () => {
  it('leads to the pages that exist', async () => {
    await renderApp({ path: '/profile/', player: {} });
    const more = await screen.findByRole('navigation', { name: 'More' });
    expect(
      within(more)
        .getByRole('link', { name: /^Badges/ })
        .getAttribute('href'),
    ).toBe('/profile/badges/');
    const about = within(screen.getByRole('main')).getByRole('navigation', { name: 'About the game' });
    expect(within(about).getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe(
      '/privacy-policy/',
    );
    expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe('/profile/edit/');
  });
});

describe('signing out', () => {
  it('asks, ends the token at the server, forgets it here and goes home', async () => {
    const { user, api, store, path } = await renderApp({
      path: '/profile/',
      player: {},
      replies: { sign_out: {} },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(store.getState().session).toMatchObject({ isLoggedIn: false, apiToken: null });
    const [ended] = api.calls.filter(({ name }) => name === 'sign_out');
    expect(ended?.authorization).toBe('Bearer token-7');
  });
});

describe('editing the profile', () => {
  it('saves a new name, and leaves the address of an e-mail account alone', async () => {
    const { user, api, store } = await openEdit({ update_profile: {} });
    const save = await screen.findByRole('button', { name: 'Save changes' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByLabelText('E-mail').hasAttribute('readonly')).toBe(true);
    await user.clear(screen.getByLabelText('Your name'));
    await user.type(screen.getByLabelText('Your name'), 'zora');
    await user.click(save);
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(store.getState().session.user?.name).toBe('Zora');
    expect(api.calls.find(({ name }) => name === 'update_profile')?.fields).toEqual({ name: 'zora' });
  });

  it('takes an address from a player who signs in by phone, if it is one', async () => {
    const { user, api, store } = await openEdit(
      { update_profile: {} },
      { type: 'mobile', mobile: '+919876543210', email: '' },
    );
    await user.type(await screen.findByLabelText('E-mail'), 'amira');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(screen.getByText('Invalid email address')).toBeVisible();
    await user.type(screen.getByLabelText('E-mail'), '@example.com');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(store.getState().session.user?.email).toBe('amira@example.com'));
    expect(api.calls.filter(({ name }) => name === 'update_profile')).toHaveLength(1);
  });

  it('uploads a picture and shows it', async () => {
    const { user, store } = await openEdit({
      upload_profile_image: { data: { profile: 'https://quiz.example/media/me.webp' } },
    });
    await user.upload(await screen.findByLabelText('Upload a picture', { selector: 'input' }), picture);
    await user.click(await screen.findByRole('button', { name: 'Use this part' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(store.getState().session.user?.profile).toBe('https://quiz.example/media/me.webp'),
    );
  });

  it('says so when a file cannot be cut as a picture', async () => {
    vi.mocked(cutPicture).mockRejectedValueOnce(new Error('broken'));
    const { user } = await openEdit();
    await user.upload(await screen.findByLabelText('Upload a picture', { selector: 'input' }), picture);
    await user.click(await screen.findByRole('button', { name: 'Use this part' }));
    expect(
      await screen.findByText('This file cannot be read as a picture. Choose another one.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('button', { name: 'Use this part' })).toBeNull();
  });

  it('says what is wrong with a file before it is sent', async () => {
    const { user, api } = await openEdit();
    const drawing = new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' });
    await user
      .setup({ applyAccept: false })
      .upload(await screen.findByLabelText('Upload a picture', { selector: 'input' }), drawing);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Only jpg, png and webp/);
    expect(checkPicture({ type: 'image/png', size: 2 * 1024 * 1024 })).toBeNull();
    expect(checkPicture({ type: 'image/png', size: 2 * 1024 * 1024 + 1 })).toBe('edit.picture.tooBig');
    expect(api.calls.map(({ name }) => name)).not.toContain('upload_profile_image');
  });

  it('says that a demo version keeps nothing', async () => {
    const { user } = await openEdit({
      get_system_configurations: { data: { demo_version: '1' } },
      update_profile: { refuse: 'DEMO_VERSION' },
    });
    expect(await screen.findByText(/^This is a demo version/)).toBeVisible();
    await user.type(screen.getByLabelText('Your name'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Not allowed in demo version')).toBeVisible();
  });
});

describe('deleting the account', () => {
  async function reachLastStep(replies: Replies) {
    const view = await openEdit(replies);
    await view.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
    expect(within(dialog).getByText(/You lose 10 coins/)).toBeVisible();
    await view.user.click(within(dialog).getByRole('button', { name: 'Yes, go on' }));
    return view;
  }

  it('asks twice and for the name, then signs out and goes home', async () => {
    const { user, api, store, path } = await reachLastStep({ delete_user_account: {} });
    const name = screen.getByLabelText('Type your name to delete the account: Amira');
    await user.type(name, 'Ben');
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(screen.getByText('This is not the name of the account')).toBeVisible();
    expect(api.calls.map((call) => call.name)).not.toContain('delete_user_account');
    await user.clear(name);
    await user.type(name, 'amira');
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(store.getState().session.isLoggedIn).toBe(false));
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('waits for a battle with a stake to end', async () => {
    const { user, store } = await reachLastStep({ delete_user_account: { refuse: 'NOT_ALLOWED' } });
    await user.type(screen.getByLabelText(/^Type your name/), 'Amira');
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText(/at stake in a battle/)).toBeVisible();
    expect(store.getState().session.isLoggedIn).toBe(true);
  });
});

describe('the settings', () => {
  it('are remembered: appearance, sounds, motion', async () => {
    const { user, store } = await renderApp({ path: '/profile/settings/', player: {} });
    await user.click(await screen.findByRole('radio', { name: 'Dark' }));
    await user.click(screen.getByRole('switch', { name: /Sounds/ }));
    await user.click(screen.getByRole('switch', { name: /Less motion/ }));
    expect(store.getState().preferences).toMatchObject({
      theme: 'dark',
      isSoundOn: false,
      isMotionReduced: true,
    });
    expect(document.documentElement.dataset).toMatchObject({
      mantineColorScheme: 'dark',
      motion: 'reduced',
    });
  });

  it('offer no language where there is only one', async () => {
    await renderApp({
      path: '/profile/settings/',
      player: {},
      replies: {
        get_languages: { data: languages.slice(0, 1) },
        get_system_language_list: { data: [row('english', 'English')] },
      },
    });
    await screen.findByRole('heading', { name: 'Look and sound' });
    expect(screen.queryByRole('heading', { name: 'Languages' })).toBeNull();
  });

  it('change the language of the questions: calls name it from then on', async () => {
    const { user, api } = await renderApp({
      path: '/profile/settings/',
      player: {},
      replies: { get_languages: { data: [...languages] } },
    });
    expect(
      (await screen.findByRole('radio', { name: 'English (US)' })).closest('label')?.getAttribute('lang'),
    ).toBe('en');
    await user.click(screen.getByRole('radio', { name: 'Deutsch' }));
    expect(await screen.findByText('Questions now come in Deutsch')).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: /Home/ })[0] ?? document.body);
    await waitFor(() =>
      expect(api.calls.findLast(({ name }) => name === 'get_categories')?.fields.language_id).toBe('16'),
    );
  });

  it('change the language of the game, right-to-left with it', async () => {
    const { user } = await renderApp({
      path: '/profile/settings/',
      player: {},
      replies: {
        get_web_settings: { data: makeWebSettings() },
        get_system_language_list: { data: [row('english', 'English'), row('arabic', 'العربية', true)] },
        get_system_language_json: ({ language }) => ({
          version: '1',
          rtl_support: language === 'arabic' ? '1' : '0',
          status: '1',
          default: '0',
          data: language === 'arabic' ? { 'title.settings': 'الإعدادات' } : {},
        }),
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'العربية' }));
    expect(await screen.findByRole('heading', { name: 'الإعدادات', level: 1 })).toBeVisible();
    expect(document.documentElement).toMatchObject({ dir: 'rtl', lang: 'ar' });
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await waitFor(() => expect(document.documentElement.dir).toBe('ltr'));
  });
});
