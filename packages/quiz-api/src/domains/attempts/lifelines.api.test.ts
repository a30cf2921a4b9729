import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerAll, answerQuestion, coinsOf, letterOf, openLevel, settle } from '../../testing/play-level.ts';
import { startQuizApi } from '../../testing/quiz-api-with-content.ts';
import type { TestApi, TestPlayer } from '../../testing/test-api.ts';
import { grant } from '../ledger/grant.ts';
import { reconcile } from '../ledger/reconcile.ts';

let api: TestApi;
let player: TestPlayer;

beforeAll(async () => {
  api = await startQuizApi();
});
beforeEach(async () => {
  player = await api.signUp();
});
afterAll(() => api.close());

const give = (amount: number) =>
  api.db.transaction((tx) =>
    grant(tx, {
      userId: player.id,
      amount,
      kind: 'earned',
      title: 'wonContest',
      key: `test:${player.id}:${amount}`,
      at: api.clock.now(),
    }),
  );

describe('lifelines', () => {
  const use = (opened: { attempt_id: string; data: { id: string }[] }, index: number, lifeline: string) =>
    api.post(
      'use_lifeline',
      { attempt_id: opened.attempt_id, question_id: opened.data[index]?.id ?? '', lifeline },
      player,
    );

  it('[P19] [C14] fifty-fifty leaves the right option and one more, is charged once and shows the same again', async () => {
    const opened = await openLevel(api, player);
    const { body } = await use(opened, 0, 'used5050lifeline');
    expect(body.data.options).toHaveLength(2);
    expect(body.data.options).toContain(letterOf(opened.data[0] as never, 'Right'));
    expect(body.coins).toBe('0');
    expect((await use(opened, 0, 'used5050lifeline')).body.data).toEqual(body.data);
    expect(await coinsOf(api, player)).toBe(0);
    const resumed = await openLevel(api, player);
    expect(resumed.attempt.lifelines_used).toEqual([
      { lifeline: 'used5050lifeline', question_id: opened.data[0]?.id, effect: body.data },
    ]);
    expect((await use(opened, 0, 'usedSkiplifeline')).body.message).toBe('140');
  });

  it('[P20] poll favours the right option, and not after fifty-fifty on the same question', async () => {
    await give(50);
    const opened = await openLevel(api, player);
    const { body } = await use(opened, 0, 'usedAudiencePolllifeline');
    const shares: [string, number][] = Object.entries(body.data);
    expect(shares.reduce((sum, [, share]) => sum + share, 0)).toBe(100);
    const [top] = [...shares].sort(([, one], [, other]) => other - one);
    expect(top?.[0]).toBe(`probability_${letterOf(opened.data[0] as never, 'Right')}`);
    expect((await use(opened, 0, 'used5050lifeline')).body.message).toBe('143');
    await answerQuestion(api, player, opened, 0, 'Right');
    expect((await use(opened, 1, 'usedAudiencePolllifeline')).body.message).toBe('143');
    expect((await use(opened, 1, 'used5050lifeline')).body.error).toBe(false);
    expect(await coinsOf(api, player)).toBe(40);
  });

  it('[P21] reset time starts the time of the question anew', async () => {
    const opened = await openLevel(api, player);
    api.clock.advance(29_000);
    const { body } = await use(opened, 0, 'usedResetTimerlifeline');
    expect(body.data.deadline).toBe(api.clock.now().getTime() + 30_000);
    api.clock.advance(30_000);
    expect((await answerQuestion(api, player, opened, 0, 'Right')).data.timed_out).toBe(false);
  });

  it('[P21] skip goes on to the next question and counts as wrong', async () => {
    const opened = await openLevel(api, player);
    const { body } = await use(opened, 0, 'usedSkiplifeline');
    expect(body).toMatchObject({ data: { skipped: true }, next: { index: 1 } });
    for (const index of opened.data.keys()) await answerQuestion(api, player, opened, index, 'Right');
    const result = (await settle(api, player, opened)).data;
    expect(result).toMatchObject({ correctAnswer: 9, is_won: true, badges: ['dashing_debut'] });
    expect(result.lines).toContainEqual({ title: 'lifelines', coins: -10, score: 0 });
  });

  it('[P22] [C21] double coins doubles a level that was not paid yet, armed before the first answer', async () => {
    const opened = await openLevel(api, player);
    expect((await use(opened, 0, 'usedDoubleCoinslifeline')).body.data).toEqual({ armed: true });
    await answerAll(api, player, opened, 10);
    expect((await settle(api, player, opened)).data).toMatchObject({ earnCoin: 8, coins: 10 - 2 + 8 });
    const again = await openLevel(api, player);
    expect((await use(again, 0, 'usedDoubleCoinslifeline')).body.message).toBe('143');
    const second = await openLevel(api, player, { level: '2' });
    await answerQuestion(api, player, second, 0, 'Right');
    expect((await use(second, 1, 'usedDoubleCoinslifeline')).body.message).toBe('143');
  });

  it('[P18] is refused on a question that is over, or not yet reached', async () => {
    const opened = await openLevel(api, player);
    await answerQuestion(api, player, opened, 0, 'Right');
    expect((await use(opened, 0, 'used5050lifeline')).body.message).toBe('143');
    expect((await use(opened, 4, 'used5050lifeline')).body.message).toBe('143');
    expect((await use(opened, 1, 'hint')).body.message).toBe('143');
    expect(await coinsOf(api, player)).toBe(10);
  });

  it('[C14] 50 parallel uses are charged once', async () => {
    await give(100);
    const opened = await openLevel(api, player);
    await Promise.all(Array.from({ length: 50 }, () => use(opened, 0, 'used5050lifeline')));
    expect(await coinsOf(api, player)).toBe(100);
  });
});

describe('the review', () => {
  it('[C14] is charged once per attempt, then free, and shows right and given answers with notes', async () => {
    const opened = await openLevel(api, player);
    await answerAll(api, player, opened, 9);
    const review = () => api.post('get_review', { attempt_id: opened.attempt_id }, player);
    expect((await review()).body.message).toBe('143');
    await settle(api, player, opened);
    const { body } = await review();
    expect(body.coins).toBe('4');
    expect(body.data).toHaveLength(10);
    const right = letterOf(opened.data[9] as never, 'Right');
    expect(body.data[9]).toMatchObject({
      correct_answer: right,
      given_answer: letterOf(opened.data[9] as never, 'Wrong'),
      is_correct: false,
    });
    expect((await review()).body).toEqual(body);
    expect(await coinsOf(api, player)).toBe(4);
  });

  it('[C4] needs its price', async () => {
    const opened = await openLevel(api, player);
    await api.post(
      'use_lifeline',
      { attempt_id: opened.attempt_id, question_id: opened.data[0]?.id ?? '', lifeline: 'used5050lifeline' },
      player,
    );
    await settle(api, player, opened);
    const { body } = await api.post('get_review', { attempt_id: opened.attempt_id }, player);
    expect(body).toEqual({ error: true, message: '140' });
  });

  it('[P10] leaves out questions that are open in another attempt', async () => {
    const first = await openLevel(api, player);
    await settle(api, player, first);
    const second = await openLevel(api, player);
    const open = new Set(second.data.map(({ id }) => id));
    const { body } = await api.post('get_review', { attempt_id: first.attempt_id }, player);
    expect(body.data.map(({ id }: { id: string }) => id).some((id: string) => open.has(id))).toBe(false);
    expect(body.data.length).toBe(2);
  });
});

it('[I1] leaves a ledger in which everything fits', async () => {
  expect(await reconcile(api.db)).toEqual([]);
});
