import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  give,
  giveAll,
  type OpenedAttempt,
  open,
  rightAnswer,
  wrongAnswer,
} from '../../testing/play-attempt.ts';
import { coinsOf } from '../../testing/play-level.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import type { TestApi, TestPlayer } from '../../testing/test-api.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startQuizApi({ questionsPerLevel: 60 });
});
afterAll(() => api.close());

const inHours = (hours: number) =>
  new Date(api.clock.now().getTime() + (hours + 5.5) * HOUR_MS).toISOString().slice(0, 16);

/** Announces an exam of five questions, of 1 and 3 marks in turn, in thirty minutes. @returns its id */
async function announce(
  fields: { start?: number; end?: number; answer_again?: '0' | '1' } = {},
): Promise<string> {
  const { start = -1, end = 1, answer_again = '0' } = fields;
  const { body } = await api.operate('exam-create', {
    title: 'The test exam',
    start: inHours(start),
    end: inHours(end),
    key: '4711',
    minutes: 30,
    marks: '1,3',
    questions: 5,
    categories: 'history',
    answer_again,
  });
  return body.exam.id;
}

const opening = (exam_module_id: string, exam_key?: string) =>
  ['get_exam_module_questions', { exam_module_id, ...(exam_key && { exam_key }) }] as const;
const codeOf = async (player: TestPlayer, exam: string, key?: string) => {
  const { body } = await api.post(...opening(exam, key), player);
  return body.error ? body.message : 'open';
};
const finish = async (player: TestPlayer, exam_module_id: string, fields: Record<string, string> = {}) =>
  (await api.post('set_exam_module_result', { exam_module_id, ...fields }, player)).body;
const list = async (player: TestPlayer, type: '1' | '2') =>
  (await api.post('get_exam_module', { type }, player)).body;

function first(opened: OpenedAttempt) {
  const [question] = opened.data;
  if (question === undefined) throw new Error('no question');
  return question;
}

describe('the key of an exam', () => {
  it('[P33] opens it, is never sent, and is not asked for again', async () => {
    const player = await api.signUp();
    const exam = await announce();
    expect(JSON.stringify(await list(player, '1'))).not.toContain('4711');
    expect(await codeOf(player, exam)).toBe('145');
    expect(await codeOf(player, exam, '0000')).toBe('145');
    expect(await codeOf(player, exam, '4711')).toBe('open');
    expect(await codeOf(player, exam)).toBe('open');
    expect(await codeOf(player, exam, '47110')).toBe('103');
  });

  it('[P33] can be tried wrongly five times an hour, also all at once', async () => {
    const player = await api.signUp();
    const exam = await announce();
    const tries = await Promise.all(Array.from({ length: 8 }, () => codeOf(player, exam, '0000')));
    expect(tries.sort()).toEqual(['144', '144', '144', '145', '145', '145', '145', '145']);
    expect(await codeOf(player, exam, '4711')).toBe('144');
    api.clock.advance(HOUR_MS - 60_000);
    expect(await codeOf(player, exam, '4711')).toBe('144');
    const other = await announce();
    api.clock.advance(60_000);
    expect(await codeOf(player, other, '4711')).toBe('open');
  });
});

describe('sitting an exam', () => {
  it('saves every answer, resumes with the clock running and tells nothing', async () => {
    const player = await api.signUp();
    const exam = await announce();
    const opened = await open(api, player, opening(exam, '4711'));
    expect(opened.data.map(({ marks }) => marks)).toEqual(['1', '3', '1', '3', '1']);
    expect(opened.attempt.ends_at).toBe(opened.attempt.now + 30 * 60_000);
    expect(JSON.stringify(opened)).not.toContain('The first option is the right one');
    const question = first(opened);
    const { data } = await give(api, player, opened, question, rightAnswer(question));
    expect(Object.keys(data).sort()).toEqual(['given', 'next', 'now', 'recorded', 'timed_out']);
    api.clock.advance(60_000);
    const resumed = await open(api, player, opening(exam));
    expect(resumed.data).toEqual(opened.data);
    expect(resumed.attempt).toMatchObject({
      ends_at: opened.attempt.ends_at,
      given: [{ question_id: question.id, answer: rightAnswer(question) }],
    });
    expect((await list(player, '1')).data).toContainEqual(
      expect.objectContaining({ id: exam, exam_status: '2' }),
    );
  });

  it.each([
    ['0', 1],
    ['1', 0],
  ] as const)('[P31] answer_again %s counts the answer that stands', async (answer_again, obtained) => {
    const player = await api.signUp();
    const exam = await announce({ answer_again });
    const opened = await open(api, player, opening(exam, '4711'));
    const question = first(opened);
    await give(api, player, opened, question, rightAnswer(question));
    await give(api, player, opened, question, wrongAnswer(question));
    expect((await finish(player, exam)).data.obtained_marks).toBe(String(obtained));
  });

  it('[P34] is graded once from what was saved, in groups of marks, whatever the client claims, and pays nothing', async () => {
    const player = await api.signUp();
    const exam = await announce();
    const before = await coinsOf(api, player);
    const opened = await open(api, player, opening(exam, '4711'));
    await giveAll(api, player, opened, 2);
    const claims = { obtained_marks: '9', total_duration: '1', statistics: '[]' };
    const result = {
      error: false,
      message: '110',
      data: {
        obtained_marks: '4',
        total_marks: '9',
        total_duration: '60',
        statistics: [
          { mark: '1', correct_answer: '1', incorrect: '2' },
          { mark: '3', correct_answer: '1', incorrect: '1' },
        ],
      },
    };
    expect(await finish(player, exam, claims)).toEqual(result);
    expect(await finish(player, exam)).toEqual(result);
    expect(await coinsOf(api, player)).toBe(before);
    expect(await codeOf(player, exam, '4711')).toBe('128');
    expect((await list(player, '2')).data).toMatchObject([
      { id: exam, exam_status: '3', obtained_marks: '4', total_duration: '60', total_marks: '9' },
    ]);
  });

  it('[P34] ends with its time by the server’s clock, graded from what was saved by then', async () => {
    const player = await api.signUp();
    const exam = await announce();
    const opened = await open(api, player, opening(exam, '4711'));
    const question = first(opened);
    await give(api, player, opened, question, rightAnswer(question));
    api.clock.advance(30 * 60_000 + 1_001);
    const last = opened.data[1] ?? question;
    expect((await give(api, player, opened, last, rightAnswer(last))).data.timed_out).toBe(true);
    expect(await codeOf(player, exam)).toBe('128');
    expect((await finish(player, exam)).data).toMatchObject({ obtained_marks: '1', total_duration: '1800' });
  });

  it('[P34] keeps a saved answer that may change when its change comes too late', async () => {
    const player = await api.signUp();
    const exam = await announce({ answer_again: '1' });
    const opened = await open(api, player, opening(exam, '4711'));
    const question = first(opened);
    await give(api, player, opened, question, rightAnswer(question));
    api.clock.advance(30 * 60_000 + 1_001);
    const late = await give(api, player, opened, question, wrongAnswer(question));
    expect(late.data.timed_out).toBe(true);
    expect((await finish(player, exam)).data.obtained_marks).toBe('1');
  });

  it('[P33] cannot begin before or after its window, but goes on beyond it', async () => {
    const player = await api.signUp();
    expect(await codeOf(player, await announce({ start: 1, end: 2 }), '4711')).toBe('143');
    const exam = await announce({ end: 0.1 });
    const opened = await open(api, player, opening(exam, '4711'));
    api.clock.advance(0.2 * HOUR_MS);
    expect(await codeOf(await api.signUp(), exam, '4711')).toBe('143');
    const question = first(opened);
    expect((await give(api, player, opened, question, rightAnswer(question))).data.timed_out).toBe(false);
    expect(await codeOf(player, '999999', '4711')).toBe('102');
    expect(await finish(await api.signUp(), exam)).toEqual({ error: true, message: '102' });
  });
});

describe('rules of an exam that are broken', () => {
  it('[P34] end up in the examinator’s report with time, kind and player', async () => {
    const player = await api.signUp('Eve');
    const exam = await announce();
    const opened = await open(api, player, opening(exam, '4711'));
    const captured_question_ids = JSON.stringify([first(opened).id]);
    await finish(player, exam, { rules_violated: '1', captured_question_ids });
    await finish(player, exam, { rules_violated: '1' });
    const { body } = await api.operate('exam-report', { exam });
    expect(body.violations).toEqual([
      {
        user_id: player.id,
        name: 'Eve',
        kind: 'left',
        question_ids: [],
        reported_at: api.clock.now().toISOString(),
      },
      {
        user_id: player.id,
        name: 'Eve',
        kind: 'captured',
        question_ids: [first(opened).id],
        reported_at: api.clock.now().toISOString(),
      },
    ]);
    expect(body.results).toMatchObject([{ user_id: player.id, obtained_marks: 0, total_marks: 9 }]);
    const { notices } = (await api.operate('notices-list', {})).body;
    expect(notices).toMatchObject([
      {
        kind: 'exam-rules-broken',
        message: expect.stringContaining('was away for too long in the exam "The test exam".'),
        about: { exam_id: exam, user_id: player.id, kind: 'left' },
      },
      { message: expect.stringContaining('took pictures of 1 question(s)'), about: { kind: 'captured' } },
    ]);
    for (const { id } of notices) await api.operate('notices-resolve', { notice: id });
    expect((await api.operate('notices-list', {})).body).toEqual({ notices: [] });
    expect((await api.operate('notices-resolve', { notice: notices[0].id })).status).toBe(400);
  });
});

describe('the list of exams', () => {
  it('is 102 when there are none, has today’s ones and no others', async () => {
    api.clock.advance(48 * HOUR_MS);
    const player = await api.signUp();
    expect(await list(player, '1')).toEqual({ error: true, message: '102' });
    expect(await list(player, '2')).toEqual({ error: true, message: '102' });
    const today = await announce();
    await announce({ start: 48, end: 49 });
    const { data, total } = await list(player, '1');
    expect(total).toBe('1');
    expect(data).toEqual([
      {
        id: today,
        title: 'The test exam',
        date: expect.any(String),
        duration: '30',
        answer_again: '0',
        no_of_que: '5',
        total_marks: '9',
        exam_status: '1',
      },
    ]);
  });
});
