import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSignedInUser } from '../../testing/factories.ts';
import { type RenderOptions, renderApp } from '../../testing/render-client.tsx';

const confirm = vi.fn();
const service = { sendCode: vi.fn() };

vi.mock('./sign-in-service.ts', () => ({ openSignInService: () => service }));

const failure = (code: string) => Object.assign(new Error(code), { code });

const identity = {
  type: 'mobile',
  uid: 'firebase-7',
  idToken: 'id-token',
  isEmailVerified: false,
  name: '',
  email: '',
  mobile: '+919876543210',
  picture: '',
};

async function askForCode(options: RenderOptions = {}, mobile = '+91 98765 43210') {
  const view = await renderApp({ path: '/auth/otp-verify/', ...options });
  await view.user.type(await screen.findByLabelText('Mobile number with country code'), mobile);
  await view.user.click(screen.getByRole('button', { name: 'Send the code' }));
  return view;
}

describe('signing in by phone', () => {
  beforeEach(() => {
    confirm.mockReset().mockResolvedValue(identity);
    service.sendCode.mockReset().mockResolvedValue(confirm);
  });

  it('sends the six digits as soon as they are typed', async () => {
    const { user, path } = await askForCode({
      replies: { check_user_exists: {}, user_signup: { data: makeSignedInUser({ type: 'mobile' }) } },
    });
    await user.click(await screen.findByLabelText('Digit 1 of 6'));
    await user.keyboard('123456');
    await waitFor(() => expect(path()).toBe('/'));
    expect(confirm).toHaveBeenCalledWith('123456');
  });

  it('needs a number with its country code', async () => {
    await askForCode({}, '98765');
    expect(await screen.findByText('Please enter the mobile number with country code')).toBeVisible();
    expect(service.sendCode).not.toHaveBeenCalled();
  });

  it('says when a code is wrong, and lets another one be typed', async () => {
    confirm.mockRejectedValue(failure('auth/invalid-verification-code'));
    const { user, store } = await askForCode();
    await user.click(await screen.findByLabelText('Digit 1 of 6'));
    await user.keyboard('000000');
    expect(await screen.findByText('The code is not right. Check it, or ask for a new one.')).toBeVisible();
    expect(store.getState().session.isLoggedIn).toBe(false);
    expect(screen.getByLabelText('Digit 1 of 6')).toBeEnabled();
  });

  it('says when too many codes were asked for', async () => {
    service.sendCode.mockRejectedValue(failure('auth/too-many-requests'));
    await askForCode();
    expect(await screen.findByText('Too many requests, try again later')).toBeVisible();
    expect(screen.getByLabelText('Mobile number with country code')).toHaveValue('+91 98765 43210');
  });
});
