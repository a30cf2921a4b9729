import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-client.tsx';

const service = { createAccount: vi.fn() };

vi.mock('./sign-in-service.ts', () => ({ openSignInService: () => service }));

async function fillIn(user: UserEvent, password: string, again: string) {
  await user.type(await screen.findByLabelText('E-mail'), 'amira@example.com');
  await user.type(screen.getByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Password again'), again);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('creating an account', () => {
  beforeEach(() => {
    service.createAccount.mockReset();
  });

  it('sends a letter, and waits for the address to be verified', async () => {
    service.createAccount.mockResolvedValue({
      type: 'email',
      uid: 'firebase-7',
      idToken: 'id-token',
      isEmailVerified: false,
      name: '',
      email: 'amira@example.com',
      mobile: '',
      picture: '',
    });
    const { user } = await renderApp({ path: '/auth/sign-up/' });
    await fillIn(user, 'secret horse', 'secret horse');
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    expect(service.createAccount).toHaveBeenCalledWith('amira@example.com', 'secret horse');
  });

  it.each([
    ['secret horse', 'secret house', 'The passwords do not match'],
    ['short', 'short', 'The password needs at least 6 characters'],
  ])('takes no passwords like %s and %s', async (password, again, sentence) => {
    const { user } = await renderApp({ path: '/auth/sign-up/' });
    await fillIn(user, password, again);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(service.createAccount).not.toHaveBeenCalled();
  });

  it('says that an address has an account already', async () => {
    const code = 'auth/email-already-in-use';
    service.createAccount.mockRejectedValue(Object.assign(new Error(code), { code }));
    const { user } = await renderApp({ path: '/auth/sign-up/' });
    await fillIn(user, 'secret horse', 'secret horse');
    expect(await screen.findByText('Email already in use')).toBeVisible();
  });
});
