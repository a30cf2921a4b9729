import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeLevelData } from '../../../testing/factories.ts';
import { createFakeAttempt, type FakeQuestion } from '../../../testing/fake-attempt.ts';
import { renderApp } from '../../../testing/render-client.tsx';

const gold: FakeQuestion = { text: 'What is the symbol of gold?', options: ['Au', 'Ag', 'Gd'], right: 'a' };
const ice: FakeQuestion = { text: 'Ice floats on water.', options: ['True', 'False'], right: 'a' };

async function play() {
  const view = await renderApp({
    path: '/quiz-zone/science/chemistry/level/2/',
    player: {},
    replies: {
      get_level_data: { data: makeLevelData() },
      ...createFakeAttempt({ questions: [gold, ice] }),
      set_bookmark: { succeed: 'DATA_UPDATED' },
      report_question: { succeed: 'REPORT_SUBMITTED' },
    },
  });
  await screen.findByRole('heading', { level: 1, name: gold.text });
  return view;
}

describe('while playing', () => {
  it('a question is saved, and taken back again', async () => {
    const { user, api } = await play();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Saved' }));
    await screen.findByRole('button', { name: 'Save' });
    const calls = api.calls.filter(({ name }) => name === 'set_bookmark');
    expect(calls.map(({ fields }) => fields)).toEqual([
      { question_id: 'q1', status: '1', type: '1' },
      { question_id: 'q1', status: '0', type: '1' },
    ]);
  });

  it('Enter goes on after an answer, also for who has just saved the question', async () => {
    const { user, api } = await play();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Saved' });
    await user.keyboard('a');
    await screen.findByText('Right!', { selector: 'section *' });
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: ice.text });
    expect(api.calls.filter(({ name }) => name === 'set_bookmark')).toHaveLength(1);
  });

  it('a report stays with its question though the game goes on', async () => {
    const { user, api } = await play();
    await user.click(screen.getByRole('button', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'What is wrong with this question?' });
    await user.click(within(dialog).getByRole('button', { name: 'Send the report' }));
    expect(await screen.findByText('Please provide a reason for reporting')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Your reason'), 'Two answers are right');
    // The game listens to no keys while the report is written: "a" is a letter of it.
    expect(api.calls.some(({ name }) => name === 'submit_answer')).toBe(false);
    await user.click(screen.getByRole('button', { name: /Au/ }));
    await screen.findByRole('heading', { level: 1, name: ice.text }, { timeout: 4000 });
    await user.click(within(dialog).getByRole('button', { name: 'Send the report' }));
    expect(await screen.findByText('Thank you, your report was sent')).toBeVisible();
    expect(api.calls.find(({ name }) => name === 'report_question')?.fields).toEqual({
      question_id: 'q1',
      message: 'Two answers are right',
    });
  });

  it('in a game of bookmarks they cannot be removed', async () => {
    await renderApp({
      path: '/play-bookmark-questions/1/',
      player: {},
      replies: createFakeAttempt({ questions: [gold], source: 'get_bookmark', quizType: 'bookmark' }),
    });
    await screen.findByRole('heading', { level: 1, name: gold.text });
    expect(screen.queryByRole('button', { name: /^Saved?$/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Report' })).toBeVisible();
  });
});
