import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questions } from '../../db/schema/catalogue.ts';
import {
  give,
  giveAll,
  type OpenedAttempt,
  open,
  openings,
  play,
  rightAnswer,
  settleAttempt,
  wrongAnswer,
} from '../../testing/play-attempt.ts';
import { coinsOf, openLevel, playLevel } from '../../testing/play-level.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import type { TestApi, TestPlayer } from '../../testing/test-api.ts';

const DAY_MS = 86_400_000;
const CANARY = 'The first option is the right one';

let api: TestApi;
beforeAll(async () => {
  api = await startQuizApi({ hasOtherModes: true });
});
afterAll(() => api.close());

const mistakes = ['get_mistakes', { limit: '50' }] as const;
const bookmarks = (type: string) => ['get_bookmark', { type }] as const;

async function bookmark(player: TestPlayer, question_id: string, type: string, status = '1') {
  return (await api.post('set_bookmark', { question_id, type, status }, player)).body;
}

async function someQuestions(
  player: TestPlayer,
  quizType: '3' | '4' | '5' | '6',
): Promise<OpenedAttempt['data']> {
  const opened = await open(api, player, openings[quizType]);
  await settleAttempt(api, player, quizType, opened);
  return opened.data;
}

describe('bookmarks', () => {
  it.each(['3', '4', '5', '6'] as const)('of type %s come newest first, to be practised', async (type) => {
    const player = await api.signUp();
    const [one, two] = await someQuestions(player, type);
    if (one === undefined || two === undefined) throw new Error('no questions');
    for (const { id } of [one, two])
      expect(await bookmark(player, id, type)).toEqual({ error: false, message: '111' });
    const opened = await open(api, player, bookmarks(type));
    expect(opened.data.map(({ question_id }) => question_id)).toEqual([two.id, one.id]);
    expect(opened.data[0]).toMatchObject({ user_id: player.id, status: '1', type, question: two.question });
    expect(JSON.stringify(opened)).not.toContain(CANARY);
    const [first] = opened.data;
    if (first === undefined) throw new Error('no bookmark');
    const { data } = await give(api, player, opened, first, rightAnswer(first));
    expect(data).toMatchObject({
      is_correct: true,
      correct_answer: expect.any(String),
      note: expect.any(String),
    });
  });

  it('resume where they were and begin anew with a changed list', async () => {
    const player = await api.signUp();
    const [one, two] = await someQuestions(player, '5');
    await bookmark(player, one?.id ?? '', '5');
    const opened = await open(api, player, bookmarks('5'));
    expect((await open(api, player, bookmarks('5'))).attempt_id).toBe(opened.attempt_id);
    await bookmark(player, two?.id ?? '', '5');
    const changed = await open(api, player, bookmarks('5'));
    expect(changed.attempt_id).not.toBe(opened.attempt_id);
    expect(changed.data).toHaveLength(2);
  });

  it('[P35] pay nothing and count nowhere', async () => {
    const player = await api.signUp();
    const [one] = await someQuestions(player, '5');
    await bookmark(player, one?.id ?? '', '5');
    const before = await coinsOf(api, player);
    const counted = async () =>
      (await api.post('get_users_statistics', {}, player)).body.data.questions_answered;
    const answered = await counted();
    const result = await play(api, player, 'bookmark', bookmarks('5'), 1);
    expect(result).toMatchObject({ correctAnswer: 1 });
    expect(result).not.toHaveProperty('earnCoin');
    expect(await coinsOf(api, player)).toBe(before);
    expect(await counted()).toBe(answered);
  });

  it('are removed, and 102 when none are left; each is another of its player', async () => {
    const player = await api.signUp();
    const [one] = await someQuestions(player, '5');
    await bookmark(player, one?.id ?? '', '5');
    const stranger = await api.signUp();
    expect((await api.post(...bookmarks('5'), stranger)).body).toEqual({ error: true, message: '102' });
    await bookmark(stranger, one?.id ?? '', '5', '0');
    expect((await open(api, player, bookmarks('5'))).data).toHaveLength(1);
    await bookmark(player, one?.id ?? '', '5', '0');
    expect((await api.post(...bookmarks('5'), player)).body).toEqual({ error: true, message: '102' });
  });

  it('leave out what the player has open in a quiz', async () => {
    const player = await api.signUp();
    const level = await openLevel(api, player, { category: 'history' });
    const open1 = level.data[0]?.id ?? '';
    await bookmark(player, open1, '1');
    expect((await api.post(...bookmarks('1'), player)).body).toEqual({ error: true, message: '102' });
  });

  it('[P35] leave out what the player has answered in a quiz but may still change', async () => {
    const player = await api.signUp();
    const challenge = await open(api, player, openings.self_challenge);
    const [question] = challenge.data;
    if (question === undefined) throw new Error('no question');
    await give(api, player, challenge, question, wrongAnswer(question));
    await bookmark(player, question.id, '1');
    expect((await api.post(...bookmarks('1'), player)).body).toEqual({ error: true, message: '102' });
    await settleAttempt(api, player, 'self_challenge', challenge);
    expect((await open(api, player, bookmarks('1'))).data).toHaveLength(1);
  });

  it('[P35] refuse what the player was never asked, and what is in a premium category until it is paid', async () => {
    const player = await api.signUp();
    const [treasure] = await api.db
      .select({ id: questions.id })
      .from(questions)
      .where(like(questions.contentKey, '%treasures%'));
    const id = treasure?.id ?? '';
    expect(await bookmark(player, id, '1')).toEqual({ error: true, message: '143' });
    await api.operate('user-coins', { user: player.id, coins: 25, reason: 'For a test' });
    await api.post('unlock_premium_category', { category: 'treasures' }, player);
    expect(await bookmark(player, id, '1')).toEqual({ error: true, message: '143' });
    await open(api, player, ['get_questions_by_level', { category: 'treasures', level: '1' }]);
    expect(await bookmark(player, id, '1')).toEqual({ error: false, message: '111' });
  });

  it('refuse a question that is not there or of another type', async () => {
    const player = await api.signUp();
    const [one] = await someQuestions(player, '5');
    expect(await bookmark(player, '999999', '1')).toEqual({ error: true, message: '102' });
    expect(await bookmark(player, one?.id ?? '', '1')).toEqual({ error: true, message: '102' });
  });
});

describe('My Mistakes', () => {
  it('are none before the first wrong answer', async () => {
    expect((await api.post(...mistakes, await api.signUp())).body).toEqual({ error: true, message: '102' });
  });

  it('[P35] asks wrong answers again, at once and then after a day, three days, a week', async () => {
    const player = await api.signUp();
    await playLevel(api, player, 8);
    let opened = await open(api, player, mistakes);
    expect(opened.data).toHaveLength(2);
    expect(JSON.stringify(opened)).not.toContain(CANARY);
    for (const wait of [1, 3, 7]) {
      await giveAll(api, player, opened, 2);
      await settleAttempt(api, player, 'mistakes', opened);
      api.clock.advance(wait * DAY_MS - 120_000);
      expect((await api.post(...mistakes, player)).body).toEqual({ error: true, message: '102' });
      api.clock.advance(120_000);
      opened = await open(api, player, mistakes);
      expect(opened.data).toHaveLength(2);
    }
  });

  it('[P35] asks one that is wrong again without a wait', async () => {
    const player = await api.signUp();
    await playLevel(api, player, 9);
    const first = await open(api, player, mistakes);
    await giveAll(api, player, first, 0);
    await settleAttempt(api, player, 'mistakes', first);
    const again = await open(api, player, mistakes);
    expect(again.data.map(({ id }) => id)).toEqual(first.data.map(({ id }) => id));
    expect(again.attempt_id).not.toBe(first.attempt_id);
  });

  it('tells how many are due, and asks as many as are wanted', async () => {
    const player = await api.signUp();
    await playLevel(api, player, 4);
    const { body } = await api.post('get_mistakes', { limit: '3' }, player);
    expect(body.total).toBe('6');
    expect(body.data).toHaveLength(3);
  });
});

describe('reports', () => {
  it('are taken with a reason, a second one in place of the first', async () => {
    const player = await api.signUp();
    const [sum] = await someQuestions(player, '5');
    const report = async (message: string) =>
      (await api.post('report_question', { question_id: sum?.id ?? '', message }, player)).body;
    expect(await report('The sum is wrong.')).toEqual({ error: false, message: '109' });
    expect(await report('The note is wrong.')).toEqual({ error: false, message: '109' });
    expect(await report('')).toEqual({ error: true, message: '103' });
    const { body } = await api.operate('reports-list', {});
    const own = body.reports.filter((entry: { question_id: string }) => entry.question_id === sum?.id);
    expect(own).toMatchObject([{ message: 'The note is wrong.', user_id: player.id }]);
  });

  it('of multi match have their own action, and neither takes what is not there', async () => {
    const player = await api.signUp();
    const [match] = await someQuestions(player, '6');
    const post = async (action: string, question_id: string) =>
      (await api.post(action, { question_id, message: 'It is unclear.' }, player)).body.message;
    expect(await post('multi_match_report_question', match?.id ?? '')).toBe('109');
    expect(await post('report_question', match?.id ?? '')).toBe('102');
    expect(await post('report_question', '999999')).toBe('102');
  });
});
