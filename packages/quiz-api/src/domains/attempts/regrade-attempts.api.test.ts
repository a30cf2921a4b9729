import type { QuestionId } from '@quiz-arena/contract/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contests } from '../../db/schema/contests.ts';
import { examResults } from '../../db/schema/exams.ts';
import { give, giveAll, open, play, settleAttempt, wrongAnswer } from '../../testing/play-attempt.ts';
import { answerAll, coinsOf, type LevelFields, openLevel, settle } from '../../testing/play-level.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import { createRecordedAlerts } from '../../testing/recorded-alerts.ts';
import type { TestApi, TestPlayer } from '../../testing/test-api.ts';
import { correctQuestion } from '../catalogue/correct-question.ts';
import { createSettingsReader } from '../settings/settings-reader.ts';
import { beginRegrading, continueRegradings } from './regradings.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startQuizApi({ questionsPerLevel: 30 });
  await api.operate('settings-set', { key: 'option_shuffle_mode', value: '0' });
  api.clock.advance(2000);
});
afterAll(() => api.close());

const correct = (question: string, answer: string) => api.operate('question-correct', { question, answer });
const standing = async (player: TestPlayer) => ({
  coins: await coinsOf(api, player),
  score: Number((await api.post('get_user_coin_score', {}, player)).body.data.score),
  right: (await api.post('get_users_statistics', {}, player)).body.data.correct_answers,
});

/** Plays level 1 with as many right answers. @returns the ids of its questions */
async function playedLevel(player: TestPlayer, right: number, at: LevelFields = {}): Promise<string[]> {
  const opened = await openLevel(api, player, at);
  await answerAll(api, player, opened, right);
  await settle(api, player, opened);
  return opened.data.map(({ id }) => id);
}

describe('a corrected question', () => {
  it('[C40] gives the players what they earned: coins, score, statistics, the next level, and tells them', async () => {
    const player = await api.signUp();
    const questions = await playedLevel(player, 2);
    expect(await standing(player)).toEqual({ coins: 10, score: 0, right: '2' });
    // Two of ten were right, and the wrong answers were all option b: with b right, three are, which wins.
    const { body } = await correct(questions[9] ?? '', 'b');
    expect(body).toMatchObject({ attempts_regraded: 1, attempts_of_closed_contests: 0, coins: [] });
    expect(await standing(player)).toEqual({ coins: 10, score: 3 * 4 - 7 * 4, right: '3' });
    for (const id of questions.slice(4, 8)) await correct(id, 'b');
    expect(await standing(player)).toEqual({ coins: 14, score: 7 * 4 - 3 * 4, right: '7' });
    const levels = (await api.post('get_level_data', { category_slug: 'history' }, player)).body;
    expect(levels.data.level).toBe('2');
    const told = (await api.post('get_notifications', {}, player)).body.data;
    expect(told[0]).toMatchObject({ title: 'A result was corrected', users: 'selected' });
    expect((await api.operate('reconcile', {})).body).toEqual({ faults: [] });
    for (const id of questions) await correct(id, 'a');
  });

  it('[C40] takes coins back that were not earned, as far as the player has them', async () => {
    const rich = await api.signUp();
    const questions = await playedLevel(rich, 7);
    const { poor, shared } = await alsoRight(questions.slice(0, 7));
    expect([await coinsOf(api, rich), await coinsOf(api, poor)]).toEqual([14, 14]);
    await api.operate('user-coins', { user: poor.id, coins: -12, reason: 'Spent' });
    const { body } = await correct(shared, 'c');
    expect(body.coins).toContainEqual({ user_id: rich.id, coins: -1 });
    expect(await coinsOf(api, rich)).toBe(13);
    expect(await coinsOf(api, poor)).toBeGreaterThanOrEqual(1);
    const result = await settleAgain(rich);
    expect(result).toMatchObject({ correctAnswer: 6, earnCoin: 3, is_won: true });
    await correct(shared, 'a');
    expect(await coinsOf(api, rich)).toBe(14);
    expect((await api.operate('reconcile', {})).body).toEqual({ faults: [] });
  });

  /** A player who wins the level with seven right answers, one of them to one of these questions. */
  async function alsoRight(ids: readonly string[]): Promise<{ poor: TestPlayer; shared: string }> {
    const poor = await api.signUp();
    const shown = await openLevel(api, poor);
    await answerAll(api, poor, shown, 7);
    await settle(api, poor, shown);
    const shared = shown.data.slice(0, 7).find(({ id }) => ids.includes(id))?.id;
    // Levels are drawn at random: most pairs of players share a question.
    return shared === undefined ? alsoRight(ids) : { poor, shared };
  }

  const settleAgain = async (player: TestPlayer) =>
    (await api.post('set_quiz_coin_score', { quiz_type: '1' }, player)).body.data;

  it('changes the verdict of a running attempt, which then settles by it', async () => {
    const player = await api.signUp();
    const opened = await open(api, player, ['get_questions_by_level', { category: 'history', level: '1' }]);
    await giveAll(api, player, opened, 0);
    for (const { id } of opened.data) await correct(id, 'b');
    const settled = await settleAttempt(api, player, '1', opened);
    expect(settled.data).toMatchObject({ correctAnswer: 10, earnCoin: 4 });
    for (const { id } of opened.data) await correct(id, 'a');
    expect(await coinsOf(api, player)).toBe(10);
  });

  it('[C40] pays nobody twice: a level that was won again meanwhile has been paid', async () => {
    const player = await api.signUp();
    const questions = await playedLevel(player, 2);
    await playedLevel(player, 10);
    expect(await coinsOf(api, player)).toBe(14);
    for (const id of questions) await correct(id, 'b');
    expect(await coinsOf(api, player)).toBe(14);
    for (const id of questions) await correct(id, 'a');
    expect(await coinsOf(api, player)).toBe(14);
  });

  it('closes its reports, and refuses an answer that is none or a question that is not there', async () => {
    const player = await api.signUp();
    const [question = ''] = await playedLevel(player, 10);
    await api.post('report_question', { question_id: question, message: 'B is right' }, player);
    expect((await correct(question, 'e')).body).toEqual({
      error: `"e" is no answer to question ${question}.`,
    });
    expect((await correct('999999', 'a')).status).toBe(400);
    expect((await api.operate('question-correct', { question })).status).toBe(400);
    expect((await correct(question, 'a')).body).toMatchObject({ reports_resolved: 1, attempts_regraded: 0 });
    expect((await api.operate('reports-list', {})).body).toEqual({ reports: [] });
  });
});

describe('a corrected question of a contest or an exam', () => {
  const HOUR_MS = 3_600_000;
  const local = (hours: number) =>
    new Date(api.clock.now().getTime() + (hours + 5.5) * HOUR_MS).toISOString().slice(0, 16);
  const common = { questions: 5, categories: 'science' };

  it('[C40] corrects the board of a running contest, and leaves a paid one as it is', async () => {
    const window = { start: local(-1), end: local(1) };
    const given = { name: 'Corrected', description: 'A test', prizes: '10', ...window, ...common };
    const { contest } = (await api.operate('contest-create', given)).body;
    const player = await api.signUp();
    await play(api, player, 'contest', ['get_questions_by_contest', { contest_id: contest.id }], 4);
    const score = async () =>
      (await api.post('get_contest_leaderboard', { contest_id: contest.id }, player)).body.my_rank.score;
    expect(await score()).toBe('12');
    const { questionIds } = contest as { questionIds: QuestionId[] };
    for (const id of questionIds) await correct(id, 'b');
    expect(await score()).toBe('-12');
    await api.db.update(contests).set({ closedAt: api.clock.now() }).where(eq(contests.id, contest.id));
    const closed = await correct(questionIds[0] ?? '', 'a');
    expect(closed.body).toMatchObject({ attempts_regraded: 0, attempts_of_closed_contests: 1 });
    expect(await score()).toBe('-12');
    for (const id of questionIds) await correct(id, 'a');
  });

  it('corrects the marks of an exam', async () => {
    const given = {
      title: 'Corrected',
      key: '4711',
      minutes: 30,
      start: local(-1),
      end: local(1),
      ...common,
    };
    const { exam } = (await api.operate('exam-create', given)).body;
    const player = await api.signUp();
    const opened = await open(api, player, [
      'get_exam_module_questions',
      { exam_module_id: exam.id, exam_key: '4711' },
    ]);
    for (const question of opened.data) await give(api, player, opened, question, wrongAnswer(question));
    await api.post('set_exam_module_result', { exam_module_id: exam.id }, player);
    for (const question of opened.data.slice(0, 2)) await correct(question.question_id ?? question.id, 'b');
    const [result] = await api.db.select().from(examResults).where(eq(examResults.examId, exam.id));
    expect(result).toMatchObject({
      obtainedMarks: 2,
      totalMarks: 5,
      groups: [{ mark: 1, correct: 2, incorrect: 3 }],
    });
  });
});

describe('a corrected question that many have answered', () => {
  const batch = { attempts: 1, scanned: 1_000 };
  const alerts = createRecordedAlerts();
  const circumstances = async () => ({
    settings: await createSettingsReader(api.db, api.clock).read(),
    now: api.clock.now(),
  });
  const goOn = async () => continueRegradings(api.db, { ...(await circumstances()), alerts }, batch);

  /** Everybody answers the same thirty questions in one order, the first twenty right. @returns the last one */
  async function playedByAll(players: readonly TestPlayer[]): Promise<QuestionId> {
    for (const key of ['quiz_zone_fix_level_question', 'question_shuffle_mode']) {
      await api.operate('settings-set', { key, value: '0' });
    }
    api.clock.advance(2000);
    const last = new Set<string>();
    // Nobody else in this file plays there.
    const place = { category: 'science', subcategory: 'space' };
    for (const player of players) last.add((await playedLevel(player, 20, place)).at(-1) ?? '');
    expect(last.size).toBe(1);
    return [...last][0] as QuestionId;
  }

  it('[C40] is regraded a batch at a time, by servers that go on at once, and nobody is paid twice', async () => {
    await goOn();
    const players = await Promise.all(Array.from({ length: 3 }, () => api.signUp()));
    const id = await playedByAll(players);
    const rightCoins = async () => (await Promise.all(players.map(standing))).map(({ coins }) => coins);
    expect(await rightCoins()).toEqual([13, 13, 13]);
    const answer = async (letter: string) => {
      const given = await circumstances();
      return await api.db.transaction(async (tx) => {
        const corrected = await correctQuestion(tx, id, { answer: letter }, given.now);
        if (corrected === undefined || corrected === 'BROKEN') throw new Error('it can be corrected');
        return await beginRegrading(tx, corrected, given, batch);
      });
    };
    expect(await answer('b')).toMatchObject({ attempts: 1, isLast: false });
    expect(await rightCoins()).toEqual([14, 13, 13]);
    const done = await Promise.all([goOn(), goOn()]);
    expect(done[0] + done[1]).toBe(2);
    expect(await rightCoins()).toEqual([14, 14, 14]);
    expect(await goOn()).toBe(0);
    await answer('a');
    expect(await goOn()).toBe(2);
    expect(await rightCoins()).toEqual([13, 13, 13]);
    expect(alerts.raised).toEqual([]);
    expect((await api.operate('reconcile', {})).body).toEqual({ faults: [] });
  });
});
