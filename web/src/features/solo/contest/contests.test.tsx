import { contestLeaderboardRow, contestRow } from '@quiz-arena/contract/actions/contests';
import type { ErrorName } from '@quiz-arena/contract/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { factory } from '../../../testing/factories.ts';
import type { Replies } from '../../../testing/fake-api.ts';
import { createFakeAttempt } from '../../../testing/fake-attempt.ts';
import { renderApp } from '../../../testing/render-client.tsx';

const makeContest = factory(contestRow, {
  id: '3',
  language_id: '14',
  name: 'Daily Sprint',
  start_date: '2026-01-05T09:00:00Z',
  end_date: '2126-01-05T09:00:00Z',
  description: 'Ten questions',
  image: '',
  entry: '2',
  prize_status: '0',
  status: '1',
  points: [{ top_winner: '1', points: '20' }],
  top_users: '1',
  participants: '4',
});
const makeRank = factory(contestLeaderboardRow, {
  id: '1',
  user_id: '1',
  contest_id: '3',
  questions_attended: '10',
  correct_answers: '8',
  score: '24',
  last_updated: '2026-01-05T09:00:00Z',
  name: 'Ben',
  profile: '',
  user_rank: '1',
});
const gold = { text: 'What is the symbol of gold?', options: ['Au', 'Ag', 'Gd'], right: 'a' };
const attempt = createFakeAttempt({
  questions: [gold],
  source: 'get_questions_by_contest',
  quizType: 'contest',
  answerMode: 2,
  coins: 8,
  result: { quiz_type: 'contest', is_won: false, opened_level: null },
});

const contests: Replies = {
  get_contest: {
    live_contest: { error: false, message: '118', data: [makeContest()] },
    past_contest: { error: false, message: '117', data: [makeContest({ id: '2', name: 'Old Cup' })] },
    upcoming_contest: { error: true, message: '114' },
  },
  get_user_coin_score: { data: { coins: '8', score: '0' } },
  ...attempt,
};

function open(path: string, replies: Replies = {}, coins = 10) {
  return renderApp({ path, player: { coins }, replies: { ...contests, ...replies } });
}

describe('contests', () => {
  it('are live, past or upcoming, with entry, players and prizes', async () => {
    const { user } = await open('/contest-play/');
    const live = await screen.findByRole('region', { name: 'Daily Sprint' });
    expect(live).toHaveTextContent(/Entry 2 coins.*4 players/);
    expect(within(live).getByText('Place 1: 20 coins')).toBeVisible();
    await user.click(screen.getByLabelText('Past'));
    expect(await screen.findByRole('region', { name: 'Old Cup' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
    await user.click(screen.getByLabelText('Upcoming'));
    expect(await screen.findByText('No upcoming contest')).toBeVisible();
  });

  it('tell the fee before it is paid, show the balance after it, and reveal nothing', async () => {
    const { user, store, path } = await open('/contest-play/');
    await user.click(await screen.findByRole('button', { name: 'Play Daily Sprint' }));
    const dialog = screen.getByRole('dialog', { name: 'Enter Daily Sprint?' });
    expect(dialog).toHaveTextContent('The entry costs 2 coins. You have 10, and one chance.');
    await user.click(within(dialog).getByRole('button', { name: 'Enter' }));
    await screen.findByRole('heading', { level: 1, name: gold.text });
    await waitFor(() => expect(store.getState().session.user?.coins).toBe(8));
    await user.click(screen.getByRole('button', { name: /Au/ }));
    expect(await screen.findByText('Answer saved', { selector: 'section *' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See your result' }));
    await waitFor(() => expect(path()).toBe('/contest-play/3/play/result/attempt-1/'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Done!' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leaderboard' })).toHaveAttribute(
      'href',
      '/contest-play/3/leaderboard/',
    );
  });

  it('let nobody in who has too few coins', async () => {
    const { user, path, api } = await open('/contest-play/', {}, 1);
    await user.click(await screen.findByRole('button', { name: 'Play Daily Sprint' }));
    await user.click(screen.getByRole('button', { name: 'Enter' }));
    expect(await screen.findByText("You don't have enough coins")).toBeVisible();
    expect(path()).toBe('/contest-play/');
    expect(api.calls.some(({ name }) => name === 'get_questions_by_contest')).toBe(false);
  });

  it.each([
    ['NOT_ENOUGH_COINS', "You don't have enough coins"],
    ['ALREADY_PLAYED', 'You have already played'],
    ['NOT_ALLOWED', 'This contest is not running'],
    ['DATA_NOT_FOUND', 'Document does not exist'],
  ] satisfies [ErrorName, string][])('explain %s', async (refuse, words) => {
    await open('/contest-play/3/play/', { get_questions_by_contest: { refuse } });
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All contests' })).toHaveAttribute('href', '/contest-play/');
  });

  it('have a leaderboard with the own place always in view', async () => {
    const own = makeRank({ user_id: '7', name: 'Amira', user_rank: '30', score: '4' });
    await open('/contest-play/3/leaderboard/', {
      get_contest_leaderboard: {
        total: '30',
        my_rank: own,
        data: [makeRank()],
        top_three_ranks: [makeRank()],
      },
    });
    await screen.findByText('Ben');
    const rows = screen.getAllByRole('listitem');
    const ranks = rows.map((row) => row.textContent ?? '').filter((text) => text.includes('Place'));
    expect(ranks).toEqual([expect.stringContaining('Ben'), expect.stringMatching(/Place 30.*Amira.*You/)]);
    expect(screen.getByText('Daily Sprint')).toBeVisible();
  });

  it('say that nobody has finished yet', async () => {
    await open('/contest-play/3/leaderboard/', { get_contest_leaderboard: { refuse: 'DATA_NOT_FOUND' } });
    expect(await screen.findByText('Nobody has finished this contest yet.')).toBeVisible();
  });

  it('keep their answers to themselves as long as others can play them', async () => {
    const { user } = await open('/contest-play/3/play/review/attempt-1/', {
      get_review: { refuse: 'NOT_ALLOWED' },
    });
    await user.click(await screen.findByRole('button', { name: 'Show for 10 coins' }));
    expect(await screen.findByText('The answers come later')).toBeVisible();
  });
});
