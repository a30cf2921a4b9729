import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Replies } from '../../../testing/fake-api.ts';
import { createFakeAttempt, type FakeQuestion } from '../../../testing/fake-attempt.ts';
import { renderApp } from '../../../testing/render-client.tsx';

const gold: FakeQuestion = {
  text: 'What is the symbol of gold?',
  options: ['Au', 'Ag', 'Gd'],
  right: 'a',
  note: 'From the Latin aurum.',
};

const open = (path: string, replies: Replies) => renderApp({ path, player: {}, replies });

describe('bookmark play', () => {
  const replies = createFakeAttempt({ questions: [gold], source: 'get_bookmark', quizType: 'bookmark' });

  it('practises one kind of saved questions, and tells every answer', async () => {
    const { user, api } = await open('/play-bookmark-questions/', replies);
    await user.click(await screen.findByRole('link', { name: 'Quiz Zone' }));
    await screen.findByRole('heading', { level: 1, name: gold.text });
    expect(api.calls.find(({ name }) => name === 'get_bookmark')?.fields).toEqual({ type: '1' });
    await user.click(screen.getByRole('button', { name: /Ag/ }));
    expect(await screen.findByText('From the Latin aurum.', { selector: 'section *' })).toBeVisible();
    // A bookmark cannot be removed from here: what is practised would change under the player.
    expect(screen.queryByRole('button', { name: /^Saved?$/ })).toBeNull();
  });

  it('says how to get bookmarks where there are none', async () => {
    await open('/play-bookmark-questions/5/', { get_bookmark: { refuse: 'DATA_NOT_FOUND' } });
    expect(await screen.findByRole('heading', { name: 'No questions found' })).toBeVisible();
    expect(screen.getByText(/Save questions while you play/)).toBeVisible();
  });
});

describe('My Mistakes', () => {
  const attempt = createFakeAttempt({
    questions: [gold],
    source: 'get_mistakes',
    quizType: 'mistakes',
    result: { quiz_type: 'mistakes', is_won: true, opened_level: null, correctAnswer: 1, winningPer: 100 },
  });
  const source = attempt.get_mistakes;
  const replies: Replies = {
    ...attempt,
    ...(typeof source === 'function'
      ? { get_mistakes: (fields) => ({ ...source(fields), total: '1' }) }
      : {}),
  };

  it('opens nothing before it is started, and ends plainly with a free review', async () => {
    const { user, api } = await open('/my-mistakes/', replies);
    const start = await screen.findByRole('link', { name: 'Start' });
    expect(api.calls.some(({ name }) => name === 'get_mistakes')).toBe(false);
    await user.click(start);
    await screen.findByRole('heading', { level: 1, name: gold.text });
    await user.click(screen.getByRole('button', { name: /Au/ }));
    await user.click(await screen.findByRole('button', { name: 'See your result' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Done!' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Review' }));
    expect(await screen.findByText('1 of 1 right')).toBeVisible();
  });

  it('says that nothing is due', async () => {
    await open('/my-mistakes/play/', { get_mistakes: { refuse: 'DATA_NOT_FOUND' } });
    expect(await screen.findByRole('heading', { name: 'Nothing to repeat now' })).toBeVisible();
  });
});
