import { dayIn } from '@quiz-arena/quiz-rules/calendar-day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coinsOf, openLevel, playLevel, settle } from '../../testing/play-level.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import type { TestApi, TestPlayer } from '../../testing/test-api.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { wasWonBefore } from './repository.ts';

let api: TestApi;
let player: TestPlayer;

beforeAll(async () => {
  api = await startQuizApi();
});
beforeEach(async () => {
  player = await api.signUp();
});
afterAll(() => api.close());

describe('winning a level', () => {
  it.each([
    [10, 4, 40],
    [7, 4, 16],
    [6, 3, 8],
    [4, 1, -8],
    [3, 0, -16],
  ])(
    '[C17] [P27] %i of 10 right pays %i coins and %i score and opens the next level',
    async (right, coins, score) => {
      const result = await playLevel(api, player, right);
      expect(result).toMatchObject({
        result_type: 'solo',
        user_id: player.id,
        total_questions: 10,
        correctAnswer: right,
        winningPer: right * 10,
        earnCoin: coins,
        userScore: score,
        totalLevel: 2,
        currentLevel: 2,
        is_won: true,
        opened_level: 2,
        coins: 10 + coins,
      });
      expect(await coinsOf(api, player)).toBe(10 + coins);
      const { body } = await api.post('get_level_data', { category_slug: 'history' }, player);
      expect(body.data.level).toBe('2');
      const board = await api.post('get_globle_leaderboard', {}, player);
      expect(board.body.data.my_rank.score).toBe(String(score));
    },
  );

  it('[C8] pays earned coins beside the bonus of the welcome, and players see their sum', async () => {
    expect((await playLevel(api, player, 10)).coins).toBe(14);
    const { body } = await api.operate('user-find', { user: player.id });
    expect(body).toMatchObject({ coins: '14', balance: { bonus: 10, earned: 4 } });
  });

  it('[C20] below 30 % is lost: nothing is paid, nothing counted, nothing opened', async () => {
    const result = await playLevel(api, player, 2);
    expect(result).toMatchObject({ is_won: false, earnCoin: 0, userScore: 0, opened_level: null, coins: 10 });
    const locked = await api.post('get_questions_by_level', { category: 'history', level: '2' }, player);
    expect(locked.body).toEqual({ error: true, message: '143' });
  });

  it('[C18] [C20] pays a level once, and its score reaches the boards once a day', async () => {
    await playLevel(api, player, 10);
    expect(await playLevel(api, player, 10)).toMatchObject({ is_won: true, earnCoin: 0, coins: 14 });
    const scoreNow = async () =>
      (await api.post('get_globle_leaderboard', {}, player)).body.data.my_rank.score;
    expect(await scoreNow()).toBe('40');
    api.clock.advance(24 * 3_600_000);
    await playLevel(api, player, 10);
    expect(await scoreNow()).toBe('80');
  });

  it('is known of its place afterwards, for modes that pay the first win alone', async () => {
    const known = async (place: string) => wasWonBefore(api.db, { userId: player.id, quizType: '1', place });
    const opened = await openLevel(api, player);
    const { category, subcategory } = opened.data[0] ?? {};
    const place = `${category}/${subcategory}/1`;
    await settle(api, player, opened);
    expect(await known(place)).toBe(false);
    await playLevel(api, player, 10);
    expect(await known(place)).toBe(true);
    expect(await known(`${category}/${subcategory}/2`)).toBe(false);
  });

  it('tells what was earned and why, counts the answers and unlocks badges', async () => {
    const result = await playLevel(api, player, 10);
    expect(result.lines).toEqual([
      { title: 'correct_answers', coins: 0, score: 40 },
      { title: 'wrong_answers', coins: 0, score: 0 },
      { title: 'full_reward', coins: 4, score: 0 },
    ]);
    expect(result.badges).toEqual(['dashing_debut', 'brainiac']);
    const { body } = await api.post('get_users_statistics', {}, player);
    expect(body.data).toMatchObject({
      questions_answered: '10',
      correct_answers: '10',
      strong_category: 'History',
      ratio1: '100',
      best_position: expect.stringMatching(/^[1-9]/),
      category_accuracy: [{ category_name: 'History', questions_answered: '10', correct_answers: '10' }],
      daily_activity: [{ date: dayIn('Asia/Kolkata', api.clock.now()), questions_answered: '10' }],
    });
    const history = await api.post('get_tracker_data', { type: '1' }, player);
    expect(history.body.total).toBe('2');
    expect(history.body.data[0]).toMatchObject({ points: '4', type: 'wonQuizZone', status: '0' });
  });

  it('[P5] is understood by ids as well as by slugs, in subcategories too, and needs an unlocked category', async () => {
    const opened = await openLevel(api, player, { category: 'science', subcategory: 'space' });
    const [first] = opened.data;
    expect(first).toMatchObject({ category_slug: 'science', subcategory_slug: 'space', level: '1' });
    const { category = '', subcategory = '' } = first ?? {};
    const byId = await openLevel(api, player, { category, subcategory });
    expect(byId.attempt_id).toBe(opened.attempt_id);
    const ask = async (fields: Record<string, string>) =>
      (await api.post('get_questions_by_level', { level: '1', ...fields }, player)).body.message;
    expect(await ask({ category: 'treasures' })).toBe('143');
    expect(await ask({ category: 'nowhere' })).toBe('102');
    expect(await ask({ category: 'history', level: '9' })).toBe('102');
  });
});

it('[I1] leaves a ledger in which everything fits', async () => {
  expect(await reconcile(api.db)).toEqual([]);
});
