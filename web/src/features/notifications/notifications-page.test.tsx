import { notificationRow } from '@quiz-arena/contract/actions/notifications';
import { setupListeners } from '@reduxjs/toolkit/query';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { factory } from '../../testing/factories.ts';
import type { Replies } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-client.tsx';

const makeNotification = factory(notificationRow, {
  id: '1',
  title: 'Prize day',
  message: 'The science contest has ended.',
  users: 'all',
  type: 'default',
  type_id: '0',
  image: '',
  date_sent: '2026-02-01T10:00:00Z',
});

const two = {
  total: '2',
  data: [
    makeNotification({ id: '2', title: 'New contest', date_sent: '2026-02-02T10:00:00Z' }),
    makeNotification(),
  ],
};

function open(path: string, replies: Replies) {
  return renderApp({ path, player: {}, replies });
}

describe('notifications', () => {
  it('are counted in the bar until they have been seen', async () => {
    const { user } = await open('/profile/', { get_notifications: two });
    await user.click(await screen.findByRole('link', { name: 'Notifications: 2 new' }));
    expect(await screen.findByRole('heading', { name: 'New contest' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible();
  });

  it('count again from the last one that was seen', async () => {
    const { store } = await open('/notifications/', {
      get_notifications: { ...two, data: two.data.slice(1) },
    });
    await screen.findByRole('heading', { name: 'Prize day' });
    await waitFor(() => expect(store.getState().progress.notificationsSeenAt).toBe('2026-02-01T10:00:00Z'));
  });

  it('arrive while the player is here: told once, counted, and in the list, also the very first', async () => {
    const { api, store } = await open('/profile/', { get_notifications: { refuse: 'DATA_NOT_FOUND' } });
    const stop = setupListeners(store.dispatch);
    await screen.findByRole('link', { name: 'Notifications' });
    await waitFor(() => expect(api.calls.map(({ name }) => name)).toContain('get_notifications'));
    api.answer({ get_notifications: { total: '1', data: [makeNotification()] } });
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText('New: Prize day')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Notifications: 1 new' })).toBeVisible();
    stop();
  });

  it('show older ones after the newer, each once', async () => {
    const { user, api } = await open('/notifications/', {
      get_notifications: ({ offset }) => (offset === '1' ? two : { ...two, data: two.data.slice(0, 1) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show older ones' }));
    expect(await screen.findByRole('heading', { name: 'Prize day' })).toBeVisible();
    expect(screen.getAllByRole('heading', { name: 'New contest' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
    expect(api.calls.at(-1)?.fields).toMatchObject({ offset: '1', limit: '10' });
  });

  it('are none for a newcomer', async () => {
    await open('/notifications/', { get_notifications: { refuse: 'DATA_NOT_FOUND' } });
    expect(await screen.findByRole('heading', { name: 'No news yet' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible();
  });

  it('offer a retry when they do not load', async () => {
    const { user, api } = await open('/notifications/', { get_notifications: { fail: true } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.answer({ get_notifications: two });
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'New contest' })).toBeVisible();
  });
});
