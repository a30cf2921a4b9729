import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeCategory, makeLevelData } from '../../../testing/factories.ts';
import type { Replies } from '../../../testing/fake-api.ts';
import { makeSubcategory } from '../../../testing/play-factories.ts';
import { renderApp } from '../../../testing/render-client.tsx';

const science = makeCategory({ is_play: '1' });
const history = makeCategory({
  id: '2',
  category_name: 'History',
  slug: 'history',
  no_of: '0',
  is_play: '0',
  maxlevel: '4',
});
const space = makeCategory({
  id: '3',
  category_name: 'Space',
  slug: 'space',
  is_premium: '1',
  has_unlocked: '0',
  coins: '80',
});

function open(path: string, replies: Replies = {}, coins = 100) {
  return renderApp({
    path,
    player: { coins },
    replies: { get_categories: { data: [science, history, space] }, ...replies },
  });
}

describe('the Quiz Zone', () => {
  it('shows every category with what is in it, and which were begun', async () => {
    await open('/quiz-zone/');
    const first = await screen.findByRole('link', { name: /Science/ });
    expect(first.getAttribute('href')).toBe('/quiz-zone/science/');
    expect(first.textContent).toContain('2 topics · 40 questions');
    expect(first.textContent).toContain('Started');
    const second = screen.getByRole('link', { name: /History/ });
    expect(second.textContent).toContain('4 levels');
    expect(second.textContent).not.toContain('Started');
  });

  it('offers a premium category for its price and opens it once it is paid', async () => {
    const { user, api, store } = await open('/quiz-zone', {
      unlock_premium_category: {},
      get_user_coin_score: { data: { coins: '20', score: '0' } },
    });
    await user.click(await screen.findByRole('button', { name: /Space.*Unlock for 80 coins/ }));
    const dialog = screen.getByRole('dialog', { name: 'Unlock Space?' });
    expect(within(dialog).getByText(/It costs 80 coins, once and for good. You have 100./)).toBeVisible();
    api.answer({
      get_categories: { data: [science, history, { ...space, has_unlocked: '1' }] },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Unlock' }));
    expect(await screen.findByRole('link', { name: /Space/ })).toBeVisible();
    expect(api.calls.find(({ name }) => name === 'unlock_premium_category')?.fields).toEqual({
      category: 'space',
    });
    await waitFor(() => expect(store.getState().session.user?.coins).toBe(20));
  });

  it('says how many coins are missing, and keeps the lock when the server refuses', async () => {
    const { user } = await open(
      '/quiz-zone/',
      { unlock_premium_category: { refuse: 'NOT_ENOUGH_COINS' } },
      30,
    );
    await user.click(await screen.findByRole('button', { name: /Space/ }));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(/You are 50 coins short/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Unlock' }));
    expect(await screen.findByText("You don't have enough coins")).toBeVisible();
    expect(screen.getByRole('button', { name: /Space/ })).toBeVisible();
  });

  it('keeps a premium category closed at its own address too', async () => {
    await open('/quiz-zone/space/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Space' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Unlock for 80 coins/ })).toBeEnabled();
  });

  it('stands in its category where a place is played at once and has no page of its own', async () => {
    const nature = makeCategory({
      category_name: 'Nature words',
      slug: 'word-nature',
      type: '3',
      no_of: '0',
    });
    const { path } = await open('/guess-the-word/word-nature/animals/', {
      get_categories: { data: [nature] },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nature words' })).toBeVisible();
    expect(path()).toBe('/guess-the-word/word-nature/');
    const tile = screen.getByRole('link', { name: /Nature words/ });
    expect(tile).toHaveAttribute('href', '/guess-the-word/word-nature/play/');
  });

  it('shows nothing but a way back for an unknown category, and a retry when loading fails', async () => {
    const { unmount } = await open('/quiz-zone/cooking/');
    expect(await screen.findByText('This category does not exist')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All categories' })).toBeVisible();
    unmount();
    const { user, api } = await open('/quiz-zone/', { get_categories: { fail: true } });
    await screen.findByText('That did not load');
    api.answer({ get_categories: { data: [science] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Science/ })).toBeVisible();
  });

  it('says that a language has no categories yet', async () => {
    await open('/quiz-zone/', { get_categories: { refuse: 'DATA_NOT_FOUND' } });
    expect(await screen.findByRole('heading', { name: 'No data found' })).toBeVisible();
  });

  it('leads into subcategories where a category has some', async () => {
    await open('/quiz-zone/science/', {
      get_subcategory_by_maincategory: { data: [makeSubcategory({ is_play: '1' })] },
    });
    const tile = await screen.findByRole('link', { name: /Chemistry/ });
    expect(tile.getAttribute('href')).toBe('/quiz-zone/science/chemistry/');
    expect(tile.textContent).toContain('4 levels · 20 questions');
    expect(tile.textContent).toContain('Started');
  });

  it('goes home with a toast when the mode is switched off', async () => {
    const { path } = await open('/quiz-zone/', {
      get_system_configurations: { data: { quiz_zone_mode: '0' } },
    });
    await waitFor(() => expect(path()).toBe('/'));
    expect(await screen.findAllByText('No quizzes available, please enable Quiz')).not.toHaveLength(0);
  });
});

describe('the level map', () => {
  const levels = { get_level_data: { data: makeLevelData({ level: '2' }) } } satisfies Replies;

  it('locks a level until the one before it is won', async () => {
    await open('/quiz-zone/science/chemistry', levels);
    const steps = (await screen.findAllByRole('heading', { level: 2 })).map((heading) =>
      heading.closest('li'),
    );
    expect(steps.map((step) => step?.dataset.state)).toEqual(['won', 'open', 'locked', 'locked']);
    const [won, next, locked] = steps.map((step) => within(step ?? document.body));
    expect(won?.getByRole('link', { name: 'Play again Level 1' })).toBeVisible();
    expect(next?.getByRole('link', { name: 'Play Level 2' }).getAttribute('href')).toBe(
      '/quiz-zone/science/chemistry/level/2/',
    );
    expect(next?.getByText('10 questions · up to 4 coins')).toBeVisible();
    expect(locked?.queryByRole('link')).toBeNull();
    expect(locked?.getByText('Win level 2 first')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Levels won: 1 of 4' })).toBeVisible();
  });

  it('stands in a category itself where that has no subcategories', async () => {
    const { api } = await open('/quiz-zone/history', levels);
    const play = await screen.findByRole('link', { name: 'Play Level 2' });
    expect(play.getAttribute('href')).toBe('/quiz-zone/history/level/2/');
    expect(api.calls.find(({ name }) => name === 'get_level_data')?.fields).toEqual({
      category_slug: 'history',
      language_id: '0',
    });
  });

  it('says that there are no questions', async () => {
    await open('/quiz-zone/science/empty', { get_level_data: { refuse: 'DATA_NOT_FOUND' } });
    expect(await screen.findByText('No questions found')).toBeVisible();
  });
});
