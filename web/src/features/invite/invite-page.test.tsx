import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-client.tsx';

const link = `${location.origin}/auth/sign-up/?code=AMIRA42`;

describe('inviting friends', () => {
  it('says what it pays, and copies code and link', async () => {
    const { user } = await renderApp({ path: '/refer-and-earn/', player: {} });
    expect(await screen.findByText('You get 100 coins')).toBeVisible();
    expect(screen.getByText('Your friend gets 50 coins')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the code' }));
    expect(await navigator.clipboard.readText()).toBe('AMIRA42');
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(screen.getByText(link)).toBeVisible();
  });

  it('copies the link where the device cannot share', async () => {
    const { user } = await renderApp({ path: '/refer-and-earn/', player: {} });
    await user.click(await screen.findByRole('button', { name: 'Share the link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('is for players: a guest signs in first', async () => {
    const { path } = await renderApp({ path: '/refer-and-earn/' });
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(path()).toBe('/auth/login/');
  });
});
