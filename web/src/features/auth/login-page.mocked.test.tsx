import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSignedInUser } from '../../testing/factories.ts';
import { type RenderOptions, renderApp } from '../../testing/render-client.tsx';
import type { Identity } from './identity.ts';

const identity: Identity = {
  type: 'email',
  uid: 'firebase-7',
  idToken: 'id-token',
  isEmailVerified: true,
  name: '',
  email: 'amira@example.com',
  mobile: '',
  picture: '',
};

const service = {
  signInWithEmail: vi.fn(),
  refreshIdentity: vi.fn(),
  sendVerification: vi.fn(),
};

vi.mock('./sign-in-service.ts', () => ({ openSignInService: () => service }));

async function signIn(options: RenderOptions) {
  const view = await renderApp({ path: '/auth/login/', ...options });
  await view.user.type(await screen.findByLabelText('E-mail'), 'amira@example.com');
  await view.user.type(screen.getByLabelText('Password'), 'secret horse');
  await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
  return view;
}

describe('signing in', () => {
  beforeEach(() => {
    service.signInWithEmail.mockReset().mockResolvedValue(identity);
    service.refreshIdentity.mockReset();
  });

  it('brings a known player straight home, proven by the ID token', async () => {
    const { api, store, path } = await signIn({
      replies: { check_user_exists: {}, user_signup: { data: makeSignedInUser({ name: 'amira' }) } },
    });
    await waitFor(() => expect(path()).toBe('/'));
    expect(store.getState().session).toMatchObject({
      isLoggedIn: true,
      apiToken: 'token-7',
      user: { name: 'Amira' },
    });
    const signUp = api.calls.find((call) => call.name === 'user_signup');
    expect(signUp).toMatchObject({
      authorization: 'Bearer id-token',
      fields: { firebase_id: 'firebase-7', type: 'email', email: 'amira@example.com' },
    });
    expect(signUp?.fields).not.toHaveProperty('friends_code');
  });

  it('asks a newcomer for name, face and referral code first', async () => {
    const { api, user, path } = await signIn({
      replies: {
        check_user_exists: { succeed: 'USER_UNKNOWN' },
        user_signup: { data: makeSignedInUser() },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Start playing' }));
    expect(screen.getByText('Please fill in all details')).toBeVisible();
    await user.type(screen.getByLabelText('Your name'), 'Amira');
    await user.click(screen.getByRole('radio', { name: 'Face 3' }));
    await user.type(screen.getByLabelText('Referral code (optional)'), 'BEN2026');
    await user.click(screen.getByRole('button', { name: 'Start playing' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(api.calls.find((call) => call.name === 'user_signup')?.fields).toMatchObject({
      name: 'Amira',
      profile: `${location.origin}/faces/3.svg`,
      friends_code: 'BEN2026',
    });
  });

  it('takes the code of an invitation along to the newcomer', async () => {
    const { user, api } = await renderApp({
      path: '/auth/sign-up/?code=BEN2026',
      replies: {
        check_user_exists: { succeed: 'USER_UNKNOWN' },
        user_signup: { data: makeSignedInUser() },
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Sign in' }));
    await user.type(await screen.findByLabelText('E-mail'), 'amira@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByDisplayValue('BEN2026')).toBeVisible();
    await user.type(screen.getByLabelText('Your name'), 'Amira');
    await user.click(screen.getByRole('button', { name: 'Start playing' }));
    await waitFor(() => expect(sessionStorage.getItem('referral:code')).toBeNull());
    expect(api.calls.find((call) => call.name === 'user_signup')?.fields.friends_code).toBe('BEN2026');
  });

  it('waits for a verified e-mail before it calls the backend', async () => {
    service.signInWithEmail.mockResolvedValue({ ...identity, isEmailVerified: false });
    service.refreshIdentity.mockResolvedValue({ ...identity, isEmailVerified: false });
    const { api, user } = await signIn({});
    await user.click(await screen.findByRole('button', { name: 'I have verified my e-mail' }));
    expect(await screen.findByText('Please verify your email first')).toBeVisible();
    expect(api.calls.map((call) => call.name)).not.toContain('check_user_exists');
  });

  it.each([
    ['auth/invalid-credential', 'Invalid password'],
    ['auth/user-not-found', 'User not found'],
    ['auth/invalid-email', 'Invalid email address'],
    ['auth/user-disabled', 'User account has been disabled'],
    ['auth/too-many-requests', 'Too many requests, try again later'],
    ['auth/operation-not-allowed', 'Operation not allowed'],
    ['auth/internal-error', 'Internal error occurred'],
    ['auth/network-request-failed', 'No connection. Check your network and try again.'],
  ])('says what went wrong: %s', async (code, sentence) => {
    service.signInWithEmail.mockRejectedValue(Object.assign(new Error(code), { code }));
    const { store } = await signIn({});
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(store.getState().session.isLoggedIn).toBe(false);
  });

  it('tells a deactivated player so', async () => {
    await signIn({ replies: { check_user_exists: {}, user_signup: { refuse: 'ACCOUNT_DEACTIVATED' } } });
    expect(await screen.findByText('Account deactivated, contact admin')).toBeVisible();
  });

  it('checks the form before anything is sent', async () => {
    const { user } = await renderApp({ path: '/auth/login/' });
    await user.type(await screen.findByLabelText('E-mail'), 'amira');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Invalid email address')).toBeVisible();
    expect(screen.getByText('Please fill in all details')).toBeVisible();
    expect(service.signInWithEmail).not.toHaveBeenCalled();
  });

  it('shows only the ways that the settings allow', async () => {
    await renderApp({
      path: '/auth/login/',
      replies: { get_system_configurations: { data: { email_login: '0', phone_login: '0' } } },
    });
    const main = await screen.findByRole('main');
    expect(await within(main).findByRole('button', { name: 'Continue with Google' })).toBeVisible();
    expect(within(main).queryByLabelText('E-mail')).toBeNull();
    expect(within(main).queryByRole('link', { name: 'Continue with phone' })).toBeNull();
  });
});
