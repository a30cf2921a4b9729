import { readSettings } from '@quiz-arena/contract/settings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { answerAll, answerQuestion, coinsOf, letterOf, openLevel, settle } from '../../testing/play-level.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import { createRecordedAlerts } from '../../testing/recorded-alerts.ts';
import type { TestApi, TestPlayer } from '../../testing/test-api.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { sweepAttempts } from './sweep-attempts.ts';

let api: TestApi;
let player: TestPlayer;

beforeAll(async () => {
  api = await startQuizApi();
});
beforeEach(async () => {
  player = await api.signUp();
});
afterAll(() => api.close());

describe('settling', () => {
  it('[P25] happens once: a repeat gets the first result and pays nothing, also 20 at once', async () => {
    const opened = await openLevel(api, player);
    await answerAll(api, player, opened, 10);
    const answers = await Promise.all(Array.from({ length: 20 }, () => settle(api, player, opened)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await coinsOf(api, player)).toBe(14);
  });

  it('[P24] refuses claims that contradict the record and settles nothing', async () => {
    const opened = await openLevel(api, player);
    await answerQuestion(api, player, opened, 0, 'Wrong');
    const [first] = opened.data;
    if (first === undefined) throw new Error('no question');
    const claim = (extra: Record<string, string>) =>
      api.post('set_quiz_coin_score', { quiz_type: '1', attempt_id: opened.attempt_id, ...extra }, player);
    const played = (text: string) => JSON.stringify([{ id: first.id, answer: letterOf(first, text) }]);
    expect((await claim({ play_questions: played('Right') })).body.message).toBe('143');
    expect((await claim({ play_questions: '[{"id":"999","answer":"a"}]' })).body.message).toBe('143');
    expect((await claim({ lifeline: 'used5050lifeline' })).body.message).toBe('143');
    expect((await claim({ category: 'science' })).body.message).toBe('143');
    expect((await claim({ category: 'history', subcategory: 'space' })).body.message).toBe('143');
    expect(await coinsOf(api, player)).toBe(10);
    const settled = await claim({ category: 'history', play_questions: played('Wrong') });
    expect(settled.body.data).toMatchObject({ correctAnswer: 0, total_questions: 10, is_won: false });
  });

  it('[P24] [P5] takes the own place by id or slug', async () => {
    const opened = await openLevel(api, player, { category: 'science', subcategory: 'space' });
    const [first] = opened.data;
    const fields = { quiz_type: '1', attempt_id: opened.attempt_id };
    const claim = (category: string, subcategory: string) =>
      api.post('set_quiz_coin_score', { ...fields, category, subcategory }, player);
    expect((await claim('science', 'sea')).body.message).toBe('143');
    expect((await claim(first?.category ?? '', 'space')).body.error).toBe(false);
  });

  it('without attempt_id takes the open attempt, then the one settled last', async () => {
    expect((await api.post('set_quiz_coin_score', { quiz_type: '1' }, player)).body.message).toBe('102');
    const opened = await openLevel(api, player);
    const first = await api.post('set_quiz_coin_score', { quiz_type: '1' }, player);
    expect(first.body.data.attempt_id).toBe(opened.attempt_id);
    expect((await api.post('set_quiz_coin_score', { quiz_type: '1' }, player)).body).toEqual(first.body);
  });

  it("[P12] is refused for another player's attempt, and so are answers, lifelines and its review", async () => {
    const opened = await openLevel(api, player);
    const other = await api.signUp('Eve');
    const attempt_id = opened.attempt_id;
    const question_id = opened.data[0]?.id ?? '';
    const messages = [
      await api.post('set_quiz_coin_score', { quiz_type: '1', attempt_id }, other),
      await api.post('submit_answer', { attempt_id, question_id, answer: 'a' }, other),
      await api.post('use_lifeline', { attempt_id, question_id, lifeline: 'used5050lifeline' }, other),
      await api.post('get_review', { attempt_id }, other),
    ].map(({ body }) => body.message);
    expect(messages).toEqual(['143', '143', '143', '143']);
  });

  it('[P2] [P23] another place settles what was open, with what was answered', async () => {
    const opened = await openLevel(api, player);
    for (const index of [0, 1, 2, 3, 4, 5, 6]) await answerQuestion(api, player, opened, index, 'Right');
    await openLevel(api, player, { category: 'science', subcategory: 'space' });
    expect(await coinsOf(api, player)).toBe(14);
    expect((await settle(api, player, opened)).data).toMatchObject({ correctAnswer: 7, earnCoin: 4 });
  });

  it('[P26] is done by the sweep once the time of all questions is over, and not before', async () => {
    const opened = await openLevel(api, player);
    for (const index of [0, 1, 2]) await answerQuestion(api, player, opened, index, 'Right');
    const isOpenAfterSweep = async () => {
      await sweepAttempts(api.db, {
        settings: readSettings({}),
        now: api.clock.now(),
        alerts: createRecordedAlerts(),
      });
      const [row] = await api.db.select().from(attempts).where(eq(attempts.userId, player.id));
      return row?.isOpen;
    };
    api.clock.advance(4 * 60_000);
    expect(await isOpenAfterSweep()).toBe(true);
    api.clock.advance(3 * 60_000);
    expect(await isOpenAfterSweep()).toBe(false);
    expect(await coinsOf(api, player)).toBe(10);
    expect((await settle(api, player, opened)).data).toMatchObject({ correctAnswer: 3, is_won: true });
  });
});

it('[I1] leaves a ledger in which everything fits', async () => {
  expect(await reconcile(api.db)).toEqual([]);
});
