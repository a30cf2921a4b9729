import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boardCounts, boardScores } from '../../db/schema/leaderboards.ts';
import { playLevel } from '../../testing/play-level.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { pruneBoards } from './prune-boards.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startQuizApi();
});
afterAll(() => api.close());

const prune = () => pruneBoards(api.db, { now: api.clock.now(), zone: 'Asia/Kolkata' });
const boards = async () =>
  (await api.db.select().from(boardScores)).map(({ board, period }) => `${board} ${period}`).sort();

it('removes days and months long past with their counts, and never the total', async () => {
  const player = await api.signUp();
  await playLevel(api, player, 12);
  expect(await prune()).toBe(0);
  expect(await boards()).toEqual(['daily 2026-03-02', 'global all', 'monthly 2026-03']);
  api.clock.advance(8 * DAY_MS);
  expect(await prune()).toBe(1);
  expect(await boards()).toEqual(['global all', 'monthly 2026-03']);
  expect(await api.db.$count(boardCounts, eq(boardCounts.board, 'daily'))).toBe(0);
  api.clock.advance(90 * DAY_MS);
  expect(await prune()).toBe(1);
  expect(await boards()).toEqual(['global all']);
});

it('removes more than one portion', async () => {
  const player = await api.signUp();
  await api.db.execute(sql`
    insert into board_scores (board, period, user_id, score, updated_at)
    select 'daily', '2020-' || lpad((n / 28 % 12 + 1)::text, 2, '0') || '-' || lpad((n % 28 + 1)::text, 2, '0') || '-' || n,
      ${player.id}::bigint, 1, now()
    from generate_series(1, 6000) n`);
  expect(await prune()).toBe(6000);
});
