import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeAttempt } from '../testing/fake-attempt.ts';
import { renderApp } from '../testing/render-client.tsx';

const down = { get_system_configurations: { data: { app_maintenance: '1' } } };
const up = { get_system_configurations: { data: {} } };

describe('maintenance', () => {
  it('sends every page to the notice, and back when it is over', async () => {
    const { user, api, path } = await renderApp({ path: '/faq/', replies: down });
    expect(await screen.findByRole('heading', { name: 'Back in a moment' })).toBeVisible();
    expect(path()).toBe('/maintenance/');
    api.answer(up);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(path()).toBe('/faq/'));
  });

  it('leads home from its own address when there is none', async () => {
    const { path } = await renderApp({ path: '/maintenance', replies: up });
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('is noticed by the first call that is refused for it', async () => {
    const { path } = await renderApp({
      path: '/leaderboard/',
      replies: { ...up, get_daily_leaderboard: { refuse: 'MAINTENANCE' } },
      player: {},
    });
    await waitFor(() => expect(path()).toBe('/maintenance/'));
  });

  it('lets a quiz that is running go on', async () => {
    const question = { text: 'Which gas?', options: ['Oxygen', 'Neon'], right: 'a' };
    const { path, store } = await renderApp({
      path: '/quiz-zone/science/level/1/',
      player: {},
      replies: {
        ...createFakeAttempt({ questions: [question] }),
        get_notifications: { refuse: 'MAINTENANCE' },
      },
    });
    expect(await screen.findByText('Which gas?')).toBeVisible();
    await waitFor(() => expect(store.getState().settings.system.app_maintenance).toBe('1'));
    expect(path()).toBe('/quiz-zone/science/level/1/');
    expect(screen.getByText('Which gas?')).toBeVisible();
  });
});
