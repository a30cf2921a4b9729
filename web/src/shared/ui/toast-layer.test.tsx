import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInClient } from '../../testing/render-client.tsx';
import { MantineScope } from './theme/mantine-scope.tsx';
import { showToast, TOAST_LIMIT } from './toast.ts';
import { ToastLayer } from './toast-layer.tsx';

async function renderLayer() {
  const { notifications } = await import('@mantine/notifications');
  act(() => {
    notifications.clean();
    notifications.cleanQueue();
  });
  return renderInClient(
    <MantineScope>
      <ToastLayer />
    </MantineScope>,
  );
}

async function advance(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

describe('toasts', () => {
  it('shown before the layer has loaded wait for it', async () => {
    showToast('error', 'Please login first');
    await renderLayer();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please login first');
  });

  it.each([
    ['success', 2000],
    ['error', 4000],
  ] as const)('of a %s stay for %i ms', async (kind, ms) => {
    await renderLayer();
    vi.useFakeTimers();
    try {
      act(() => showToast(kind, 'A sentence'));
      await advance(ms - 100);
      expect(screen.getByText('A sentence')).toBeVisible();
      await advance(1000);
      expect(screen.queryByText('A sentence')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('are at most twenty at once', async () => {
    await renderLayer();
    act(() => {
      for (let number = 1; number <= TOAST_LIMIT + 5; number += 1) showToast('error', `Sentence ${number}`);
    });
    await waitFor(() => expect(screen.getAllByText(/^Sentence/)).toHaveLength(20));
  });
});
