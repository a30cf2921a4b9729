import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeLevelData } from '../../../testing/factories.ts';
import { createFakeAttempt, type FakeQuestion } from '../../../testing/fake-attempt.ts';
import { renderApp } from '../../../testing/render-client.tsx';

const primes: FakeQuestion = { text: 'Which are prime?', options: ['Two', 'Four', 'Five'], right: 'a,c' };
const rivers: FakeQuestion = { text: 'From short to long', options: ['Nile', 'Rhine', 'Po'], right: 'c,b,a' };

function play(question: FakeQuestion, answerType: '1' | '2') {
  const attempt = createFakeAttempt({
    questions: [question],
    source: 'get_multi_match_questions_by_level',
    quizType: '6',
    extra: { answer_type: answerType },
  });
  return renderApp({
    path: '/multi-match-questions/science/level/1/',
    player: {},
    replies: { get_multi_match_level_data: { data: makeLevelData() }, ...attempt },
  });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const answered = (api: Awaited<ReturnType<typeof play>>['api']) =>
  api.calls.find(({ name }) => name === 'submit_answer')?.fields.answer;

describe('several right options', () => {
  it('are switched on and off, and handed in together', async () => {
    const { user, api } = await play(primes, '1');
    await heading(primes.text);
    const submit = screen.getByRole('button', { name: 'Submit' });
    expect(submit).toBeDisabled();
    for (const name of [/Five/, /Four/, /Two/, /Four/]) {
      await user.click(screen.getByRole('button', { name }));
    }
    await user.click(submit);
    expect(await screen.findByText('Right!', { selector: 'section *' })).toBeVisible();
    expect(answered(api)).toBe('a,c');
  });

  it('are chosen by keys alone; the missed one is shown', async () => {
    const { user, api } = await play(primes, '1');
    await heading(primes.text);
    await user.keyboard('c{Enter}');
    expect(await screen.findByText(/^Not quite Right answer: A, Two; C, Five/)).toBeInTheDocument();
    expect(answered(api)).toBe('c');
    expect(screen.getByRole('button', { name: /Two/ })).toHaveTextContent('Right');
  });
});

describe('options in order', () => {
  it('change places with their arrows, and are handed in as they lie', async () => {
    const { user, api } = await play(rivers, '2');
    await heading(rivers.text);
    const list = screen.getByRole('list', { name: 'Answers' });
    await user.click(screen.getByRole('button', { name: 'Move up: Po' }));
    await user.click(screen.getByRole('button', { name: 'Move up: Po' }));
    await user.click(screen.getByRole('button', { name: 'Move down: Nile' }));
    expect(screen.getByText('Nile: place 3 of 3')).toBeInTheDocument();
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['1Po', '2Rhine', '3Nile']);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Right!', { selector: 'section *' })).toBeVisible();
    expect(answered(api)).toBe('c,b,a');
  });

  it('show the right order beside a wrong one', async () => {
    const { user } = await play(rivers, '2');
    await heading(rivers.text);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const label = await screen.findByText(/right order/i);
    expect(label.closest('p')).toHaveTextContent('Po → Rhine → Nile');
  });
});
