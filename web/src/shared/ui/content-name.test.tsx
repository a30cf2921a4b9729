import { funAndLearnRow } from '@quiz-arena/contract/actions/questions';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { factory, makeCategory, makeLevelData } from '../../testing/factories.ts';
import { makeContest } from '../../testing/home-factories.ts';
import { makeSubcategory } from '../../testing/play-factories.ts';
import { renderApp } from '../../testing/render-client.tsx';
import { interfaceLanguageChosen, quizLanguageChosen } from '../settings/preferences-slice.ts';

const ENGLISH = '14';
const GERMAN = '16';

const makeText = factory(funAndLearnRow, {
  id: '5',
  language_id: GERMAN,
  category: '1',
  subcategory: '0',
  title: 'Bienen',
  detail: '<p>Ein Volk lebt zusammen.</p>',
  content_type: '0',
  content_data: '',
  category_name: 'Natur',
  subcategory_name: '',
  no_of_que: '6',
  is_play: '0',
});

const replies = {
  get_fun_n_learn: { data: [makeText()] },
  get_system_configurations: { data: { language_mode: '1' } },
  get_languages: {
    data: [
      { id: ENGLISH, language: 'English', code: 'en', default_active: '1' as const },
      { id: GERMAN, language: 'Deutsch', code: 'de', default_active: '0' as const },
    ],
  },
  get_categories: { data: [makeCategory({ language_id: GERMAN, category_name: 'Natur', no_of: '2' })] },
  get_subcategory_by_maincategory: {
    data: [makeSubcategory({ language_id: GERMAN, subcategory_name: 'Tiere' })],
  },
  get_level_data: {
    data: makeLevelData({ category: makeCategory({ language_id: GERMAN, category_name: 'Natur' }) }),
  },
  get_contest: {
    live_contest: {
      error: false as const,
      message: '118',
      data: [makeContest({ language_id: GERMAN, name: 'Tagessprint', description: 'Zehn Fragen' })],
    },
    past_contest: { error: true as const, message: '116' as const },
    upcoming_contest: { error: true as const, message: '114' as const },
  },
};

async function open(path: string, page = { name: 'english', code: 'en' }) {
  const view = await renderApp({ path, player: { coins: 10 }, replies });
  act(() => {
    view.store.dispatch(quizLanguageChosen(GERMAN));
    view.store.dispatch(interfaceLanguageChosen(page));
  });
  return view;
}

/** Every place where a name stands says its language. */
async function expectLanguage(name: string, code: string) {
  await waitFor(() => {
    const places = screen.getAllByText(name);
    for (const place of places) expect(place.closest('bdi')).toHaveAttribute('lang', code);
  });
}

describe('a name in another language than the page', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['of a category, on its tile', '/quiz-zone/', 'Natur'],
    ['of a category, on Home', '/', 'Natur'],
    ['of a category, as the head of its page', '/quiz-zone/science/', 'Natur'],
    ['of a subcategory, on its tile', '/quiz-zone/science/', 'Tiere'],
    ['of a category, above its levels', '/quiz-zone/science/any/', 'Natur'],
    ['of a contest, on Home', '/', 'Tagessprint'],
    ['of a contest, on its card', '/contest-play/', 'Tagessprint'],
    ['of a category that battles are played in', '/random-battle/', 'Natur'],
    ['of a category that a room is opened for', '/random-battle/friend/', 'Natur'],
  ])('%s, says its own', async (_which, path, name) => {
    await open(path);
    await screen.findAllByText(name);
    await expectLanguage(name, 'de');
  });

  it.each([
    ['its title', 'Bienen'],
    ['the way back to its category', 'Natur'],
  ])('is said for a text to be read: %s', async (_which, name) => {
    await open('/fun-and-learn/science/text/5/');
    await expectLanguage(name, 'de');
  });

  it('is said for the text itself', async () => {
    await open('/fun-and-learn/science/text/5/');
    const text = await screen.findByText('Ein Volk lebt zusammen.');
    await waitFor(() => expect(text.closest('article')).toHaveAttribute('lang', 'de'));
  });

  it('stands above a game, beside its level', async () => {
    await open('/quiz-zone/science/level/2/');
    const name = await screen.findByText('Natur');
    await expectLanguage('Natur', 'de');
    expect(name.parentElement).toHaveTextContent('Natur · Level 2');
  });

  it('is an option of a list, and says its own', async () => {
    await open('/self-learning/');
    await waitFor(async () =>
      expect(await screen.findByRole('option', { name: 'Natur' })).toHaveAttribute('lang', 'de'),
    );
  });
});

it('a name in the language of the page says none', async () => {
  const { store } = await open('/quiz-zone/');
  await waitFor(() => expect(screen.getByText('Natur')).toHaveAttribute('lang', 'de'));
  act(() => void store.dispatch(interfaceLanguageChosen({ name: 'german', code: 'de' })));
  await waitFor(() => expect(screen.getByText('Natur')).not.toHaveAttribute('lang'));
});
