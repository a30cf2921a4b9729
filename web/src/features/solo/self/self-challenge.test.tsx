import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeCategory } from '../../../testing/factories.ts';
import type { Replies } from '../../../testing/fake-api.ts';
import {
  createFakeAttempt,
  type FakeAttemptOptions,
  type FakeQuestion,
} from '../../../testing/fake-attempt.ts';
import { makeSubcategory } from '../../../testing/play-factories.ts';
import { renderApp } from '../../../testing/render-client.tsx';

const gold: FakeQuestion = { text: 'What is the symbol of gold?', options: ['Au', 'Ag', 'Gd'], right: 'a' };
const tin: FakeQuestion = { text: 'What is the symbol of tin?', options: ['Ti', 'Sn', 'Tn'], right: 'b' };
const ice: FakeQuestion = { text: 'Ice floats on water.', options: ['True', 'False'], right: 'a' };
const free = { canChange: true };

const attempt = (options: Partial<FakeAttemptOptions> = {}) =>
  createFakeAttempt({
    questions: [gold, tin, ice],
    source: 'get_questions_for_self_challenge',
    quizType: 'self_challenge',
    leftMs: 180_000,
    free,
    ...options,
  });

function play(options: Partial<FakeAttemptOptions> = {}, replies: Replies = {}) {
  return renderApp({
    path: '/self-learning/science/chemistry/play/5/3/',
    player: {},
    replies: { ...attempt(options), ...replies },
  });
}

const question = (text: string) => screen.findByRole('heading', { level: 1, name: text });
const option = (name: RegExp) => screen.getByRole('button', { name });
const place = (name: string) => screen.findByRole('button', { name });

describe('setting up a challenge', () => {
  const catalogue: Replies = {
    get_categories: {
      data: [
        makeCategory(),
        makeCategory({
          id: '2',
          slug: 'vip',
          category_name: 'VIP',
          is_premium: '1',
          has_unlocked: '0',
          coins: '40',
        }),
      ],
    },
    get_subcategory_by_maincategory: { data: [makeSubcategory()] },
    ...attempt(),
  };

  it('asks for what is missing, then opens as many questions within as many minutes', async () => {
    const { user, api, path } = await renderApp({ path: '/self-learning/', player: {}, replies: catalogue });
    const start = await screen.findByRole('button', { name: 'Start the challenge' });
    await user.click(start);
    expect(await screen.findByText('Please fill in all details')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Category'), 'Science');
    await user.selectOptions(
      await screen.findByLabelText('Topic'),
      await screen.findByRole('option', { name: 'Chemistry' }),
    );
    await user.click(start);
    expect(await screen.findByText('Select number of questions')).toBeVisible();
    await user.click(within(screen.getByRole('group', { name: 'Questions' })).getByLabelText('15'));
    await user.click(start);
    expect(await screen.findByText('Select time')).toBeVisible();
    await user.click(within(screen.getByRole('group', { name: 'Minutes' })).getByLabelText('9'));
    await user.click(start);
    await question(gold.text);
    expect(path()).toBe('/self-learning/science/chemistry/play/15/9/');
    const opened = api.calls.find(({ name }) => name === 'get_questions_for_self_challenge');
    expect(opened?.fields).toMatchObject({
      category_slug: 'science',
      subcategory_slug: 'chemistry',
      limit: '15',
      minutes: '9',
    });
  });

  it('offers to unlock a premium category instead of its topics', async () => {
    const { user } = await renderApp({ path: '/self-learning/', player: {}, replies: catalogue });
    await user.selectOptions(await screen.findByLabelText('Category'), 'VIP (locked)');
    expect(screen.getByRole('button', { name: /VIP.*Unlock for 40 coins/ })).toBeVisible();
    expect(screen.queryByLabelText('Topic')).toBeNull();
  });
});

describe('playing a challenge', () => {
  it('lets the player move, answer and change answers in any order, and saves each', async () => {
    const { user, api } = await play();
    await question(gold.text);
    // The board says what the dots would say.
    expect(screen.queryByRole('img', { name: 'Question 1 of 3' })).toBeNull();
    await user.click(option(/Ag/));
    expect(await place('Question 1, saved')).toBeVisible();
    await user.click(option(/Au/));
    await waitFor(() =>
      expect(
        api.calls.filter(({ name }) => name === 'submit_answer').map(({ fields }) => fields.answer),
      ).toEqual(['b', 'a']),
    );
    await user.click(screen.getByRole('button', { name: 'Question 3, not answered' }));
    await question(ice.text);
    await user.keyboard('{ArrowLeft}');
    await question(tin.text);
    await user.keyboard('b');
    expect(await place('Question 2, saved')).toBeVisible();
    expect(screen.queryByText(/Right!|Not quite/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await question(gold.text);
    expect(option(/Au/).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is handed in once the player says so twice, and names what is unanswered', async () => {
    const { user, path } = await play();
    await question(gold.text);
    await user.click(option(/Au/));
    await user.click(screen.getByRole('button', { name: 'Hand in' }));
    const dialog = screen.getByRole('dialog', { name: 'Hand in now?' });
    expect(dialog).toHaveTextContent('2 questions have no answer yet.');
    await user.click(within(dialog).getByRole('button', { name: 'Hand in' }));
    await waitFor(() => expect(path()).toBe('/self-learning/science/chemistry/play/5/3/result/attempt-1/'));
  });

  it('ends with a plain result whose review is free', async () => {
    const result = { quiz_type: 'self_challenge', is_won: false, opened_level: null } as const;
    const { user } = await renderApp({
      path: '/self-learning/science/chemistry/play/5/3/result/attempt-1/',
      player: {},
      replies: attempt({ given: ['a', 'a', ''], result: { ...result, correctAnswer: 1, winningPer: 33 } }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Done!' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Review' }));
    expect(await screen.findByText('1 of 3 right')).toBeVisible();
  });

  it('goes on where it was after a reload', async () => {
    await play({ given: ['a'] });
    await question(tin.text);
    expect(await place('Question 1, saved')).toBeVisible();
  });

  it('ends when its time is over', async () => {
    const { path } = await play({ leftMs: 300 });
    await waitFor(() => expect(path()).toContain('/result/attempt-1/'));
  });

  it('keeps answers given offline, and hands them in once the link is back', async () => {
    const replies = attempt();
    const { user, api, path } = await play({}, { submit_answer: { fail: true } });
    await question(gold.text);
    await user.click(option(/Au/));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await question(tin.text);
    await user.click(option(/Sn/));
    expect(await screen.findByText('No connection. We keep trying to send your answer.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Question 2, saving' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hand in' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hand in' }));
    expect(await screen.findByText('Your answers are being handed in')).toBeVisible();
    expect(path()).not.toContain('result');
    api.calls.length = 0;
    api.answer(replies);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(path()).toContain('/result/attempt-1/'));
    const sent = api.calls.filter(({ name }) => name === 'submit_answer');
    expect(sent.map(({ fields }) => [fields.question_id, fields.answer])).toEqual([
      ['q1', 'a'],
      ['q2', 'b'],
    ]);
  });

  it('ends when the server says that an answer came after the end', async () => {
    const over = { recorded: true as const, timed_out: true, given: '', next: null, now: Date.now() };
    const { user, path } = await play({}, { submit_answer: { data: over } });
    await question(gold.text);
    await user.click(option(/Au/));
    await waitFor(() => expect(path()).toContain('/result/attempt-1/'));
  });

  it('says why a challenge is not opened', async () => {
    await play({}, { get_questions_for_self_challenge: { refuse: 'NOT_ALLOWED' } });
    expect(await screen.findByText(/This category is locked/)).toBeVisible();
  });
});
