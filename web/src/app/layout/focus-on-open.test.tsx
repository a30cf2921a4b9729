import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeCategory } from '../../testing/factories.ts';
import { renderApp } from '../../testing/render-client.tsx';

const replies = { get_categories: { data: [makeCategory()] } };

describe('the focus', () => {
  it('is at the heading of a page that was opened by a link', async () => {
    const { user } = await renderApp({ player: {}, replies });
    await user.click((await screen.findAllByRole('link', { name: 'Ranks' }))[0] ?? document.body);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Ranks' })).toHaveFocus());
  });

  it('waits on the page for a heading that comes with its data', async () => {
    const { user, api } = await renderApp({ path: '/quiz-zone/', player: {}, replies });
    let arrive = () => {};
    const whenThere = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const tile = await screen.findByRole('link', { name: /Science/ });
    api.answer({ get_subcategory_by_maincategory: { refuse: 'DATA_NOT_FOUND' } });
    api.beforeReply = () => whenThere;
    await user.click(tile);
    arrive();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Science' })).toHaveFocus());
  });

  it('stays where the browser has it on the first page of a visit', async () => {
    await renderApp({ path: '/leaderboard/' });
    await screen.findByRole('heading', { level: 1, name: 'Ranks' });
    expect(document.body).toHaveFocus();
  });

  it('jumps over the bars by the skip link, without a step in the history', async () => {
    const { user } = await renderApp({ path: '/leaderboard/' });
    const steps = history.length;
    await user.click(await screen.findByRole('link', { name: 'Skip to content' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(history).toHaveLength(steps);
    expect(location.hash).toBe('');
  });
});
