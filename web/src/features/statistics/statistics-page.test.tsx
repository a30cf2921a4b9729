import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeStatistics } from '../../testing/account-factories.ts';
import { makeUser } from '../../testing/factories.ts';
import type { Replies } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-client.tsx';

const battles = {
  total: '1',
  myreport: [{ Victories: '5', Drawn: '1', Loose: '2' }],
  data: [
    {
      opponent_id: '9',
      opponent_name: 'Ben',
      opponent_profile: '',
      mystatus: 'Draw',
      date_created: '2026-02-01T10:00:00Z',
    },
  ],
} as const;

function open(replies: Replies) {
  return renderApp({
    path: '/profile/statistics/',
    player: {},
    replies: { get_user_by_id: { data: makeUser({ rating: '1623.4' }) }, ...replies },
  });
}

describe('the statistics', () => {
  it('draw accuracy, categories and battles, each with its words', async () => {
    await open({
      get_users_statistics: { data: makeStatistics() },
      get_battle_statistics: { ...battles, myreport: [...battles.myreport], data: [...battles.data] },
    });
    expect(await screen.findByRole('img', { name: '75 % right: 30 of 40 questions' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Science: 90 % right' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'History: 40 % right' })).toBeVisible();
    const card = screen.getByRole('region', { name: 'Battles' });
    expect(await within(card).findByRole('img', { name: '5 won, 1 drawn, 2 lost' })).toBeVisible();
    const rating = await within(card).findByText('1,623');
    expect(rating.textContent).toBe('1,623?, provisional: more battles will settle it');
    expect(within(card).getByRole('listitem', { name: '' }).textContent).toMatch(/Ben.*Drawn$/);
  });

  it('show how much of each category was right, and the last 30 days as bars and as a table', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const { user } = await open({
      get_users_statistics: {
        data: makeStatistics({
          category_accuracy: [{ category_name: 'Maths', questions_answered: '8', correct_answers: '6' }],
          daily_activity: [
            { date: '2020-01-01', questions_answered: '99' },
            { date: today, questions_answered: '10' },
          ],
        }),
      },
      get_system_configurations: { data: { system_timezone: 'UTC' } },
    });
    expect(await screen.findByText('Maths: 75 % right, 6 of 8 questions')).toBeVisible();
    const words = '10 questions answered on 1 day in the last 30 days';
    expect(screen.getByRole('img', { name: words })).toBeVisible();
    await user.click(screen.getByText('Show as a table'));
    const [, newest, ...older] = screen.getAllByRole('row');
    expect(newest?.textContent).toMatch(/10$/);
    expect(older).toHaveLength(29);
  });

  it('show a rating without a mark once it is sure [B19]', async () => {
    await open({
      get_users_statistics: { data: makeStatistics() },
      get_battle_statistics: { ...battles, myreport: [...battles.myreport], data: [...battles.data] },
      get_user_by_id: { data: makeUser({ rating: '1623.4', rating_deviation: '80' }) },
    });
    expect((await screen.findByText('1,623')).textContent).toBe('1,623');
  });

  it('know no weak category yet', async () => {
    await open({ get_users_statistics: { data: makeStatistics({ weak_category: '0', ratio2: '0' }) } });
    expect(await screen.findByRole('img', { name: 'Needs practice: Not known yet' })).toBeVisible();
  });

  it('are empty for a newcomer, who is shown the way to play and to battle', async () => {
    await open({
      get_users_statistics: { refuse: 'DATA_NOT_FOUND' },
      get_battle_statistics: { succeed: 'NO_MATCHES_PLAYED' },
    });
    expect(await screen.findByRole('heading', { name: 'Nothing to count yet' })).toBeVisible();
    expect((await screen.findByRole('link', { name: 'Battle someone' })).getAttribute('href')).toBe(
      '/random-battle/',
    );
  });

  it('offer a retry when they do not load', async () => {
    const { user, api } = await open({
      get_users_statistics: { fail: true },
      get_battle_statistics: { succeed: 'NO_MATCHES_PLAYED' },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.answer({ get_users_statistics: { data: makeStatistics() } });
    await user.click(retry);
    expect(await screen.findByText('Science')).toBeVisible();
  });
});
