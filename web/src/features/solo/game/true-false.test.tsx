import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeAttempt, type FakeQuestion } from '../../../testing/fake-attempt.ts';
import { renderApp } from '../../../testing/render-client.tsx';

const moon: FakeQuestion = { text: 'The Moon has its own light.', options: ['True', 'False'], right: 'b' };

describe('True & False', () => {
  it('is played by keys to a result that leads to another game', async () => {
    const attempt = createFakeAttempt({
      questions: [moon],
      source: 'get_questions_by_type',
      quizType: '1.2',
    });
    const { user, api, path } = await renderApp({
      path: '/quiz-play/true-and-false-play/',
      player: {},
      replies: attempt,
    });
    await screen.findByRole('heading', { level: 1, name: moon.text });
    expect(screen.queryByRole('group', { name: 'Lifelines' })).toBeNull();
    await user.keyboard('2');
    expect(await screen.findByText('Right!', { selector: 'section *' })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/quiz-play/true-and-false-play/result/attempt-1/'));
    const again = await screen.findByRole('link', { name: 'Play again' });
    expect(again).toHaveAttribute('href', '/quiz-play/true-and-false-play/');
    const opened = api.calls.find(({ name }) => name === 'get_questions_by_type');
    expect(opened?.fields).toMatchObject({ type: '2' });
  });
});
