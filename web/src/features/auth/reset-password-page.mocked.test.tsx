import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-client.tsx';

const service = { sendPasswordReset: vi.fn(), resetPassword: vi.fn() };

vi.mock('./sign-in-service.ts', () => ({ openSignInService: () => service }));

const failure = (code: string) => Object.assign(new Error(code), { code });

async function askFor(user: UserEvent, email: string) {
  await user.type(await screen.findByLabelText('E-mail'), email);
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
}

async function choose(user: UserEvent, password: string) {
  await user.type(await screen.findByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Password again'), password);
  await user.click(screen.getByRole('button', { name: 'Save the password' }));
}

describe('a forgotten password', () => {
  beforeEach(() => {
    service.sendPasswordReset.mockReset().mockResolvedValue(undefined);
    service.resetPassword.mockReset().mockResolvedValue(undefined);
  });

  it('is asked for by e-mail, which never tells whether the address has an account', async () => {
    const { user } = await renderApp({ path: '/auth/reset-password/' });
    await askFor(user, 'amira@example.com');
    expect(
      await screen.findByText(/If amira@example\.com has an account, a link .* is on its way/),
    ).toBeVisible();
    expect(service.sendPasswordReset).toHaveBeenCalledWith('amira@example.com');
  });

  it('is not asked for by something that is no address, nor by a service that cannot be reached', async () => {
    const { user } = await renderApp({ path: '/auth/reset-password/' });
    await askFor(user, 'amira');
    expect(await screen.findByText('Invalid email address')).toBeVisible();
    expect(service.sendPasswordReset).not.toHaveBeenCalled();
    service.sendPasswordReset.mockRejectedValue(failure('auth/network-request-failed'));
    await askFor(user, '@example.com');
    expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
  });

  it('is replaced through the link, and the player signs in with the new one', async () => {
    const { user, path } = await renderApp({ path: '/auth/reset-password/?oobCode=code-1' });
    await choose(user, 'a better password');
    await waitFor(() => expect(path()).toBe('/auth/login/'));
    expect(service.resetPassword).toHaveBeenCalledWith('code-1', 'a better password');
    expect(await screen.findByText('Your new password is saved')).toBeVisible();
  });

  it('is not replaced through a link that was used before', async () => {
    service.resetPassword.mockRejectedValue(failure('auth/expired-action-code'));
    const { user, path } = await renderApp({ path: '/auth/reset-password/?oobCode=code-1' });
    await choose(user, 'a better password');
    expect(
      await screen.findByText('This link has expired or was used already. Ask for a new one.'),
    ).toBeVisible();
    expect(path()).toBe('/auth/reset-password/');
  });
});
