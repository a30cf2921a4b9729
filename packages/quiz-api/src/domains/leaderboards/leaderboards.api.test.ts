import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestPlayer } from '../../testing/test-api.ts';
import { recordStatistics } from '../statistics/service.ts';
import { recordScores } from './service.ts';

const ZONE = 'Asia/Kolkata';

let api: TestApi;
const players: TestPlayer[] = [];
beforeAll(async () => {
  api = await startTestApi();
  for (const name of ['Ada', 'Bob', 'Cleo', 'Dan']) players.push(await api.signUp(name));
});
afterAll(() => api.close());

async function score(index: number, points: number): Promise<void> {
  const userId = playerAt(index).id;
  await api.db.transaction((tx) =>
    recordScores(tx, [{ userId, points }], { at: api.clock.now(), zone: ZONE }),
  );
  api.clock.advance(1000);
}

function playerAt(index: number): TestPlayer {
  const player = players[index];
  if (!player) throw new Error(`no player ${index}`);
  return player;
}

const board = (name: 'daily' | 'monthly' | 'globle', index: number, page = {}) =>
  api.call(`get_${name}_leaderboard`, page, { token: playerAt(index).token });
const ranks = (rows: { name: string; score: string; user_rank: string }[]) =>
  rows.map((row) => `${row.user_rank} ${row.name} ${row.score}`);

describe('leaderboards', () => {
  it('have no data before the first score', async () => {
    expect((await board('daily', 0)).body).toEqual({ error: true, message: '102' });
  });

  it('rank by score, among equals the earlier first, with the own rank beside any page', async () => {
    await score(0, 40);
    await score(1, 30);
    await score(2, 30);
    await score(1, 0);
    await score(3, -4);
    const { body } = await board('daily', 2, { offset: '0', limit: '2' });
    expect(body.total).toBe('4');
    expect(ranks(body.data.other_users_rank)).toEqual(['1 Ada 40', '2 Bob 30']);
    expect(ranks([body.data.my_rank])).toEqual(['3 Cleo 30']);
    expect(ranks(body.data.top_three_ranks)).toEqual(['1 Ada 40', '2 Bob 30', '3 Cleo 30']);
    const next = await board('daily', 2, { offset: '2', limit: '2' });
    expect(ranks(next.body.data.other_users_rank)).toEqual(['3 Cleo 30', '4 Dan -4']);
    expect(Object.keys(body.data.my_rank).sort()).toEqual([
      'id',
      'last_updated',
      'name',
      'profile',
      'score',
      'user_id',
      'user_rank',
    ]);
  });

  it('start anew with each day and month of the system’s zone, the global one never', async () => {
    // 2 March, 12:00 UTC is 17:30 in Kolkata: its next day begins at 18:30 UTC.
    api.clock.advance(6 * 3_600_000 + 31 * 60_000);
    const me = () => api.call('get_user_by_id', {}, { token: playerAt(1).token });
    expect((await board('daily', 0)).body.message).toBe('102');
    await score(1, 20);
    expect(ranks((await board('daily', 0)).body.data.other_users_rank)).toEqual(['1 Bob 20']);
    expect(ranks((await board('monthly', 0)).body.data.top_three_ranks)[0]).toBe('1 Bob 50');
    expect(ranks((await board('globle', 0)).body.data.top_three_ranks)[0]).toBe('1 Bob 50');
    expect((await me()).body.data).toMatchObject({ all_time_score: '50', all_time_rank: '1' });
    expect((await board('daily', 0)).body.data.my_rank).toBeNull();
  });

  it('leave deactivated players out', async () => {
    await api.operate('user-deactivate', { user: playerAt(1).id });
    api.clock.advance(86_400_000);
    await score(1, 8);
    expect((await board('daily', 0)).body.message).toBe('102');
    expect(ranks((await board('globle', 0)).body.data.top_three_ranks)).toEqual([
      '1 Ada 40',
      '2 Cleo 30',
      '3 Dan -4',
    ]);
    await api.operate('user-activate', { user: playerAt(1).id });
    expect(ranks((await board('globle', 0)).body.data.top_three_ranks)[0]).toBe('1 Bob 58');
  });
});

describe('get_users_statistics', () => {
  const sheet = () => api.call('get_users_statistics', {}, { token: playerAt(0).token });
  const record = (answered: number, correct: number) =>
    api.db.transaction((tx) =>
      recordStatistics(tx, [{ userId: playerAt(0).id, answered, correct, at: api.clock.now() }]),
    );

  it('adds up what was answered and keeps the best rank', async () => {
    expect((await sheet()).body).toEqual({ error: true, message: '102' });
    await record(10, 7);
    await score(0, 100);
    await record(10, 3);
    await score(1, 500);
    await record(5, 5);
    expect((await sheet()).body.data).toMatchObject({
      questions_answered: '25',
      correct_answers: '15',
      strong_category: '0',
      best_position: '1',
      name: 'Ada',
    });
  });
});
