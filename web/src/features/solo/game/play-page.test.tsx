import { lifelines } from '@quiz-arena/contract/lifelines';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeLevelData } from '../../../testing/factories.ts';
import type { Replies } from '../../../testing/fake-api.ts';
import {
  createFakeAttempt,
  type FakeAttemptOptions,
  type FakeQuestion,
} from '../../../testing/fake-attempt.ts';
import { renderApp } from '../../../testing/render-client.tsx';

const plants: FakeQuestion = {
  text: 'Which gas do plants take in?',
  options: ['Oxygen', 'Carbon dioxide', 'Nitrogen', 'Hydrogen'],
  right: 'b',
  note: 'Leaves take it in through tiny pores.',
};
const gold: FakeQuestion = {
  text: 'What is the symbol of gold?',
  options: ['Au', 'Ag', 'Gd', 'Go'],
  right: 'a',
  note: '',
};
const ice: FakeQuestion = { text: 'Ice floats on water.', options: ['True', 'False'], right: 'a', note: '' };

const levels = { get_level_data: { data: makeLevelData() } } satisfies Replies;

function play(attempt: Partial<FakeAttemptOptions> = {}, replies: Replies = {}, coins = 100) {
  return renderApp({
    path: '/quiz-zone/science/chemistry/level/2/',
    player: { coins },
    replies: { ...levels, ...createFakeAttempt({ questions: [plants, gold, ice], ...attempt }), ...replies },
  });
}

const question = (text: string) => screen.findByRole('heading', { level: 1, name: text });
const option = (name: RegExp) => screen.getByRole('button', { name });
const lifeline = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Lifelines' })).getByRole('button', { name });

describe('playing a level', () => {
  it('tells that an answer was right, with its points and why', async () => {
    const { user, api } = await play();
    await question(plants.text);
    await user.click(option(/Carbon dioxide/));
    expect(await screen.findByText('Right!', { selector: 'section *' })).toBeVisible();
    expect(option(/Carbon dioxide/).textContent).toContain('Right · Yours');
    expect(screen.getByText('4 points')).toBeVisible();
    expect(screen.getByText(plants.note ?? '', { selector: 'section *' })).toBeVisible();
    expect(api.calls.find(({ name }) => name === 'submit_answer')?.fields).toEqual({
      attempt_id: 'attempt-1',
      question_id: 'q1',
      answer: 'b',
    });
  });

  it('shows the right answer beside a wrong one and goes on with Next', async () => {
    const { user } = await play();
    await question(plants.text);
    await user.click(option(/Oxygen/));
    expect(await screen.findByText(/^Not quite Right answer: B, Carbon dioxide/)).toBeVisible();
    expect(option(/Oxygen/).textContent).toContain('Wrong · Yours');
    expect(option(/Carbon dioxide/).textContent).toContain('Right');
    expect(screen.getByText('-4 points')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await question(gold.text)).toBeVisible();
    expect(screen.getByText('Question 2 of 3')).toBeVisible();
  });

  it('says that the time is up and records no answer', async () => {
    const { api } = await play({ leftMs: 250 });
    await question(plants.text);
    expect(await screen.findByText('Time is up', { selector: 'section *' })).toBeVisible();
    const sent = api.calls.find(({ name }) => name === 'submit_answer');
    expect(sent?.fields).toEqual({ attempt_id: 'attempt-1', question_id: 'q1' });
    expect(option(/Carbon dioxide/).textContent).toContain('Right');
  });

  it('colours only the chosen option in answer mode 1 and tells nothing in mode 2', async () => {
    const { user, unmount } = await play({ answerMode: 1 });
    await question(plants.text);
    await user.click(option(/Oxygen/));
    expect(await screen.findByText('Not quite', { selector: 'section *' })).toBeVisible();
    expect(option(/Carbon dioxide/).textContent).not.toContain('Right');
    unmount();
    const second = await play({ answerMode: 2 });
    await question(plants.text);
    await second.user.click(option(/Oxygen/));
    expect(await screen.findByText('Answer saved', { selector: 'section *' })).toBeVisible();
    expect(option(/Oxygen/).textContent).toContain('Chosen');
  });

  it('is played by keys alone: a letter or a number answers, Enter goes on, L reaches the lifelines', async () => {
    const { user } = await play();
    await question(plants.text);
    await user.keyboard('l');
    expect(document.activeElement).toBe(lifeline(/50 : 50/));
    await user.keyboard('b');
    expect(await screen.findByText('Right!', { selector: 'section *' })).toBeVisible();
    await user.keyboard('{Enter}');
    await question(gold.text);
    await user.keyboard('2');
    expect(await screen.findByText('Not quite', { selector: 'section *' })).toBeVisible();
  });

  it('goes on by itself after the pause, and ends with the result', async () => {
    const { user, path } = await play({ questions: [gold, ice] });
    await question(gold.text);
    await user.click(option(/Au/));
    await screen.findByRole('heading', { level: 1, name: ice.text }, { timeout: 3000 });
    expect(screen.getByRole('group', { name: 'Answers' }).querySelectorAll('button')).toHaveLength(2);
    await user.click(option(/True/));
    await waitFor(() => expect(path()).toBe('/quiz-zone/science/chemistry/level/2/result/attempt-1/'), {
      timeout: 3000,
    });
  });

  it('resumes where the player was: answers given, lifelines used, the same question', async () => {
    await play({
      given: ['b'],
      lifelinesUsed: [
        { lifeline: lifelines.fiftyFifty, question_id: 'q2', effect: { options: ['a', 'c'] } },
        { lifeline: lifelines.doubleCoins, question_id: 'q1', effect: { armed: true } },
      ],
    });
    await question(gold.text);
    expect(screen.getByText('4 points')).toBeVisible();
    expect(option(/Ag/)).toHaveProperty('disabled', true);
    expect(option(/Au/)).toHaveProperty('disabled', false);
    expect(lifeline(/50 : 50/).textContent).toContain('used');
    expect(lifeline(/Double/).textContent).toContain('active');
  });

  it('asks before quitting, and then leads back to the levels', async () => {
    const { user, path } = await play();
    await question(plants.text);
    await user.click(screen.getByRole('button', { name: 'Quit' }));
    const dialog = screen.getByRole('dialog', { name: 'Quit this quiz?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep playing' }));
    expect(path()).toContain('/level/2');
    await user.click(screen.getByRole('button', { name: 'Quit' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Quit' }));
    await waitFor(() => expect(path()).toMatch(/^\/quiz-zone\/science\/chemistry\/?$/));
  });

  it('remembers the place for Home', async () => {
    const { store } = await play();
    await question(plants.text);
    const place = { categorySlug: 'science', subcategorySlug: 'chemistry', categoryName: 'Science' };
    await waitFor(() => expect(store.getState().progress.lastPlace).toMatchObject(place));
  });
});

describe('lifelines', () => {
  it('charges a lifeline, shows what it does and marks it used', async () => {
    const { user, store } = await play({ effects: { [lifelines.fiftyFifty]: { options: ['b', 'd'] } } });
    await question(plants.text);
    await user.click(lifeline(/50 : 50/));
    await waitFor(() => expect(option(/Oxygen/)).toHaveProperty('disabled', true));
    expect(option(/Hydrogen/)).toHaveProperty('disabled', false);
    expect(store.getState().session.user?.coins).toBe(90);
    expect(lifeline(/50 : 50/).textContent).toContain('used');
  });

  it('refuses fifty-fifty after the poll in clear words, without asking the server', async () => {
    const poll = { probability_a: 10, probability_b: 70, probability_c: 15, probability_d: 5 };
    const { user, api } = await play({ effects: { [lifelines.audiencePoll]: poll } });
    await question(plants.text);
    await user.click(lifeline(/Poll/));
    expect(await screen.findByText('70 %')).toBeVisible();
    await user.click(lifeline(/50 : 50/));
    expect(screen.getByText('50 : 50 cannot be used after Poll on the same question.')).toBeVisible();
    expect(api.calls.filter(({ name }) => name === 'use_lifeline')).toHaveLength(1);
  });

  it('says when the coins are short, before and after the server was asked', async () => {
    const { user } = await play({}, {}, 5);
    await question(plants.text);
    await user.click(lifeline(/Skip/));
    expect(screen.getByText("You don't have enough coins")).toBeVisible();
  });

  it('shows the reason when the server refuses', async () => {
    const { user } = await play({}, { use_lifeline: { refuse: 'NOT_ENOUGH_COINS' } });
    await question(plants.text);
    await user.click(lifeline(/Poll/));
    expect(await screen.findByText("You don't have enough coins")).toBeVisible();
    expect(lifeline(/Poll/).getAttribute('aria-disabled')).toBe('false');
  });

  it('skips to the next question', async () => {
    const { user } = await play({ effects: { [lifelines.skip]: { skipped: true } } });
    await question(plants.text);
    await user.click(lifeline(/Skip/));
    expect(await question(gold.text)).toBeVisible();
  });

  it('gives the time anew', async () => {
    const deadline = Date.now() + 30_000;
    const { user } = await play({ leftMs: 9000, effects: { [lifelines.resetTimer]: { deadline } } });
    await question(plants.text);
    expect(screen.getByRole('timer').textContent).toBe('00:09');
    await user.click(lifeline(/Reset time/));
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/00:(29|30)/));
  });

  it('doubles coins only on a level that has not paid', async () => {
    const { user } = await play({}, { get_level_data: { data: makeLevelData({ level: '3' }) } });
    await question(plants.text);
    await waitFor(() => expect(lifeline(/Double/).getAttribute('aria-disabled')).toBe('true'));
    await user.click(lifeline(/Double/));
    expect(screen.getByText(/This level has paid its coins already/)).toBeVisible();
  });
});

describe('when the network or the server says no', () => {
  it('keeps an answer that could not be sent, says so, and sends it once the network is back', async () => {
    const attempt = createFakeAttempt({ questions: [plants, gold] });
    const { user, api } = await play({}, { ...attempt, submit_answer: { fail: true } });
    await question(plants.text);
    await user.click(option(/Carbon dioxide/));
    expect(await screen.findByText('No connection. We keep trying to send your answer.')).toBeVisible();
    expect(option(/Carbon dioxide/).textContent).toContain('Chosen');
    api.answer(attempt);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Right!', { selector: 'section *' })).toBeVisible();
    expect(screen.queryByText(/No connection/)).toBeNull();
  });

  it('says that an answer is on its way over a slow link', async () => {
    const attempt = createFakeAttempt({ questions: [plants, gold] });
    const { user, api } = await play({}, attempt);
    await question(plants.text);
    const fetched = Promise.withResolvers<undefined>();
    vi.spyOn(api, 'beforeReply').mockReturnValue(fetched.promise);
    await user.click(option(/Carbon dioxide/));
    expect(await screen.findByText(/Your answer is on its way/)).toBeVisible();
    fetched.resolve(undefined);
    expect(await screen.findByText('Right!', { selector: 'section *' })).toBeVisible();
    expect(screen.queryByText(/Your answer is on its way/)).toBeNull();
  });

  it('shows the answer that counts where the question was answered in another tab', async () => {
    const next = { question_id: 'q2', index: 1, starts_at: 0, deadline: Date.now() + 20_000 };
    const first = { given: 'b', is_correct: true, correct_answer: 'b', note: '' };
    const taken = { recorded: true as const, timed_out: false, next, now: Date.now(), ...first };
    const { user } = await play({ questions: [plants, gold] }, { submit_answer: { data: taken } });
    await question(plants.text);
    await user.click(option(/Oxygen/));
    expect(await screen.findByText('Right!', { selector: 'section *' })).toBeVisible();
    expect(option(/Carbon dioxide/).textContent).toContain('Right · Yours');
    expect(option(/Oxygen/).textContent).not.toContain('Yours');
  });

  it('follows the server where it has moved on', async () => {
    const next = { question_id: 'q3', index: 2, starts_at: 0, deadline: Date.now() + 20_000 };
    const late = { recorded: true as const, timed_out: true, given: '', next, now: Date.now() };
    const { user, api } = await play({}, { submit_answer: { data: late } });
    await question(plants.text);
    const resumed = createFakeAttempt({ questions: [plants, gold, ice], given: ['', ''] });
    api.answer(resumed);
    api.answer({ submit_answer: { data: late } });
    await user.click(option(/Carbon dioxide/));
    expect(await question(ice.text)).toBeVisible();
    expect(screen.getByText(/reached us after its time/)).toBeVisible();
  });

  it('ends when the server has closed the attempt', async () => {
    const over = { recorded: true as const, timed_out: true, given: '', next: null, now: Date.now() };
    const { user, path } = await play({}, { submit_answer: { data: over } });
    await question(plants.text);
    await user.click(option(/Oxygen/));
    await waitFor(() => expect(path()).toContain('/result/attempt-1'));
  });

  it.each([
    ['NOT_ALLOWED', 'This level is still locked'],
    ['DATA_NOT_FOUND', 'No questions found'],
    ['MAINTENANCE', 'Quiz Arena is under maintenance. Please come back soon.'],
  ] as const)('explains %s', async (refuse, words) => {
    await play({}, { get_questions_by_level: { refuse } });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('offers to try again when nothing came back', async () => {
    const { user, api } = await play({}, { get_questions_by_level: { fail: true } });
    await screen.findByText('That did not load');
    api.answer(createFakeAttempt({ questions: [plants] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await question(plants.text)).toBeVisible();
  });

  it('logs out and goes home on a 401', async () => {
    const { path, store } = await play({}, { get_questions_by_level: { refuse: 'UNAUTHORIZED' } });
    await waitFor(() => expect(path()).toBe('/'));
    expect(store.getState().session.isLoggedIn).toBe(false);
  });
});
