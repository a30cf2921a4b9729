import { userId } from '@quiz-arena/contract/ids';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OpenPathsProvider } from '../../shared/routing/open-paths.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { levelOpened } from '../../shared/session/progress-slice.ts';
import { interfaceLanguageChosen } from '../../shared/settings/preferences-slice.ts';
import { makeBadges } from '../../testing/account-factories.ts';
import { makeCategory, makeLeader, makeLevelData } from '../../testing/factories.ts';
import { makeContest, makeHomeSettings } from '../../testing/home-factories.ts';
import { type RenderOptions, renderInClient } from '../../testing/render-client.tsx';
import { greetingKey } from './greeting.ts';
import { HomePage } from './home-page.tsx';

function renderHome(options: RenderOptions, open: readonly string[] = Object.values(paths)) {
  return renderInClient(
    <OpenPathsProvider value={new Set(open)}>
      <HomePage />
    </OpenPathsProvider>,
    options,
  );
}

const leaders = ['Ben', 'Cleo', 'Dan'].map((name, index) =>
  makeLeader({ id: `${index + 1}`, user_id: userId.parse(`${index + 1}`), name, user_rank: `${index + 1}` }),
);

describe('home', () => {
  it('greets a guest and offers an account', async () => {
    await renderHome({ replies: { get_categories: { data: [makeCategory()] } } });
    expect(screen.getByText('Hello Guest')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/auth/sign-up/');
    expect(await screen.findByRole('link', { name: /Science/ })).toHaveAttribute(
      'href',
      '/quiz-zone/science/',
    );
    expect(screen.queryByRole('heading', { name: "Today's top three" })).toBeNull();
  });

  it('continues the last level in one tap', async () => {
    const { store } = await renderHome({
      player: {},
      replies: { get_level_data: { data: makeLevelData() } },
    });
    store.dispatch(
      levelOpened({
        categorySlug: 'science',
        categoryName: 'Science',
        subcategorySlug: '',
        subcategoryName: '',
      }),
    );
    expect(await screen.findByText('Level 2 of 4 · 10 questions · up to 4 coins')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Levels won: 1 of 4' })).toHaveAttribute(
      'aria-valuenow',
      '1',
    );
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/quiz-zone/science/');
  });

  it("shows today's first three in their order", async () => {
    const board = { total: '3', data: { my_rank: null, other_users_rank: [], top_three_ranks: leaders } };
    await renderHome({ player: {}, replies: { get_daily_leaderboard: board } });
    const region = await screen.findByRole('region', { name: "Today's top three" });
    const rows = await within(region).findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Ben'),
      expect.stringContaining('Cleo'),
      expect.stringContaining('Dan'),
    ]);
  });

  it('says what waits today: the daily quiz and its run of days, the streak, a live contest', async () => {
    const days = (type: string) => (type === 'streak' ? '9' : type === 'thirsty' ? '4' : '0');
    await renderHome({
      player: {},
      replies: {
        get_user_badges: {
          data: makeBadges().map((badge) => ({ ...badge, badge_progress: days(badge.type) })),
        },
        get_contest: {
          live_contest: { error: false, message: '118', data: [makeContest({ name: 'Capitals Cup' })] },
          past_contest: { error: true, message: '116' },
          upcoming_contest: { error: true, message: '114' },
        },
      },
    });
    expect(await screen.findByRole('link', { name: /Daily quiz.*Played 4 days in a row/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: /9 days in a row/ })).toHaveAttribute(
      'href',
      '/profile/badges/',
    );
    expect(await screen.findByRole('link', { name: /Capitals Cup.*Live/ })).toHaveAttribute(
      'href',
      '/contest-play/',
    );
  });

  it('shows the slides and those sections that the operator has switched on', async () => {
    await renderHome({
      replies: { get_web_home_settings: { data: makeHomeSettings({ section_2_mode: '0' }) } },
    });
    expect(await screen.findByText('slide title')).toBeVisible();
    expect(screen.getByRole('region', { name: 'section1_heading' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'section3_title4' })).toBeVisible();
    expect(screen.queryByText('section2_heading')).toBeNull();
  });

  it('says what the operator says in the language of the interface, whatever the questions are in', async () => {
    const { api, store } = await renderHome({
      replies: {
        get_languages: { data: [{ id: '16', language: 'Deutsch', code: 'de', default_active: '0' }] },
        get_web_home_settings: ({ language_id }) => ({
          data: makeHomeSettings({ section1_heading: `in ${language_id}` }),
        }),
      },
    });
    expect(await screen.findByRole('region', { name: 'in 14' })).toBeVisible();
    act(() => {
      store.dispatch(interfaceLanguageChosen({ name: 'german', code: 'de', isRightToLeft: false }));
    });
    expect(await screen.findByRole('region', { name: 'in 16' })).toBeVisible();
    expect(api.calls.filter(({ name }) => name === 'get_web_home_settings')).toHaveLength(2);
  });

  it('offers no way to play that has no page', async () => {
    await renderHome({ player: {} }, [paths.home]);
    expect(screen.queryByRole('link', { name: /Find an opponent/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Quiz Zone/ })).toBeNull();
    expect(screen.getByText('No quizzes available, please enable Quiz')).toBeVisible();
  });

  it('offers a retry when the categories do not load', async () => {
    const { user, api } = await renderHome({ replies: { get_categories: { fail: true } } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.answer({ get_categories: { data: [makeCategory()] } });
    await user.click(retry);
    expect(await screen.findByRole('link', { name: /Science/ })).toBeVisible();
  });

  it.each([
    [4, 'home.goodEvening'],
    [5, 'home.goodMorning'],
    [12, 'home.goodAfternoon'],
    [18, 'home.goodEvening'],
  ])('at %i o’clock says %s', (hour, key) => {
    expect(greetingKey(hour)).toBe(key);
  });
});
