import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contests } from '../../db/schema/contests.ts';
import { give, giveAll, open, play, rightAnswer, settleAttempt } from '../../testing/play-attempt.ts';
import { coinsOf } from '../../testing/play-level.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import { createRecordedAlerts } from '../../testing/recorded-alerts.ts';
import type { TestApi, TestPlayer } from '../../testing/test-api.ts';
import { closeContests } from './close-contests.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startQuizApi({ questionsPerLevel: 60 });
});
afterAll(() => api.close());

/** A time of the clock on the wall in Kolkata, so many hours from now. */
const inHours = (hours: number) =>
  new Date(api.clock.now().getTime() + (hours + 5.5) * HOUR_MS).toISOString().slice(0, 16);

interface Announced {
  name: string;
  start?: number;
  end?: number;
  entry?: number;
  prizes?: string;
}

/** Announces a contest of ten questions. @returns its id */
async function announce({
  name,
  start = -1,
  end = 1,
  entry = 2,
  prizes = '50,20',
}: Announced): Promise<string> {
  const { status, body } = await api.operate('contest-create', {
    name,
    description: 'A contest of the tests',
    start: inHours(start),
    end: inHours(end),
    entry,
    prizes,
    categories: 'history,science',
  });
  expect(status).toBe(200);
  return body.contest.id;
}

const opening = (contest_id: string) => ['get_questions_by_contest', { contest_id }] as const;
const alerts = createRecordedAlerts();
const close = () => closeContests(api.db, { now: api.clock.now(), alerts });
const list = async (player: TestPlayer) => (await api.post('get_contest', {}, player)).body;
const board = async (player: TestPlayer, contest_id: string, page = {}) =>
  (await api.post('get_contest_leaderboard', { contest_id, ...page }, player)).body;
const namesIn = (part: { data?: { name: string }[] }) => part.data?.map(({ name }) => name) ?? [];

describe('the list of contests', () => {
  it('has a code of its own for each part that is empty', async () => {
    const player = await api.signUp();
    expect(await list(player)).toEqual({
      error: false,
      live_contest: { error: true, message: '115' },
      past_contest: { error: true, message: '116' },
      upcoming_contest: { error: true, message: '114' },
    });
  });

  it('tells running and coming ones apart, and a played one is past for who has played it', async () => {
    const player = await api.signUp();
    const live = await announce({ name: 'Live' });
    await announce({ name: 'Upcoming', start: 1, end: 2 });
    await play(api, player, 'contest', opening(live), 8);
    const own = await list(player);
    expect(namesIn(own.past_contest)).toEqual(['Live']);
    expect(own.past_contest.message).toBe('117');
    expect(namesIn(own.live_contest)).toEqual([]);
    const others = await list(await api.signUp());
    expect(others.live_contest).toMatchObject({
      error: false,
      message: '118',
      data: [
        {
          name: 'Live',
          entry: '2',
          participants: '1',
          prize_status: '0',
          top_users: '2',
          points: [
            { top_winner: '1', points: '50' },
            { top_winner: '2', points: '20' },
          ],
        },
      ],
    });
    expect(namesIn(others.upcoming_contest)).toEqual(['Upcoming']);
    expect(JSON.stringify(others)).not.toMatch(/question/);
  });
});

describe('playing a contest', () => {
  it('[C36] [P29] charges its entry once and tells nothing but that an answer was recorded', async () => {
    const player = await api.signUp();
    const before = await coinsOf(api, player);
    const opened = await open(api, player, opening(await announce({ name: 'Secret' })));
    const [first] = opened.data;
    if (first === undefined) throw new Error('no question');
    expect(Object.keys(first)).not.toContain('answer');
    const { data } = await give(api, player, opened, first, rightAnswer(first));
    expect(Object.keys(data).sort()).toEqual(['given', 'next', 'now', 'recorded', 'timed_out']);
    expect((await open(api, player, opening(first.contest_id ?? ''))).attempt_id).toBe(opened.attempt_id);
    expect(await coinsOf(api, player)).toBe(before - 2);
    const history = (await api.post('get_tracker_data', {}, player)).body.data[0];
    expect(history).toMatchObject({ type: 'contestEntry', points: '-2' });
  });

  it('[C36] [P2] is entered once by 30 calls at the same moment', async () => {
    const player = await api.signUp();
    const before = await coinsOf(api, player);
    const contest_id = await announce({ name: 'Crowded' });
    const calls = Array.from({ length: 30 }, () => open(api, player, opening(contest_id)));
    const attempts = (await Promise.all(calls)).map(({ attempt_id }) => attempt_id);
    expect(new Set(attempts).size).toBe(1);
    expect(await coinsOf(api, player)).toBe(before - 2);
  });

  it('scores 4 for a right and −4 for a wrong answer, on its board and the others, and pays no coins', async () => {
    const player = await api.signUp();
    const contest = await announce({ name: 'Scores' });
    const before = await coinsOf(api, player);
    const result = await play(api, player, 'contest', opening(contest), 7);
    expect(result).toMatchObject({ correctAnswer: 7, userScore: 16, earnCoin: 0 });
    expect(await coinsOf(api, player)).toBe(before - 2);
    expect(await board(player, contest)).toMatchObject({
      total: '1',
      my_rank: {
        score: '16',
        correct_answers: '7',
        questions_attended: '10',
        user_rank: '1',
        user_id: player.id,
      },
    });
    const daily = (await api.post('get_daily_leaderboard', {}, player)).body;
    expect(daily.data.my_rank.score).toBe('16');
  });

  it('[P32] answers 128 once it was played, 140 without the coins, 143 before and after its time, 102 when unknown', async () => {
    const player = await api.signUp();
    const code = async (contest: string) => (await api.post(...opening(contest), player)).body.message;
    const played = await announce({ name: 'Once' });
    await play(api, player, 'contest', opening(played), 5);
    expect(await code(played)).toBe('128');
    expect(await code(await announce({ name: 'Dear', entry: 1000 }))).toBe('140');
    expect(await code(await announce({ name: 'Later', start: 2, end: 3 }))).toBe('143');
    const over = await announce({ name: 'Over', start: -1, end: 1 });
    api.clock.advance(HOUR_MS);
    expect(await code(over)).toBe('143');
    expect(await code('999999')).toBe('102');
  });

  it('[P29] has no review as long as others can play it', async () => {
    const player = await api.signUp();
    const opened = await open(api, player, opening(await announce({ name: 'Unreviewed' })));
    await giveAll(api, player, opened, 10);
    await settleAttempt(api, player, 'contest', opened);
    const review = async () => (await api.post('get_review', { attempt_id: opened.attempt_id }, player)).body;
    expect(await review()).toEqual({ error: true, message: '143' });
  });
});

describe('the end of a contest', () => {
  it('[C37] pays the prizes once, to the best with a score, and says so', async () => {
    const contest = await announce({ name: 'Finale', entry: 0, prizes: '50,20,10' });
    const players = [await api.signUp('First'), await api.signUp('Second'), await api.signUp('Last')];
    for (const [index, player] of players.entries()) {
      await play(api, player, 'contest', opening(contest), [10, 6, 2][index] ?? 0);
    }
    const before = await Promise.all(players.map((player) => coinsOf(api, player)));
    await close();
    expect(await coinsOf(api, players[0] as TestPlayer)).toBe(before[0]);
    api.clock.advance(2 * HOUR_MS);
    await Promise.all([close(), close()]);
    await close();
    const after = await Promise.all(players.map((player) => coinsOf(api, player)));
    expect(after.map((coins, index) => coins - (before[index] ?? 0))).toEqual([50, 20, 0]);
    const [winner] = players;
    if (winner === undefined) throw new Error('no winner');
    const told = (await api.post('get_notifications', {}, winner)).body.data;
    expect(told).toMatchObject([{ title: 'You won in Finale', type: 'contest', type_id: contest }]);
    const badges = (await api.post('get_user_badges', {}, winner)).body.data;
    expect(badges.find(({ type }: { type: string }) => type === 'most_wanted_winner').status).toBe('1');
    expect((await list(winner)).past_contest.data[0]).toMatchObject({ name: 'Finale', prize_status: '1' });
    expect((await api.operate('reconcile', {})).body.faults).toEqual([]);
  });

  it('[C37] waits for who still plays', async () => {
    const contest = await announce({ name: 'Late', entry: 0, end: 0.1 });
    const player = await api.signUp();
    api.clock.advance(0.1 * HOUR_MS - 5_000);
    const opened = await open(api, player, opening(contest));
    await giveAll(api, player, opened, 10);
    api.clock.advance(60_000);
    const before = await coinsOf(api, player);
    await close();
    expect(await coinsOf(api, player)).toBe(before);
    await settleAttempt(api, player, 'contest', opened);
    await close();
    expect(await coinsOf(api, player)).toBe(before + 50);
  });
});

describe('a contest that cannot be closed', () => {
  it('[C37] is an alert and holds up no other', async () => {
    const broken = await announce({ name: 'Broken', entry: 0 });
    const sound = await announce({ name: 'Sound', entry: 0, end: 1.1 });
    await api.db
      .update(contests)
      .set({ prizes: [0.5] })
      .where(eq(contests.id, broken));
    const player = await api.signUp();
    for (const contest of [broken, sound]) await play(api, player, 'contest', opening(contest), 10);
    api.clock.advance(2 * HOUR_MS);
    const before = await coinsOf(api, player);
    await close();
    expect(await coinsOf(api, player)).toBe(before + 50);
    expect(alerts.raised).toEqual(['contest-not-closable']);
    await api.db
      .update(contests)
      .set({ prizes: [7] })
      .where(eq(contests.id, broken));
    await close();
    expect(await coinsOf(api, player)).toBe(before + 57);
  });
});

describe('a contest’s board', () => {
  it('ranks by score, then by who had it first, leaves out closed accounts and comes in pages', async () => {
    const contest = await announce({ name: 'Board', entry: 0 });
    const players: TestPlayer[] = [];
    for (const right of [6, 9, 6, 3]) {
      const player = await api.signUp();
      await play(api, player, 'contest', opening(contest), right);
      players.push(player);
    }
    const [early, best, late, closed] = players.map(({ id }) => id);
    await api.operate('user-deactivate', { user: closed });
    const viewer = players[2] as TestPlayer;
    const whole = await board(viewer, contest);
    expect(whole.data.map(({ user_id }: { user_id: string }) => user_id)).toEqual([best, early, late]);
    expect(whole).toMatchObject({ total: '3', my_rank: { user_rank: '3' } });
    expect(JSON.stringify(whole)).not.toMatch(/example\.com|mobile|email/);
    const page = await board(viewer, contest, { offset: '1', limit: '1' });
    expect(page.data).toMatchObject([{ user_id: early, user_rank: '2' }]);
    expect(await board(await api.signUp(), '999999')).toEqual({ error: true, message: '102' });
  });
});

describe('an operator', () => {
  it.each([
    [{ start: '2027-01-02T10:00', end: '2027-01-01T10:00' }, 'over, or never'],
    [{ categories: 'nowhere' }, 'Not a category'],
    [{ categories: 'empty' }, 'Only 0'],
    [{ language: 'xx' }, 'No quiz language'],
    [{ prizes: '5,many' }, 'prizes'],
  ])('is refused a contest with %o', async (fields, sentence) => {
    const { status, body } = await api.operate('contest-create', {
      name: 'Not to be',
      description: 'A contest of the tests',
      start: '2027-01-01T10:00',
      end: '2027-01-01T11:00',
      prizes: '5',
      categories: 'history',
      ...fields,
    });
    expect(status).toBe(400);
    expect(body.error).toContain(sentence);
  });
});
