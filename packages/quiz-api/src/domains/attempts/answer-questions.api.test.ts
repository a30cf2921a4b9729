import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { revealedAnswers } from '../../db/schema/attempts.ts';
import { answerAll, answerQuestion, coinsOf, letterOf, openLevel, settle } from '../../testing/play-level.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import type { TestApi, TestPlayer } from '../../testing/test-api.ts';

let api: TestApi;
let player: TestPlayer;

beforeAll(async () => {
  api = await startQuizApi();
});
beforeEach(async () => {
  player = await api.signUp();
});
afterAll(() => api.close());

describe('answers', () => {
  it('[P9] [P8] reveal the right one and its note in answer mode 3, and the first answer stands', async () => {
    const opened = await openLevel(api, player);
    api.clock.advance(2_000);
    const wrong = await answerQuestion(api, player, opened, 0, 'Wrong');
    expect(wrong.data).toMatchObject({
      recorded: true,
      timed_out: false,
      given: letterOf(opened.data[0] as never, 'Wrong'),
      is_correct: false,
      correct_answer: letterOf(opened.data[0] as never, 'Right'),
      note: 'The first option is the right one in this test bank.',
      next: { index: 1, question_id: opened.data[1]?.id },
    });
    const again = await answerQuestion(api, player, opened, 0, 'Right');
    expect(again.data).toMatchObject({ is_correct: false, given: wrong.data.given });
    expect((await settle(api, player, opened)).data.correctAnswer).toBe(0);
  });

  it.each([
    ['1', { is_correct: false }],
    ['2', {}],
  ])('[P9] tell in answer mode %s no more than %j', async (mode, told) => {
    await api.operate('settings-set', { key: 'answer_mode', value: mode });
    const opened = await openLevel(api, player);
    const { data } = await answerQuestion(api, player, opened, 0, 'Wrong');
    await api.operate('settings-set', { key: 'answer_mode', value: '3' });
    const { recorded: _, timed_out: _late, given: _own, next: _next, now: _now, ...answer } = data;
    expect(answer).toEqual(told);
  });

  it('[P14] count until one second after the time, by the clock of the server', async () => {
    const opened = await openLevel(api, player);
    api.clock.advance(31_000);
    expect((await answerQuestion(api, player, opened, 0, 'Right')).data.timed_out).toBe(false);
    api.clock.advance(5_000 + 31_001);
    const late = await answerQuestion(api, player, opened, 1, 'Right');
    expect(late.data).toMatchObject({ timed_out: true, given: '', is_correct: false });
    expect((await settle(api, player, opened)).data.correctAnswer).toBe(1);
  });

  it('[P16] of a question further on close those before as missed', async () => {
    const opened = await openLevel(api, player);
    await answerQuestion(api, player, opened, 2, 'Right');
    expect((await answerQuestion(api, player, opened, 0, 'Right')).data).toMatchObject({ timed_out: true });
    expect((await settle(api, player, opened)).data.correctAnswer).toBe(1);
  });

  it('that name no option, or no question of the attempt, are none', async () => {
    const opened = await openLevel(api, player);
    const fields = { attempt_id: opened.attempt_id, question_id: opened.data[0]?.id ?? '' };
    const outside = await api.post('submit_answer', { ...fields, answer: 'e' }, player);
    expect(outside.body.data).toMatchObject({ timed_out: true, is_correct: false });
    const unknown = await api.post('submit_answer', { ...fields, question_id: '99999', answer: 'a' }, player);
    expect(unknown.body.message).toBe('102');
  });

  it('[P11] are told no more once 300 were revealed on a day, and again on the next', async () => {
    const opened = await openLevel(api, player);
    await answerQuestion(api, player, opened, 0, 'Wrong');
    await api.db.update(revealedAnswers).set({ answers: 299 }).where(eq(revealedAnswers.userId, player.id));
    expect((await answerQuestion(api, player, opened, 1, 'Wrong')).data.correct_answer).toBeDefined();
    const hidden = (await answerQuestion(api, player, opened, 2, 'Right')).data;
    expect(hidden).toMatchObject({ recorded: true });
    expect([hidden.correct_answer, hidden.is_correct, hidden.note]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect((await settle(api, player, opened)).data.correctAnswer).toBe(1);
    api.clock.advance(24 * 3_600_000);
    const tomorrow = await openLevel(api, player);
    expect((await answerQuestion(api, player, tomorrow, 0, 'Right')).data.is_correct).toBe(true);
  });
});

describe('resuming', () => {
  it('[P1] gives the same questions in the same order with the answers given and the clock running on', async () => {
    const opened = await openLevel(api, player);
    expect(opened.attempt).toMatchObject({ is_resumed: false, question_seconds: 30, given: [] });
    await answerQuestion(api, player, opened, 0, 'Right');
    api.clock.advance(15_000);
    const resumed = await openLevel(api, player);
    expect(resumed.data).toEqual(opened.data);
    expect(resumed.attempt_id).toBe(opened.attempt_id);
    expect(resumed.attempt).toMatchObject({
      is_resumed: true,
      given: [{ question_id: opened.data[0]?.id, is_correct: true }],
      current: { index: 1, question_id: opened.data[1]?.id },
    });
    const current = resumed.attempt.current;
    expect(current && current.deadline - resumed.attempt.now).toBe(5_000 + 30_000 - 15_000);
    api.clock.advance(26_000);
    const later = await openLevel(api, player);
    expect(later.attempt.current?.index).toBe(2);
    expect(later.attempt.given.map(({ answer }) => answer)).toEqual([expect.any(String), '']);
    expect(later.attempt.given[1]).not.toHaveProperty('correct_answer');
  });

  it('[P2] opens one attempt however many calls come at once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => openLevel(api, player)));
    expect(new Set(all.map(({ attempt_id }) => attempt_id)).size).toBe(1);
    expect(all.filter(({ attempt }) => !attempt.is_resumed)).toHaveLength(1);
  });

  it('[P15] starts anew once the time of all questions is over, and settles the former one', async () => {
    const opened = await openLevel(api, player);
    await answerAll(api, player, opened, 10);
    const next = await openLevel(api, player);
    expect(next.attempt_id).not.toBe(opened.attempt_id);
    expect(await coinsOf(api, player)).toBe(14);
  });

  it('[P3] asks questions first that were not seen yet', async () => {
    const first = await openLevel(api, player);
    await settle(api, player, first);
    const second = await openLevel(api, player);
    const seen = new Set(first.data.map(({ id }) => id));
    expect(first.data).toHaveLength(10);
    expect(second.data.filter(({ id }) => !seen.has(id))).toHaveLength(2);
  });

  it('[P4] shows options in an order of its own for every attempt', async () => {
    const orders = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      const opened = await openLevel(api, player);
      for (const { optiona, optionb, optionc, optiond } of opened.data) {
        orders.add([optiona, optionb, optionc, optiond].join());
      }
      await settle(api, player, opened);
    }
    expect(orders.size).toBeGreaterThan(4);
  });
});
