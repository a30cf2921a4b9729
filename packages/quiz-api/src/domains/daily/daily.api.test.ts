import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { give, open, openings, play, rightAnswer, settleAttempt } from '../../testing/play-attempt.ts';
import { coinsOf, openLevel } from '../../testing/play-level.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import type { TestApi, TestPlayer } from '../../testing/test-api.ts';

const DAY_MS = 86_400_000;
const daily = openings['1.1'];

let api: TestApi;
beforeAll(async () => {
  api = await startQuizApi();
});
afterAll(() => api.close());

const badgeOf = async (player: TestPlayer, type: string) =>
  (await api.post('get_user_badges', {}, player)).body.data.find(
    (badge: { type: string }) => badge.type === type,
  );

describe('the daily quiz', () => {
  it('[P28] asks every player the same ten questions in the same order', async () => {
    const one = await open(api, await api.signUp(), daily);
    const other = await open(api, await api.signUp(), daily);
    expect(one.data).toHaveLength(10);
    expect(other.data.map(({ id }) => id)).toEqual(one.data.map(({ id }) => id));
  });

  it('[P28] is played once a day, pays nothing, and answers 112 once it is settled', async () => {
    const player = await api.signUp();
    const before = await coinsOf(api, player);
    const result = await play(api, player, '1.1', daily, 10);
    expect(result).toMatchObject({ correctAnswer: 10, is_won: true });
    expect(result).not.toHaveProperty('earnCoin');
    expect(await coinsOf(api, player)).toBe(before);
    expect((await api.post(...asCall(player))).body).toEqual({ error: true, message: '112' });
    api.clock.advance(DAY_MS);
    expect((await api.post(...asCall(player))).body.error).toBe(false);
  });

  it('is not lost with the connection: until its time is over it resumes', async () => {
    const player = await api.signUp();
    const opened = await open(api, player, daily);
    api.clock.advance(30_000);
    expect((await open(api, player, daily)).attempt_id).toBe(opened.attempt_id);
    api.clock.advance(10 * 60_000);
    expect((await api.post(...asCall(player))).body).toEqual({ error: true, message: '112' });
    const { data } = await settleAttempt(api, player, '1.1', opened);
    expect(data).toMatchObject({ correctAnswer: 0, total_questions: 10 });
  });

  it('[P28] does not repeat a question as long as there are fresh ones', async () => {
    api.clock.advance(60 * DAY_MS);
    const player = await api.signUp();
    const asked: string[] = [];
    for (let day = 0; day < 4; day += 1) {
      const opened = await open(api, player, daily);
      asked.push(...opened.data.map(({ id }) => id));
      await settleAttempt(api, player, '1.1', opened);
      api.clock.advance(DAY_MS);
    }
    expect(new Set(asked).size).toBe(40);
  });

  it('counts the days in a row, each once', async () => {
    const player = await api.signUp();
    for (let day = 0; day < 30; day += 1) {
      expect((await badgeOf(player, 'thirsty')).status).toBe('0');
      await settleAttempt(api, player, '1.1', await open(api, player, daily));
      if (day < 29) api.clock.advance(DAY_MS);
    }
    expect((await badgeOf(player, 'thirsty')).status).toBe('1');
  });

  it('[P29] keeps its answers from those who meet its questions elsewhere, and tells them itself', async () => {
    const player = await api.signUp();
    const opened = await open(api, player, daily);
    const [first] = opened.data;
    if (first === undefined) throw new Error('no question');
    const { data } = await give(api, player, opened, first, rightAnswer(first));
    expect(data).toMatchObject({ is_correct: true, note: expect.any(String) });
    const secret = new Set(opened.data.map(({ id }) => id));
    const other = await api.signUp();
    for (const level of ['1', '2']) {
      const place = { category: level === '1' ? 'history' : 'science', subcategory: 'space', level: '1' };
      const { subcategory, ...without } = place;
      const played = await openLevel(api, other, level === '1' ? without : { ...without, subcategory });
      for (const question of played.data) {
        const fields = { attempt_id: played.attempt_id, question_id: question.id, answer: 'a' };
        const told = (await api.post('submit_answer', fields, other)).body.data;
        expect('correct_answer' in told).toBe(!secret.has(question.id));
      }
    }
  });
});

describe('a lifeline', () => {
  it('[P29] tells nothing of a question that the daily quiz keeps secret, and costs nothing', async () => {
    const chosen = (await openLevel(api, await api.signUp())).data.map(({ id }) => id);
    const tomorrow = new Date(api.clock.now().getTime() + 5.5 * 3_600_000 + DAY_MS)
      .toISOString()
      .slice(0, 10);
    await api.operate('daily-set', { day: tomorrow, questions: chosen.join() });
    const player = await api.signUp();
    await api.operate('user-coins', { user: player.id, coins: 100, reason: 'For a test' });
    const before = await coinsOf(api, player);
    // Begun in the last second in which the questions were no secret.
    const sinceMidnight = (api.clock.now().getTime() + 5.5 * 3_600_000) % DAY_MS;
    api.clock.advance(DAY_MS - sinceMidnight - 1_000);
    const { attempt_id, data } = await openLevel(api, player);
    api.clock.advance(1_000);
    const secret = data.filter(({ id }) => chosen.includes(id));
    expect(secret.length).toBeGreaterThanOrEqual(8);
    for (const { id: question_id } of data) {
      if (chosen.includes(question_id)) {
        for (const lifeline of ['used5050lifeline', 'usedAudiencePolllifeline']) {
          const used = await api.post('use_lifeline', { attempt_id, question_id, lifeline }, player);
          expect(used.body).toEqual({ error: true, message: '143' });
        }
      }
      api.clock.advance(6_000);
      await api.post('submit_answer', { attempt_id, question_id, answer: 'a' }, player);
    }
    expect(await coinsOf(api, player)).toBe(before);
  });
});

const asCall = (player: TestPlayer) => [...daily, player] as const;
