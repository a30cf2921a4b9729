import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serviceWorkerLink } from '../shared/installed/service-worker-link.ts';
import { renderApp } from '../testing/render-client.tsx';

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

describe('notices', () => {
  afterEach(() => setOnline(true));

  it('say when the connection is gone, and go with it', async () => {
    await renderApp();
    await screen.findByText('Hello Guest');
    setOnline(false);
    expect(await screen.findByText('No connection. Nothing is sent until it is back.')).toBeVisible();
    setOnline(true);
    expect(screen.queryByText('No connection. Nothing is sent until it is back.')).toBeNull();
  });

  it('offer a newer version, and leave it for later', async () => {
    vi.spyOn(serviceWorkerLink, 'isUpdateReady').mockReturnValue(true);
    const update = vi.spyOn(serviceWorkerLink, 'update').mockReturnValue();
    const { user } = await renderApp();
    await user.click(await screen.findByRole('button', { name: 'Update now' }));
    expect(update).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull();
  });

  it('tell what a demo version does not do', async () => {
    await renderApp({ replies: { get_system_configurations: { data: { demo_version: '1' } } } });
    expect(await screen.findByText(/^Demo version: changes to profiles/)).toBeVisible();
  });
});
