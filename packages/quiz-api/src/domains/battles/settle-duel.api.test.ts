import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { users } from '../../db/schema/accounts.ts';
import { evenPlay, holdDuel, holdFee, type Play, postDuel } from '../../testing/play-battle.ts';
import { coinsOf } from '../../testing/play-level.ts';
import { countAlerts } from '../../testing/recorded-alerts.ts';
import type { TestPlayer } from '../../testing/test-api.ts';
import { withDuels } from '../../testing/with-duels.ts';
import { findBalance } from '../ledger/balance.ts';
import { grant } from '../ledger/grant.ts';

const newDuel = withDuels();

describe('settling a battle of two', () => {
  it('[C31] gives the winner both fees, with the points of right and quick answers', async () => {
    const { api, ada, bob, matchId, startDuel } = await newDuel();
    const questions = await startDuel();
    const quick: Play = [[2, true], [2.001, true], [4, true], [4.001, true], [1, false], null];
    const { body } = await postDuel(api, matchId, questions, [
      [ada, quick],
      [bob, evenPlay(questions, 10, 4)],
    ]);
    expect(body.data).toMatchObject({
      result_type: 'duel',
      entry_coin: 5,
      total_questions: 10,
      user1_id: ada.id,
      user2_id: bob.id,
      winner_user_id: ada.id,
      winner_coin: 10,
      is_drawn: false,
      leftUser: '',
      user1_data: {
        correctAnswer: 4,
        userPoints: 4 * 4 + 2 + 1 + 1,
        earnCoin: 10,
        is_quickest: 1,
        quickest_bonus: 2,
        second_quickest_bonus: 2,
      },
      user2_data: { correctAnswer: 4, userPoints: 16, earnCoin: 0 },
      coins: { [ada.id]: 10, [bob.id]: 0 },
    });
    expect([await coinsOf(api, ada), await coinsOf(api, bob)]).toEqual([15, 5]);
    const boardOf = async (player: TestPlayer) =>
      (await api.post('get_user_by_id', {}, player)).body.data.all_time_score;
    expect([await boardOf(ada), await boardOf(bob)]).toEqual(['20', '0']);
  });

  it('[C10] keeps each coin its kind: what was bonus stays bonus', async () => {
    const { api, ada, bob, matchId, startDuel } = await newDuel();
    await api.db.transaction((tx) =>
      grant(tx, {
        userId: bob.id,
        amount: 20,
        kind: 'earned',
        title: 'wonContest',
        key: `kinds:${bob.id}`,
        at: api.clock.now(),
      }),
    );
    const questions = await startDuel({ entry_coin: '10' });
    await postDuel(api, matchId, questions, [
      [ada, evenPlay(questions, 5, 1)],
      [bob, evenPlay(questions, 5, 9)],
    ]);
    expect(await findBalance(api.db, ada.id)).toEqual({ bonus: 0, earned: 0 });
    expect(await findBalance(api.db, bob.id)).toEqual({ bonus: 20, earned: 20 });
  });

  it('[C31] gives each the entry back on a draw, and both their points', async () => {
    const { api, ada, bob, matchId, startDuel } = await newDuel();
    const questions = await startDuel();
    const even = evenPlay(questions, 5, 6);
    const { body } = await postDuel(api, matchId, questions, [
      [ada, even],
      [bob, even],
    ]);
    expect(body.data).toMatchObject({ winner_user_id: '0', is_drawn: true, winner_coin: 0 });
    expect([await coinsOf(api, ada), await coinsOf(api, bob)]).toEqual([10, 10]);
    const report = await api.post('get_battle_statistics', {}, bob);
    expect(report.body.myreport).toEqual([{ Victories: '0', Drawn: '1', Loose: '0' }]);
    expect(report.body.data).toMatchObject([{ opponent_id: ada.id, opponent_name: 'Ada', mystatus: 'Draw' }]);
  });

  it('pays by the points that the receipt was played for, also when the settings have changed since', async () => {
    const { api, ada, bob, matchId, startDuel } = await newDuel();
    const questions = await startDuel();
    const points = JSON.stringify({ correct: 10, quickest: 0, second_quickest: 0 });
    const sides = [
      [ada, [[9, true], [9, true], ...Array(8).fill(null)]],
      [bob, [[1, true], [9, false], ...Array(8).fill(null)]],
    ] as [TestPlayer, Play][];
    const set = (word: string, value: string) =>
      api.operate('settings-set', { key: `battle_mode_random_${word}_score`, value });
    await set('correct_answer_credit', '1');
    await set('quickest_correct_answer_extra', '50');
    onTestFinished(async () => {
      await set('correct_answer_credit', '4');
      await set('quickest_correct_answer_extra', '2');
    });
    const { body } = await postDuel(api, matchId, questions, sides, { points });
    expect(body.data).toMatchObject({
      winner_user_id: ada.id,
      user1_data: { userPoints: 20 },
      user2_data: { userPoints: 10, quickest_bonus: 0 },
    });
  });

  it('[C32] lets the one who stayed win whatever the points', async () => {
    const { api, ada, bob, matchId, startDuel } = await newDuel();
    const questions = await startDuel();
    const sides: [TestPlayer, Play][] = [
      [ada, evenPlay(questions, 1, 9)],
      [bob, []],
    ];
    const left = {
      outcome: 'opponentLeft',
      left_users: JSON.stringify([{ user_id: ada.id, reason: 'left' }]),
    };
    const { body } = await postDuel(api, matchId, questions, sides, left);
    expect(body.data).toMatchObject({ winner_user_id: bob.id, leftUser: ada.id, winner_coin: 10 });
    expect([await coinsOf(api, ada), await coinsOf(api, bob)]).toEqual([5, 15]);
    expect(body.data.badges[bob.id]).not.toContain('combat_winner');
  });

  it('[C32] when everyone left gives the fee back to those who did not leave by choice', async () => {
    const { api, ada, bob, matchId, startDuel, stateOf } = await newDuel();
    const questions = await startDuel();
    const reasons = [
      { user_id: ada.id, reason: 'left' },
      { user_id: bob.id, reason: 'lost' },
    ];
    const { body } = await postDuel(
      api,
      matchId,
      questions,
      [
        [ada, []],
        [bob, []],
      ],
      {
        outcome: 'everyoneLeft',
        left_users: JSON.stringify(reasons),
      },
    );
    expect(body.data).toMatchObject({ result_type: 'void', coins: { [bob.id]: 5 } });
    expect([await coinsOf(api, ada), await coinsOf(api, bob)]).toEqual([5, 10]);
    expect(await stateOf(matchId)).toBe('settled');
  });

  it('[C29] [I3] has one effect however often it is posted, and answers the same each time', async () => {
    const { api, ada, bob, matchId, startDuel, voidMatch } = await newDuel();
    const questions = await startDuel();
    const post = () =>
      postDuel(api, matchId, questions, [
        [ada, evenPlay(questions, 3, 10)],
        [bob, evenPlay(questions, 3, 2)],
      ]);
    const answers = await Promise.all(Array.from({ length: 10 }, post));
    answers.push(await post());
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect([await coinsOf(api, ada), await coinsOf(api, bob)]).toEqual([15, 5]);
    expect(await countAlerts(api, 'receipt-differs')).toBe(0);
    const differing = await postDuel(api, matchId, questions, [
      [ada, evenPlay(questions, 3, 0)],
      [bob, evenPlay(questions, 3, 10)],
    ]);
    expect(differing.body).toEqual(answers[0]?.body);
    expect(await countAlerts(api, 'receipt-differs')).toBe(1);
    expect((await voidMatch(matchId)).body).toEqual(answers[0]?.body);
    expect((await holdFee(api, matchId, ada)).body.message).toBe('143');
    const { body } = await api.post('get_users_statistics', {}, ada);
    expect(body.data.questions_answered).toBe('10');
  });

  it('[C28] [I7] refuses receipts that contradict themselves or what is held, and settles nothing', async () => {
    const { api, ada, bob, matchId, startDuel, stateOf } = await newDuel();
    const questions = await startDuel();
    const eve = await api.signUp('Eve');
    const play = evenPlay(questions, 3, 5);
    const sides: [TestPlayer, Play][] = [
      [ada, play],
      [bob, play],
    ];
    const foreign = questions.map((question) => ({ ...question, id: '424242' }));
    const messages = [
      await postDuel(api, matchId, questions, [
        [ada, play],
        [eve, play],
      ]),
      await postDuel(api, matchId, foreign, sides),
      await postDuel(api, matchId, questions, sides, { outcome: 'opponentLeft' }),
      await postDuel(api, matchId, questions, sides, { quiz_type: '1.4' }),
      await postDuel(api, matchId, questions, sides, { is_bot: '1' }),
      await postDuel(api, `${matchId}-unknown`, questions, sides),
    ].map(({ body }) => body.message);
    expect(messages).toEqual(['143', '143', '143', '143', '143', '143']);
    expect(await countAlerts(api, 'receipt-refused')).toBe(5);
    expect(await countAlerts(api, 'receipt-of-unknown-match')).toBe(1);
    expect(await stateOf(matchId)).toBe('open');
    expect((await postDuel(api, matchId, questions, sides)).body.error).toBe(false);
  });

  it('rates random battles, counts wins in a row and unlocks badges', async () => {
    const { api, ada, bob, matchId } = await newDuel();
    const seen: string[][] = [];
    for (const round of [1, 2, 3]) {
      const roundId = `${matchId}-${round}`;
      const questions = await holdDuel(api, roundId, [ada, bob], { entry_coin: '0' });
      const { body } = await postDuel(api, roundId, questions, [
        [ada, evenPlay(questions, 4, 10)],
        [bob, evenPlay(questions, 4, 1)],
      ]);
      seen.push(body.data.badges[ada.id]);
      expect(body.data.ratings[ada.id].after).toBeGreaterThan(body.data.ratings[ada.id].before);
    }
    expect(seen).toEqual([['combat_winner', 'ultimate_player'], [], ['quiz_warrior']]);
    const [winner] = await api.db.select().from(users).where(eq(users.id, ada.id));
    expect(winner?.rating).toBeGreaterThan(1500);
    expect(winner?.ratingDeviation).toBeLessThan(350);
  });

  it('[C35] between friends rates nobody and reaches the boards three times a day for one pair', async () => {
    const { api, ada, bob, matchId } = await newDuel();
    const scoreOfAda = async () =>
      (await api.post('get_user_by_id', {}, ada)).body.data.all_time_score as string;
    const duel = async (round: number) => {
      const roundId = `${matchId}-${round}`;
      const questions = await holdDuel(api, roundId, [ada, bob], { entry_coin: '0', quiz_type: '1.4' });
      const answer = await postDuel(
        api,
        roundId,
        questions,
        [
          [ada, evenPlay(questions, 10, 1)],
          [bob, []],
        ],
        { quiz_type: '1.4' },
      );
      expect(answer.body.data.ratings).toEqual({});
      return await scoreOfAda();
    };
    const scores = [await duel(1), await duel(2), await duel(3), await duel(4)];
    expect(scores).toEqual(['4', '8', '12', '12']);
    api.clock.advance(24 * 3_600_000);
    expect(await duel(5)).toBe('16');
  });

  it('[C34] [I17] against a bot changes no coins, scores, statistics, ratings or badges', async () => {
    const { api, ada, matchId } = await newDuel();
    const { body: held } = await holdFee(api, matchId, ada, { entry_coin: '0' });
    const { body } = await postDuel(
      api,
      matchId,
      held.data,
      [
        [ada, evenPlay(held.data, 1, 10)],
        [{ id: 'bot' }, evenPlay(held.data, 9, 3)],
      ].map(([player, play]) => [player, play] as [{ id: string }, Play]),
      { is_bot: '1' },
    );
    expect(body.data).toMatchObject({ winner_user_id: ada.id, winner_coin: 0, ratings: {}, badges: {} });
    expect(await coinsOf(api, ada)).toBe(10);
    expect((await api.post('get_users_statistics', {}, ada)).body.message).toBe('102');
    expect((await api.post('get_battle_statistics', {}, ada)).body).toEqual({ error: false, message: '113' });
    expect((await holdFee(api, `${matchId}-next`, ada)).body.error).toBe(false);
  });
});
