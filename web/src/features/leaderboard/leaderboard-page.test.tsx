import { userId } from '@quiz-arena/contract/ids';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeLeader } from '../../testing/factories.ts';
import type { Replies } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-client.tsx';

const names = ['Ben', 'Cleo', 'Dan', 'Esi'];
const rows = names.map((name, index) =>
  makeLeader({
    id: `${index + 1}`,
    user_id: userId.parse(`${index + 1}`),
    name,
    score: `${100 - index}`,
    user_rank: `${index + 1}`,
  }),
);
const own = makeLeader({ id: '7', user_id: userId.parse('7'), name: 'Amira', score: '4', user_rank: '31' });

const board = (total: string, my_rank: typeof own | null) => ({
  total,
  data: { my_rank, other_users_rank: rows, top_three_ranks: rows.slice(0, 3) },
});

const open = (replies: Replies) => renderApp({ path: '/leaderboard/', player: { id: '7' }, replies });

describe('the ranks', () => {
  it('show a podium of three, the others below it, and the own row', async () => {
    await open({ get_daily_leaderboard: board('4', own) });
    await screen.findByText('Esi');
    const lists = within(screen.getByRole('main')).getAllByRole('list');
    const [podium, others, ownRow] = lists.filter(({ tagName }) => tagName === 'OL');
    expect(podium?.textContent).toMatch(/Ben.*Cleo.*Dan/);
    expect(others).toHaveTextContent('Esi');
    expect(others).not.toHaveTextContent('Ben');
    expect(within(ownRow ?? document.body).getByRole('listitem')).toHaveAttribute('aria-current', 'true');
    expect(ownRow).toHaveTextContent(/Place 31.*Amira/);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('show ten more on demand', async () => {
    const { user, api } = await open({ get_daily_leaderboard: board('40', own) });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    const asked = api.calls.filter(({ name }) => name === 'get_daily_leaderboard');
    expect(asked.map(({ fields }) => fields.limit)).toEqual(['10', '20']);
  });

  it('change their period by the arrow keys, and say when the player has no place', async () => {
    const { user } = await open({
      get_daily_leaderboard: board('4', own),
      get_monthly_leaderboard: board('4', null),
    });
    (await screen.findByRole('radio', { name: 'Today' })).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'This month' })).toBeChecked();
    expect(await screen.findByText('You have no points in this period yet.')).toBeVisible();
  });

  it('lead to a first level when nobody has scored', async () => {
    await open({ get_daily_leaderboard: { refuse: 'DATA_NOT_FOUND' } });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('heading', { name: 'No scores yet' })).toBeVisible();
    expect(main.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/quiz-zone/');
  });

  it('offer a retry when they do not load', async () => {
    const { user, api } = await open({ get_daily_leaderboard: { fail: true } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.answer({ get_daily_leaderboard: board('4', own) });
    await user.click(retry);
    expect(await screen.findByText('Esi')).toBeVisible();
  });

  it('are for players: a guest is shown the way in', async () => {
    const { api } = await renderApp({ path: '/leaderboard/' });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login/');
    expect(api.calls.map(({ name }) => name)).not.toContain('get_daily_leaderboard');
  });
});
