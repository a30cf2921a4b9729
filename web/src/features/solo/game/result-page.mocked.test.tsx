import { screen, waitFor, within } from '@testing-library/react';
import confetti from 'canvas-confetti';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawShareCard, type ShareCard } from '../../../quiz-play/share-card.ts';
import { makeLevelData } from '../../../testing/factories.ts';
import type { Replies } from '../../../testing/fake-api.ts';
import { createFakeAttempt } from '../../../testing/fake-attempt.ts';
import { makeSoloResult } from '../../../testing/play-factories.ts';
import { renderApp } from '../../../testing/render-client.tsx';

vi.mock('../../../quiz-play/share-card.ts', () => ({ drawShareCard: vi.fn() }));

const address = '/quiz-zone/science/chemistry/level/2/result/attempt-1';

function openResult(result: Parameters<typeof makeSoloResult>[0] = {}, replies: Replies = {}) {
  return renderApp({
    path: address,
    player: { coins: 100 },
    replies: {
      get_level_data: { data: makeLevelData({ level: '3' }) },
      get_user_coin_score: { data: { coins: '104', score: '24' } },
      set_quiz_coin_score: { data: makeSoloResult(result) },
      ...replies,
    },
  });
}

const lines = async () => {
  const region = await screen.findByRole('region', { name: 'What you earned' });
  return within(region)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

describe('the result of a level', () => {
  beforeEach(() => void vi.mocked(confetti.create).mockClear());
  afterEach(() => vi.unstubAllGlobals());

  it('says what was earned and why, line by line, with the badges that came with it', async () => {
    await openResult({ badges: ['dashing_debut'] });
    expect(await lines()).toEqual([
      '8 right answers+32 points',
      '2 wrong or missed−8 points',
      'New level, full reward at 80 %+4 coins',
      'Badge unlockedDashing Debut',
    ]);
    expect(screen.getByRole('heading', { name: 'Level 2 won!' })).toBeVisible();
    expect(screen.getByText('Level 3 is open now.')).toBeVisible();
    expect(screen.getByRole('img', { name: '80 %, 8 of 10 right' })).toBeVisible();
  });

  it('settles the attempt of its address and brings the balance up to date', async () => {
    const { api, store } = await openResult();
    await lines();
    expect(api.calls.find(({ name }) => name === 'set_quiz_coin_score')?.fields).toEqual({
      quiz_type: '1',
      attempt_id: 'attempt-1',
    });
    await waitFor(() => expect(store.getState().session.user).toMatchObject({ coins: 104, score: 24 }));
  });

  it('throws confetti for a win only', async () => {
    const { unmount } = await openResult();
    await waitFor(() => expect(confetti.create).toHaveBeenCalledTimes(1));
    unmount();
    await openResult({ is_won: false, opened_level: null, winningPer: 20, correctAnswer: 2 });
    await screen.findByRole('heading', { name: 'Not this time' });
    expect(screen.getByText(/You need 30 % to win/)).toBeVisible();
    expect(confetti.create).toHaveBeenCalledTimes(1);
  });

  it('leaves the confetti away where motion is not wanted', async () => {
    const { matchMedia } = window;
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...matchMedia(query),
      matches: query.includes('reduce'),
    }));
    await openResult();
    await lines();
    expect(confetti.create).not.toHaveBeenCalled();
  });

  it('leads to the next level, the same again, the review with its price, and all levels', async () => {
    await openResult();
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await lines();
    expect(link('Level 3')).toBe('/quiz-zone/science/chemistry/level/3/');
    expect(link('Play again')).toBe('/quiz-zone/science/chemistry/level/2/');
    expect(link('Review the answers for 10 coins')).toBe(
      '/quiz-zone/science/chemistry/level/2/review/attempt-1/',
    );
    expect(link('All levels')).toBe('/quiz-zone/science/chemistry/');
  });

  it('tells the other lines of the contract in words too', async () => {
    await openResult({
      opened_level: null,
      lines: [
        { title: 'correct_answers', coins: 0, score: 0 },
        { title: 'already_paid', coins: 0, score: 0 },
        { title: 'lifelines', coins: -20, score: 0 },
      ],
    });
    expect(await lines()).toEqual([
      '8 right answers0 points',
      'This level has paid before0 coins',
      'Lifelines, paid when used−20 coins',
    ]);
    expect(screen.getByText('Well done, again.')).toBeVisible();
  });

  it('saves a picture of the result where the device shares no pictures', async () => {
    const drawn: ShareCard[] = [];
    vi.mocked(drawShareCard).mockImplementation(async (card) => {
      drawn.push(card);
      return new Blob(['picture'], { type: 'image/png' });
    });
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await openResult();
    await lines();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Your result is saved as a picture.')).toBeVisible();
    expect(drawn[0]).toMatchObject({ percent: 80, correctOf: '8 of 10', place: 'Science · Level 2' });
    expect(clicked.mock.instances[0]).toHaveProperty('download', 'quiz-arena-result.png');
  });

  it('says that the picture could not be made', async () => {
    vi.mocked(drawShareCard).mockRejectedValue(new Error('no canvas'));
    const { user } = await openResult();
    await lines();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('The picture could not be made. Try again.')).toBeVisible();
  });

  it('can be asked for again when it did not arrive', async () => {
    const { user, api } = await openResult({}, { set_quiz_coin_score: { fail: true } });
    await screen.findByRole('alert');
    api.answer({ set_quiz_coin_score: { data: makeSoloResult() } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Level 2 won!' })).toBeVisible();
  });
});

describe('the review of a result', () => {
  const questions = [
    { text: 'Symbol of gold?', options: ['Au', 'Ag', 'Gd', 'Go'], right: 'a', note: 'From Latin aurum.' },
    { text: 'Ice floats.', options: ['True', 'False'], right: 'a' },
  ];

  function openReview(replies: Replies = {}) {
    return renderApp({
      path: '/quiz-zone/science/chemistry/level/2/review/attempt-1',
      player: { coins: 50 },
      replies: {
        get_level_data: { data: makeLevelData() },
        ...createFakeAttempt({ questions, given: ['b'], coins: 50 }),
        ...replies,
      },
    });
  }

  it('says its price before it charges it, then shows right and given answers with their notes', async () => {
    const { user, api, store } = await openReview();
    await screen.findByText('The review costs 10 coins, once for this result. You have 50.');
    expect(api.calls.some(({ name }) => name === 'get_review')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Show for 10 coins' }));
    const [gold, ice] = await screen.findAllByRole('heading', { level: 2 });
    const optionsOf = (heading: HTMLElement | undefined) =>
      [...(heading?.closest('li')?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
    expect(optionsOf(gold)).toEqual(['AAuRight', 'BAgYours', 'CGd', 'DGo']);
    expect(screen.getByText('From Latin aurum.')).toBeVisible();
    expect(optionsOf(ice)).toEqual(['ATrueRight', 'BFalse']);
    expect(screen.getByText('You gave no answer')).toBeVisible();
    await waitFor(() => expect(store.getState().session.user?.coins).toBe(40));
  });

  it('says when the coins are short', async () => {
    const { user } = await openReview({ get_review: { refuse: 'NOT_ENOUGH_COINS' } });
    await user.click(await screen.findByRole('button', { name: 'Show for 10 coins' }));
    expect(await screen.findByRole('heading', { name: "You don't have enough coins" })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All levels' })).toBeVisible();
  });

  it('keeps a question for later, and gives it back', async () => {
    const { user, api } = await openReview({ set_bookmark: {} });
    await user.click(await screen.findByRole('button', { name: 'Show for 10 coins' }));
    const [save] = await screen.findAllByRole('button', { name: 'Save' });
    await user.click(save as HTMLElement);
    expect(save).toHaveTextContent('Saved');
    await user.click(save as HTMLElement);
    await waitFor(() =>
      expect(api.calls.flatMap(({ name, fields }) => (name === 'set_bookmark' ? [fields] : []))).toEqual([
        { question_id: 'q1', status: '1', type: '1' },
        { question_id: 'q1', status: '0', type: '1' },
      ]),
    );
  });

  it('takes a bookmark back that could not be kept', async () => {
    const { user } = await openReview({ set_bookmark: { fail: true } });
    await user.click(await screen.findByRole('button', { name: 'Show for 10 coins' }));
    const [save] = await screen.findAllByRole('button', { name: 'Save' });
    await user.click(save as HTMLElement);
    expect(await screen.findByText('Internal error occurred')).toBeVisible();
    expect(save).toHaveTextContent('Save');
    expect(save).toHaveAttribute('aria-pressed', 'false');
  });

  it('reports a question with a reason, and not without one', async () => {
    const { user, api } = await openReview({ report_question: {} });
    await user.click(await screen.findByRole('button', { name: 'Show for 10 coins' }));
    const [report] = await screen.findAllByRole('button', { name: 'Report' });
    await user.click(report as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Send the report' }));
    expect(await screen.findByText('Please provide a reason for reporting')).toBeVisible();
    await user.type(screen.getByLabelText('Your reason'), 'Two answers are right.');
    await user.click(await screen.findByRole('button', { name: 'Send the report' }));
    expect(await screen.findByText('Thank you, your report was sent')).toBeVisible();
    expect(api.calls.find(({ name }) => name === 'report_question')?.fields).toEqual({
      question_id: 'q1',
      message: 'Two answers are right.',
    });
  });
});
