import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { interfaceLanguageChosen, quizLanguageChosen } from '../shared/settings/preferences-slice.ts';
import { settingsFetched } from '../shared/settings/settings-slice.ts';
import { makeWebSettings } from '../testing/factories.ts';
import { renderInClient } from '../testing/render-client.tsx';
import { QuestionLanguage } from './question-language.tsx';
import { QuestionText } from './question-text.tsx';

const languages = [
  { id: '14', language: 'English', code: 'en', default_active: '1' },
  { id: '19', language: 'العربية', code: 'ar', default_active: '0' },
  { id: '15', language: 'Deutsch', code: 'de', default_active: '0' },
] as const;

interface Choices {
  page?: { name: string; code: string };
  /** `language_id` that the player has chosen. */
  chosen?: string;
  hasLanguages?: boolean;
  /** `language_id` of the question itself. */
  id?: string;
}

async function show({ page, chosen, hasLanguages = true, id }: Choices) {
  const { api, store } = await renderInClient(
    <QuestionLanguage id={id}>
      <QuestionText text="Question" />
    </QuestionLanguage>,
    { replies: { get_languages: { data: [...languages] } } },
  );
  act(() => {
    const system = { language_mode: hasLanguages ? '1' : '0' };
    store.dispatch(settingsFetched({ web: makeWebSettings(), system }));
    if (page !== undefined) store.dispatch(interfaceLanguageChosen(page));
    if (chosen !== undefined) store.dispatch(quizLanguageChosen(chosen));
  });
  return api;
}

const arabic = { name: 'arabic', code: 'ar' };
const text = () => screen.getByText('Question');

it.each<[string, Choices, string]>([
  ['the language that the player has chosen', { chosen: '19' }, 'ar'],
  ['the language that questions begin in, on a page of another one', { page: arabic }, 'en'],
  ['its own one, whatever the player has chosen since', { page: arabic, chosen: '19', id: '15' }, 'de'],
  ['the one there is, where the game has but one', { page: arabic, chosen: '19', hasLanguages: false }, 'en'],
])('a question is told to be in %s', async (_which, choices, code) => {
  await show(choices);
  await waitFor(() => expect(text()).toHaveAttribute('lang', code));
});

it('names no language where question and page have the same one', async () => {
  const api = await show({ page: arabic, chosen: '19' });
  await waitFor(() => expect(api.calls.map(({ name }) => name)).toContain('get_languages'));
  await waitFor(() => expect(text()).not.toHaveAttribute('lang'));
});

it('asks for no languages where everything is as it begins', async () => {
  const api = await show({});
  expect(text()).not.toHaveAttribute('lang');
  expect(api.calls.map(({ name }) => name)).not.toContain('get_languages');
});
