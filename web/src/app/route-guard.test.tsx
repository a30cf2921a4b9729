import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isLoginRequired, loginRequiredPrefixes } from '../shared/routing/paths.ts';
import { loggedIn } from '../shared/session/session-slice.ts';
import { makeSessionUser } from '../testing/factories.ts';
import { renderApp } from '../testing/render-client.tsx';

describe('the route guard', () => {
  it('sends a guest on a login-required page to the sign-in page with a toast', async () => {
    const { path } = await renderApp({ path: '/profile/' });
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(await screen.findByText('Please login first')).toBeVisible();
    expect(path()).toBe('/auth/login/');
  });

  it.each(loginRequiredPrefixes)('guards %s with and without its last slash', (prefix) => {
    expect(isLoginRequired(prefix)).toBe(true);
    expect(isLoginRequired(prefix.slice(0, -1))).toBe(true);
    expect(isLoginRequired(`${prefix}further/down`)).toBe(true);
  });

  it.each(['/', '/leaderboard/', '/auth/login/', '/quiz-zones/'])('leaves %s open to guests', (path) => {
    expect(isLoginRequired(path)).toBe(false);
  });

  it.each(['/auth/login', '/auth/sign-up/', '/auth/reset-password/', '/auth/otp-verify'])(
    'sends a player from %s home',
    async (path) => {
      const view = await renderApp({ path, player: {} });
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Choose your first category' }),
      ).toBeVisible();
      expect(view.path()).toBe('/');
    },
  );

  it('leads on to where the guest wanted to go once he has signed in', async () => {
    const { store, path } = await renderApp({ path: '/profile/' });
    await screen.findByRole('heading', { name: 'Welcome back' });
    act(() => void store.dispatch(loggedIn({ user: makeSessionUser(), apiToken: 'token-7' })));
    expect(await screen.findByRole('heading', { name: 'Amira' })).toBeVisible();
    expect(path()).toBe('/profile/');
  });

  it('signs out and goes home without a reproach when the backend answers 401', async () => {
    const { store, path } = await renderApp({
      path: '/profile/',
      player: {},
      replies: { get_user_by_id: { refuse: 'UNAUTHORIZED' } },
    });
    expect(await screen.findByText('Hello Guest')).toBeVisible();
    expect(path()).toBe('/');
    await waitFor(() => {
      expect(store.getState().session).toMatchObject({ isLoggedIn: false, apiToken: null, endedBy: null });
    });
    expect(screen.queryByText('Please login first')).toBeNull();
  });

  it('goes home after signing out by hand', async () => {
    const { user, path } = await renderApp({ path: '/profile/', player: {} });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await user.click(screen.getAllByRole('button', { name: 'Sign out' }).at(-1) as HTMLElement);
    expect(await screen.findByText('Hello Guest')).toBeVisible();
    expect(path()).toBe('/');
  });
});
