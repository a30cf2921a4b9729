import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Replies } from '../../testing/fake-api.ts';
import { makeAttemptState } from '../../testing/play-factories.ts';
import { renderApp } from '../../testing/render-client.tsx';

const saved = (id: string, question: string) => ({
  id: `1${id}`,
  user_id: '7',
  question_id: id,
  status: '1' as const,
  type: '1' as const,
  question,
});
const two: Replies = {
  get_bookmark: ({ type }) =>
    type === '1'
      ? {
          data: [saved('4', 'Which gas?'), saved('5', 'Which metal?')],
          attempt_id: '1',
          attempt: makeAttemptState({ quiz_type: 'bookmark' }),
        }
      : { refuse: 'DATA_NOT_FOUND' },
  set_bookmark: { succeed: 'DATA_UPDATED' },
};

const open = (replies: Replies) => renderApp({ path: '/profile/bookmarks/', player: {}, replies });

describe('the bookmarks', () => {
  it('list the saved questions and lead to practising them', async () => {
    await open(two);
    expect(await screen.findByText('Which gas?')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Practise 2 questions' });
    expect(link.getAttribute('href')).toBe('/play-bookmark-questions/1');
  });

  it('are removed at once, and put back while the list is open', async () => {
    const { user, api } = await open(two);
    await user.click(await screen.findByRole('button', { name: 'Remove from bookmarks: Which gas?' }));
    expect(await screen.findByRole('link', { name: 'Practise 1 question' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    await screen.findByRole('link', { name: 'Practise 2 questions' });
    const sent = api.calls.filter(({ name }) => name === 'set_bookmark').map(({ fields }) => fields);
    expect(sent).toEqual([
      { question_id: '4', status: '0', type: '1' },
      { question_id: '4', status: '1', type: '1' },
    ]);
  });

  it('stay in the list when they could not be removed', async () => {
    const { user } = await open({ ...two, set_bookmark: { fail: true } });
    await user.click(await screen.findByRole('button', { name: 'Remove from bookmarks: Which metal?' }));
    expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Practise 2 questions' })).toBeVisible());
  });

  it('say where they come from when there are none of a kind', async () => {
    const { user } = await open(two);
    await user.click(await screen.findByRole('radio', { name: 'Math Mania' }));
    expect(await screen.findByRole('heading', { name: 'No bookmarks here' })).toBeVisible();
  });
});
