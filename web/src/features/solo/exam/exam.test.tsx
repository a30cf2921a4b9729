import { examRow } from '@quiz-arena/contract/actions/exams';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { factory } from '../../../testing/factories.ts';
import type { Replies } from '../../../testing/fake-api.ts';
import { createFakeAttempt, type FakeAttemptOptions } from '../../../testing/fake-attempt.ts';
import { renderApp } from '../../../testing/render-client.tsx';

const makeExam = factory(examRow, {
  id: '4',
  title: 'General knowledge',
  date: '2026-01-05T09:00:00Z',
  duration: '15',
  answer_again: '1',
  no_of_que: '2',
  total_marks: '3',
  exam_status: '1',
});
const gold = { text: 'What is the symbol of gold?', options: ['Au', 'Ag', 'Gd'], right: 'a' };
const tin = { text: 'What is the symbol of tin?', options: ['Ti', 'Sn', 'Tn'], right: 'b' };

const marks: Replies = {
  set_exam_module_result: {
    data: {
      obtained_marks: '1',
      total_marks: '3',
      total_duration: '65',
      statistics: [
        { mark: '1', correct_answer: '1', incorrect: '0' },
        { mark: '2', correct_answer: '0', incorrect: '1' },
      ],
    },
  },
};

function attempt(options: Partial<FakeAttemptOptions> = {}): Replies {
  return createFakeAttempt({
    questions: [gold, tin],
    source: 'get_exam_module_questions',
    quizType: 'exam',
    leftMs: 900_000,
    free: { canChange: true },
    ...options,
  });
}

function open(path: string, replies: Replies = {}, exam = makeExam()) {
  return renderApp({
    path,
    player: {},
    replies: { get_exam_module: { data: [exam], total: '1' }, ...attempt(), ...marks, ...replies },
  });
}

const play = async (replies: Replies = {}) => {
  const view = await open('/exam-module/4/play/', replies);
  await screen.findByRole('heading', { level: 1, name: gold.text });
  return view;
};

/** The page goes out of view or comes back. */
function see(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

const results = (calls: { name: string; fields: Record<string, string> }[]) =>
  calls.filter(({ name }) => name === 'set_exam_module_result').map(({ fields }) => fields);

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('before an exam', () => {
  it('lists the exams of the day and shows the five rules, then what a web page cannot prevent', async () => {
    const { user } = await open('/exam-module/');
    expect(await screen.findByText('2 questions')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Begin General knowledge' }));
    const rules = await screen.findByRole('region', { name: 'Rules' });
    expect(
      within(rules)
        .getAllByRole('listitem')
        .map((rule) => rule.textContent),
    ).toEqual([
      'Screenshots are prohibited on Android.',
      'On iOS a screenshot violates the rules and informs the examinator.',
      'Screen recording is prohibited.',
      'Locking the phone completes the exam automatically.',
      'Minimizing the app or switching away for more than 5 seconds completes the exam automatically.',
    ]);
    expect(within(rules).getByText(/A web page cannot prevent screenshots/)).toBeVisible();
  });

  it('wants a key of four digits and consent to the rules, and tells a wrong key', async () => {
    const { user, api } = await open('/exam-module/4/', {
      get_exam_module_questions: { refuse: 'WRONG_EXAM_KEY' },
    });
    const start = await screen.findByRole('button', { name: 'Start the exam' });
    await user.click(start);
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter the exam key');
    await user.type(screen.getByLabelText('Exam key'), '12');
    await user.click(start);
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid exam key');
    await user.type(screen.getByLabelText('Exam key'), '34');
    await user.click(start);
    expect(screen.getByRole('alert')).toHaveTextContent('Please agree to the exam rules');
    expect(api.calls.some(({ name }) => name === 'get_exam_module_questions')).toBe(false);
    await user.click(screen.getByLabelText('I agree to the exam rules'));
    await user.click(start);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Invalid exam key'));
    api.answer(attempt());
    await user.click(start);
    expect(await screen.findByRole('heading', { level: 1, name: gold.text })).toBeVisible();
    const opened = api.calls.filter(({ name }) => name === 'get_exam_module_questions');
    expect(opened.at(-2)?.fields).toEqual({ exam_module_id: '4', exam_key: '1234' });
    expect(opened.at(-1)?.fields).toEqual({ exam_module_id: '4' });
  });

  it('leads who has begun straight back into it, and says that an exam does not exist', async () => {
    const { unmount } = await open('/exam-module/4/', {}, makeExam({ exam_status: '2' }));
    expect(await screen.findByRole('heading', { level: 1, name: gold.text })).toBeVisible();
    unmount();
    await open('/exam-module/9/');
    expect(await screen.findByRole('heading', { name: 'Document does not exist' })).toBeVisible();
  });
});

describe('during an exam', () => {
  it('shows marks, saves each answer, and lets none be changed where the exam does not', async () => {
    const { user, api } = await play(attempt({ free: { canChange: false } }));
    expect(screen.getByText('1 mark')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Ag/ }));
    expect(await screen.findByRole('button', { name: 'Question 1, saved' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Au/ })).toBeDisabled();
    await user.keyboard('a');
    expect(api.calls.filter(({ name }) => name === 'submit_answer')).toHaveLength(1);
    expect(screen.getByText('Answer saved')).toBeVisible();
  });

  it('notes the question on the screen when Print Screen is pressed, and reports it', async () => {
    const { user, api } = await play();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { level: 1, name: tin.text });
    fireEvent.keyUp(window, { key: 'PrintScreen' });
    expect(await screen.findByText(/Screenshots are prohibited\. This question was noted\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hand in' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hand in' }));
    await screen.findByText('1 of 3 marks', { selector: '*' });
    expect(results(api.calls)).toEqual([{ exam_module_id: '4', captured_question_ids: '["q2"]' }]);
  });

  it('warns who comes back within five seconds', async () => {
    const { user, path } = await play();
    see('hidden');
    see('visible');
    const warning = await screen.findByRole('dialog', { name: 'You left the exam' });
    expect(warning).toHaveTextContent('More than 5 seconds away completes the exam.');
    await user.click(within(warning).getByRole('button', { name: 'Go on with the exam' }));
    expect(path()).toBe('/exam-module/4/play/');
  });

  it('is completed after more than five seconds away, and the examiner is told', async () => {
    const { api, path } = await play();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    see('hidden');
    await vi.advanceTimersByTimeAsync(5_100);
    vi.useRealTimers();
    await waitFor(() => expect(path()).toBe('/exam-module/4/play/result/attempt-1/'));
    expect(await screen.findByText(/The exam was completed because you were away/)).toBeVisible();
    expect(results(api.calls)).toEqual([{ exam_module_id: '4', rules_violated: '1' }]);
  });

  it('[P34] tells who quits that it is handed in by that, and hands it in without a reproach', async () => {
    const { user, api, path } = await play();
    await user.click(screen.getByRole('button', { name: 'Quit' }));
    const asked = await screen.findByRole('dialog', { name: 'Quit this exam?' });
    expect(asked).toHaveTextContent(/the answers that are saved are marked, and it cannot be taken again/);
    await user.click(within(asked).getByRole('button', { name: 'Go on with the exam' }));
    expect(path()).toBe('/exam-module/4/play/');
    await user.click(screen.getByRole('button', { name: 'Quit' }));
    const again = await screen.findByRole('dialog', { name: 'Quit this exam?' });
    await user.click(within(again).getByRole('button', { name: 'Quit' }));
    expect(await screen.findByRole('img', { name: '1 of 3 marks' })).toBeVisible();
    expect(screen.queryByText(/because you were away/)).toBeNull();
    expect(results(api.calls)).toEqual([{ exam_module_id: '4' }]);
  });

  it('lets who cannot be let in go back by the same button', async () => {
    const { user, path } = await open('/exam-module/4/play/', {
      get_exam_module_questions: { refuse: 'WRONG_EXAM_KEY' },
    });
    await screen.findByRole('link', { name: 'All exams' });
    await user.click(screen.getByRole('button', { name: 'Quit' }));
    expect(path()).toBe('/exam-module/');
  });

  it('is completed for who comes back to a closed page too late', async () => {
    localStorage.setItem('exam-left-at:4', String(performance.timeOrigin - 6000));
    const { api } = await open('/exam-module/4/play/');
    expect(await screen.findByText(/The exam was completed because you were away/)).toBeVisible();
    expect(results(api.calls)).toEqual([{ exam_module_id: '4', rules_violated: '1' }]);
  });

  it('goes on for who has only loaded it again', async () => {
    localStorage.setItem('exam-left-at:4', String(performance.timeOrigin - 300));
    await play();
    expect(await screen.findByRole('dialog', { name: 'You left the exam' })).toBeVisible();
  });
});

describe('after an exam', () => {
  it('shows marks in all and by worth, and the time', async () => {
    await open('/exam-module/4/play/result/attempt-1/');
    expect(await screen.findByRole('img', { name: '1 of 3 marks' })).toBeVisible();
    expect(screen.getByText('01:05')).toBeVisible();
    expect(screen.getByText('Questions of 2 marks').nextSibling).toHaveTextContent(
      '0 right, 1 wrong or missed',
    );
    expect(screen.getByRole('link', { name: 'Review the answers for 10 coins' })).toHaveAttribute(
      'href',
      '/exam-module/4/play/review/attempt-1/',
    );
  });

  it('can be handed in again when the link was down', async () => {
    const { user, api } = await open('/exam-module/4/play/result/attempt-1/', {
      set_exam_module_result: { fail: true },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.answer(marks);
    await user.click(retry);
    expect(await screen.findByRole('img', { name: '1 of 3 marks' })).toBeVisible();
  });
});
