import type { BadgeRow } from '@quiz-arena/contract/actions/coins';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeBadges } from '../../testing/account-factories.ts';
import type { Replies } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-client.tsx';

function wall(...changes: readonly (Partial<BadgeRow> & Pick<BadgeRow, 'type'>)[]) {
  return makeBadges().map(
    (badge): BadgeRow => ({ ...badge, ...changes.find(({ type }) => type === badge.type) }),
  );
}

function open(replies: Replies) {
  return renderApp({ path: '/profile/badges/', player: { coins: 10 }, replies });
}

describe('the wall of badges', () => {
  it('shows all fifteen in the words of the interface, whatever the server calls them, and how far the counted ones are', async () => {
    await open({
      get_user_badges: {
        data: wall(
          { type: 'dashing_debut', status: '2' },
          { type: 'streak', badge_progress: '12' },
          { type: 'super_sonic', badge_progress: '0' },
        ),
      },
    });
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(15);
    expect(screen.getByText('1 of 15 collected')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Streak: 12 of 30' })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Power Elite: 1 of 11' })).toBeVisible();
    expect(within(cardOf('Super Sonic')).queryByRole('progressbar')).toBeNull();
    expect(within(cardOf('Dashing Debut')).getByText('Collected')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
  });

  it('pays the reward of an unlocked badge once and shows the new balance', async () => {
    const { user, api, store } = await open({
      get_user_badges: { data: wall({ type: 'dashing_debut', status: '1' }) },
      set_user_coin_score: { data: { coins: '12', score: '0' } },
      get_user_coin_score: { data: { coins: '12', score: '0' } },
    });
    const take = await screen.findByRole('button', { name: 'Take 2 coins' });
    api.answer({ get_user_badges: { data: wall({ type: 'dashing_debut', status: '2' }) } });
    await user.click(take);
    await waitFor(() => expect(within(cardOf('Dashing Debut')).getByText('Collected')).toBeVisible());
    expect(api.calls.filter(({ name }) => name === 'set_user_coin_score')).toMatchObject([
      { fields: { type: 'dashing_debut' } },
    ]);
    expect(store.getState().session.user?.coins).toBe(12);
  });

  it('says why a reward was not paid', async () => {
    const { user } = await open({
      get_user_badges: { data: wall({ type: 'brainiac', status: '1' }) },
      set_user_coin_score: { refuse: 'DEMO_VERSION' },
      get_user_coin_score: { data: { coins: '10', score: '0' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Take 2 coins' }));
    expect(await screen.findByText('Not allowed in demo version')).toBeVisible();
  });

  it('offers a retry when it does not load', async () => {
    const { user, api } = await open({ get_user_badges: { fail: true } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.answer({ get_user_badges: { data: wall() } });
    await user.click(retry);
    expect(await screen.findByText('0 of 15 collected')).toBeVisible();
  });
});

function cardOf(label: string): HTMLElement {
  return screen.getByRole('listitem', { name: label });
}
