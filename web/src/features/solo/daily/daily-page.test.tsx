import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Replies } from '../../../testing/fake-api.ts';
import { createFakeAttempt, type FakeQuestion } from '../../../testing/fake-attempt.ts';
import { renderApp } from '../../../testing/render-client.tsx';

const sun: FakeQuestion = { text: 'The Sun is a star.', options: ['True', 'False'], right: 'a' };
const badges = {
  data: [
    {
      id: '12',
      language_id: '14',
      type: 'thirsty' as const,
      badge_label: 'Thirsty',
      badge_note: '',
      badge_reward: '1',
      badge_icon: '',
      badge_counter: '30',
      status: '0' as const,
      badge_progress: '4',
    },
  ],
};

function open(path: string, replies: Replies = {}) {
  const attempt = createFakeAttempt({ questions: [sun], source: 'get_daily_quiz', quizType: '1.1' });
  return renderApp({ path, player: {}, replies: { get_user_badges: badges, ...attempt, ...replies } });
}

describe('the daily quiz', () => {
  it('shows the days in a row and leads to the questions', async () => {
    const { user } = await open('/quiz-play/daily-quiz-dashboard/');
    expect(await screen.findByRole('heading', { name: '4 days in a row' })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '4 of 30 days' })).toHaveAttribute('aria-valuenow', '4');
    await user.click(screen.getByRole('link', { name: 'Start' }));
    expect(await screen.findByRole('heading', { level: 1, name: sun.text })).toBeVisible();
  });

  it('is settled as a daily quiz and cannot be played again', async () => {
    const { user, api, path } = await open('/quiz-play/daily-quiz-dashboard/play/');
    await screen.findByRole('heading', { level: 1, name: sun.text });
    await user.click(screen.getByRole('button', { name: /True/ }));
    await waitFor(() => expect(path()).toBe('/quiz-play/daily-quiz-dashboard/play/result/attempt-1/'), {
      timeout: 3000,
    });
    expect(await screen.findByRole('link', { name: /Review/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Play again' })).toBeNull();
    expect(api.calls.find(({ name }) => name === 'set_quiz_coin_score')?.fields).toEqual({
      quiz_type: '1.1',
      attempt_id: 'attempt-1',
    });
  });

  it('says when it was played today', async () => {
    await open('/quiz-play/daily-quiz-dashboard/play/', {
      get_daily_quiz: { refuse: 'ALREADY_PLAYED_TODAY' },
    });
    expect(await screen.findByRole('heading', { name: 'You have already played' })).toBeVisible();
    expect(screen.getByText('The next quiz comes tomorrow. See you then.')).toBeVisible();
  });

  it('leads home where the mode is switched off', async () => {
    const { path } = await open('/quiz-play/daily-quiz-dashboard/', {
      get_system_configurations: { data: { daily_quiz_mode: '0' } },
    });
    await waitFor(() => expect(path()).toBe('/'));
  });
});
