import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Replies } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-client.tsx';

const report = [{ Victories: '11', Drawn: '0', Loose: '0' }];
const battle = (opponent_name: string) => ({
  opponent_id: '9',
  opponent_name,
  opponent_profile: '',
  mystatus: 'Won' as const,
  date_created: '2026-02-01T10:00:00Z',
});

const open = (replies: Replies) => renderApp({ path: '/profile/statistics/battles/', player: {}, replies });

describe('the battle history', () => {
  it('goes back page by page', async () => {
    const { user, api } = await open({
      get_battle_statistics: ({ offset }) => ({
        myreport: report,
        total: '11',
        data: [battle(offset === '0' ? 'Ben' : 'Cleo')],
      }),
    });
    expect((await screen.findByText('Ben')).closest('li')?.textContent).toMatch(/Won$/);
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    await user.click(within(pages).getByRole('button', { name: 'Older' }));
    expect(await screen.findByText('Cleo')).toBeVisible();
    expect(api.calls.at(-1)?.fields).toMatchObject({ offset: '10', limit: '10' });
  });

  it('leads to a first battle when there was none', async () => {
    await open({ get_battle_statistics: { succeed: 'NO_MATCHES_PLAYED' } });
    const link = await screen.findByRole('link', { name: 'Battle someone' });
    expect(link.getAttribute('href')).toBe('/random-battle/');
  });

  it('offers a retry when it does not load', async () => {
    const { user, api } = await open({ get_battle_statistics: { fail: true } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.answer({ get_battle_statistics: { myreport: report, total: '1', data: [battle('Ben')] } });
    await user.click(retry);
    expect(await screen.findByText('Ben')).toBeVisible();
  });
});
