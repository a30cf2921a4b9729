import { lifelines } from '@quiz-arena/contract/lifelines';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeCategory } from '../../../testing/factories.ts';
import type { Replies } from '../../../testing/fake-api.ts';
import { createFakeAttempt, type FakeQuestion } from '../../../testing/fake-attempt.ts';
import { makeSubcategory } from '../../../testing/play-factories.ts';
import { renderApp } from '../../../testing/render-client.tsx';

const cat: FakeQuestion = { text: 'It purrs.', options: [], right: 'Cat' };
const places = {
  get_categories: { data: [makeCategory({ type: '3', slug: 'animals', category_name: 'Animals' })] },
  get_subcategory_by_maincategory: { data: [makeSubcategory({ slug: 'pets', subcategory_name: 'Pets' })] },
} satisfies Replies;

function open(path: string, coins = 10) {
  const attempt = createFakeAttempt({
    questions: [cat],
    source: 'get_guess_the_word',
    quizType: '3',
    extra: { letters: ['T', 'C', 'A'], pattern: [3] },
    effects: { [lifelines.hint]: { position: 0, letter: 'C' } },
    coins,
  });
  return renderApp({ path, player: { coins }, replies: { ...places, ...attempt } });
}

const play = (coins?: number) => open('/guess-the-word/animals/pets/play/', coins);
const clue = () => screen.findByRole('heading', { level: 1, name: cat.text });
const tile = (name: string) => screen.getByRole('button', { name });

describe('guess the word', () => {
  it('leads from a category over its subcategories to the first word', async () => {
    const { user, api } = await open('/guess-the-word/');
    await user.click(await screen.findByRole('link', { name: /Animals/ }));
    await user.click(await screen.findByRole('link', { name: /Pets/ }));
    await clue();
    expect(screen.getByText('Pets')).toBeVisible();
    const opened = api.calls.find(({ name }) => name === 'get_guess_the_word');
    expect(opened?.fields).toMatchObject({ type: 'subcategory', type_id: 'pets' });
  });

  it('is spelled with tiles, each used once, and taken back with Back', async () => {
    const { user, api } = await play();
    await clue();
    for (const name of ['T', 'Back', 'C', 'A', 'T']) await user.click(tile(name));
    expect(tile('C')).toBeDisabled();
    expect(screen.getByText('Your word: C A T')).toBeInTheDocument();
    await user.click(tile('Submit'));
    expect(await screen.findByText('CAT')).toBeVisible();
    expect(api.calls.find(({ name }) => name === 'submit_answer')?.fields.answer).toBe('CAT');
  });

  it('is typed and handed in by keys; the right word is told', async () => {
    const { user } = await play();
    await clue();
    await user.keyboard('ca{Backspace}{Backspace}tac{Enter}');
    expect(await screen.findByText('TAC')).toBeVisible();
    expect(screen.getByText(/Right answer: Cat/)).toBeInTheDocument();
  });

  it('shows a letter for coins, and says when a hint cannot be paid', async () => {
    const { user, store, unmount } = await play(50);
    await clue();
    await user.click(screen.getByRole('button', { name: /Hint \(2\)/ }));
    expect(await screen.findByText('Your word: C gap gap')).toBeInTheDocument();
    expect(screen.getByText('Letter 1 is C.')).toBeInTheDocument();
    expect(store.getState().session.user?.coins).toBe(40);
    unmount();
    const poor = await play(0);
    await clue();
    await poor.user.click(screen.getByRole('button', { name: /Hint \(2\)/ }));
    expect(screen.getByText("You don't have enough coins")).toBeVisible();
  });
});
