import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evenPlay, holdDuel, postDuel } from './testing/play-battle.ts';
import {
  answerAll,
  answerQuestion,
  coinsOf,
  letterOf,
  openLevel,
  playLevel,
  settle,
} from './testing/play-level.ts';
import { startQuizApi } from './testing/quiz-api-with-content.ts';
import type { TestApi, TestPlayer } from './testing/test-api.ts';

const HOUR_MS = 3_600_000;
const WELCOME = 10;

let api: TestApi;
beforeAll(async () => {
  api = await startQuizApi({ questionsPerLevel: 40 });
});
afterAll(() => api.close());

const scoreOf = async (player: TestPlayer) =>
  Number((await api.post('get_user_coin_score', {}, player)).body.data.score);
const balanceOf = async ({ id }: TestPlayer) => (await api.operate('user-find', { user: id })).body.balance;
const local = (hours: number) =>
  new Date(api.clock.now().getTime() + (hours + 5.5) * HOUR_MS).toISOString().slice(0, 16);

/** Signs somebody up who says who invited him. */
async function signUp(firebaseId: string, friends_code?: string): Promise<TestPlayer & { code: string }> {
  const token = api.idTokenOf({ firebaseId, email: `${firebaseId}@example.com`, isEmailVerified: true });
  const fields = { firebase_id: firebaseId, type: 'email', ...(friends_code && { friends_code }) };
  const { data } = (await api.post('user_signup', fields, { token })).body;
  return { id: data.id, token: data.api_token, code: data.refer_code };
}

/** A whole duel; `rights`: how many answers each had right. */
async function duel(
  match: string,
  players: readonly [TestPlayer, TestPlayer],
  rights: readonly [number, number],
  quiz_type: '1.3' | '1.4',
): Promise<void> {
  const questions = await holdDuel(api, match, players, { quiz_type });
  const [one, other] = players;
  const sides = [
    [one, evenPlay(questions, 5, rights[0])],
    [other, evenPlay(questions, 5, rights[1])],
  ] as const;
  const { body } = await postDuel(api, match, questions, sides, { quiz_type });
  expect(body.error).toBe(false);
}

describe('starting anew', () => {
  it('draws no other questions, forgets no answer and winds no clock back', async () => {
    const player = await api.signUp();
    const first = await openLevel(api, player);
    await answerQuestion(api, player, first, 0, 'Wrong');
    for (let again = 0; again < 10; again += 1) {
      const opened = await openLevel(api, player);
      expect(opened.attempt_id).toBe(first.attempt_id);
      expect(opened.data).toEqual(first.data);
    }
    const { data } = await answerQuestion(api, player, first, 0, 'Right');
    expect(data.is_correct).toBe(false);
    await answerAll(api, player, first, 10);
    expect((await settle(api, player, first)).data.correctAnswer).toBe(9);
  });

  it('[C18] [C20] earns a level’s coins once, and its score once a day', async () => {
    const player = await api.signUp();
    await playLevel(api, player, 10);
    const [coins, score] = [await coinsOf(api, player), await scoreOf(player)];
    expect([coins, score]).toEqual([WELCOME + 4, 40]);
    for (let again = 0; again < 5; again += 1) await playLevel(api, player, 10);
    expect([await coinsOf(api, player), await scoreOf(player)]).toEqual([coins, score]);
    const strangers = await Promise.all(
      Array.from({ length: 5 }, () => api.post('set_quiz_coin_score', { quiz_type: '1' }, player)),
    );
    expect(new Set(strangers.map(({ body }) => body.data.attempt_id)).size).toBe(1);
    expect(await coinsOf(api, player)).toBe(coins);
  });

  it('[C20] costs nothing to lose, and gives nothing', async () => {
    const player = await api.signUp();
    for (let again = 0; again < 3; again += 1) await playLevel(api, player, 2);
    expect([await coinsOf(api, player), await scoreOf(player)]).toEqual([WELCOME, 0]);
  });
});

describe('second accounts', () => {
  it('[C8] [C38] bring their inviter coins that cannot be redeemed', async () => {
    const inviter = await signUp('inviter');
    for (let number = 0; number < 3; number += 1) await signUp(`puppet-${number}`, inviter.code);
    expect(await balanceOf(inviter)).toEqual({ bonus: WELCOME + 300, earned: 0 });
    const payout = {
      payment_type: 'PayPal',
      payment_address: 'me@example.com',
      payment_amount: '10',
      coin_used: '100',
      details: 'To me',
    };
    expect((await api.post('set_payment_request', payout, inviter)).body.message).toBe('140');
  });

  it('[C10] lose their coins to nobody who could redeem them', async () => {
    const puppets = [await signUp('loser-1'), await signUp('loser-2')];
    const collector = await signUp('collector');
    for (const [index, puppet] of puppets.entries()) {
      await duel(`collected-${index}`, [collector, puppet], [10, 0], '1.4');
      await duel(`collected-again-${index}`, [collector, puppet], [10, 0], '1.4');
    }
    expect(await balanceOf(collector)).toEqual({ bonus: WELCOME + 20, earned: 0 });
  });

  it('[C11] of one person are one: the identity signs in, and nobody is invited twice', async () => {
    const [inviter, other] = [await signUp('host'), await signUp('other-host')];
    const guest = await signUp('guest', inviter.code);
    await signUp('guest', other.code);
    await signUp('host', guest.code);
    expect(await balanceOf(guest)).toMatchObject({ bonus: WELCOME + 50 });
    expect(await balanceOf(inviter)).toMatchObject({ bonus: WELCOME + 100 });
    expect(await balanceOf(other)).toMatchObject({ bonus: WELCOME });
  });
});

describe('deleting and coming back', () => {
  it('[C12] brings neither the newcomer nor the inviter anything again, by any mark of the person', async () => {
    const inviter = await signUp('patron');
    const first = await signUp('boomerang', inviter.code);
    const before = await balanceOf(inviter);
    await api.post('delete_user_account', {}, first);
    const sameIdentity = await signUp('boomerang', inviter.code);
    expect(await balanceOf(sameIdentity)).toEqual({ bonus: 0, earned: 0 });
    await api.post('delete_user_account', {}, sameIdentity);
    const token = api.idTokenOf({
      firebaseId: 'boomerang-anew',
      email: 'Boomerang@Example.com',
      isEmailVerified: true,
    });
    const fields = { firebase_id: 'boomerang-anew', type: 'email', friends_code: inviter.code };
    const sameAddress = await api.post('user_signup', fields, { token });
    expect(sameAddress.body.data.coins).toBe('0');
    expect(await balanceOf(inviter)).toEqual(before);
  });

  it('does not reset what can be done once: the levels are closed, and paid once to the new account only', async () => {
    const first = await signUp('phoenix');
    await playLevel(api, first, 10);
    await api.post('delete_user_account', {}, first);
    const again = await signUp('phoenix');
    const levels = await api.post('get_level_data', { category_slug: 'history' }, again);
    expect(levels.body.data.level).toBe('1');
    expect(await coinsOf(api, again)).toBe(0);
  });
});

describe('practice', () => {
  it('tells no answer of a question that is at stake in a contest, an exam or today’s daily quiz', async () => {
    const player = await api.signUp();
    // A question that was told before it was at stake stays told: here none is.
    await api.operate('settings-set', { key: 'answer_mode', value: '2' });
    const attempts = [];
    for (const right of [0, 10]) {
      const opened = await openLevel(api, player);
      await answerAll(api, player, opened, right);
      await settle(api, player, opened);
      attempts.push(opened);
    }
    const asked = attempts.flatMap(({ data }) => data.map(({ id }) => id));
    for (const question_id of asked) {
      await api.post('set_bookmark', { question_id, type: '1', status: '1' }, player);
    }
    const kept = await api.post('get_bookmark', { type: '1' }, player);
    expect(kept.body.data).toHaveLength(asked.length);
    const tomorrow = local(24).slice(0, 10);
    const daily = await api.operate('daily-set', { day: tomorrow, questions: asked.join() });
    expect(daily.status).toBe(200);
    api.clock.advance(24 * HOUR_MS);
    const window = { start: local(-1), end: local(2), questions: 20, categories: 'history' };
    const { contest } = (
      await api.operate('contest-create', {
        name: 'At stake',
        description: 'Now',
        prizes: '10',
        ...window,
      })
    ).body;
    const atStake = new Set<string>([...contest.questionIds, ...asked]);
    const shown = [
      await api.post('get_bookmark', { type: '1' }, player),
      await api.post('get_mistakes', { limit: '50' }, player),
      await api.post('get_questions_for_self_challenge', { category_slug: 'history', limit: '30' }, player),
      await api.post('get_review', { attempt_id: attempts[0]?.attempt_id ?? '' }, player),
    ];
    for (const { body } of shown) {
      const ids = (body.data ?? []).map(({ id, question_id }: Record<string, string>) => question_id ?? id);
      expect(ids.filter((id: string) => atStake.has(id))).toEqual([]);
    }
    await api.operate('settings-set', { key: 'answer_mode', value: '3' });
  });

  it('earns nothing, however often it is played', async () => {
    const player = await api.signUp();
    await playLevel(api, player, 5);
    const before = [await coinsOf(api, player), await scoreOf(player)];
    const fields = { category_slug: 'history', limit: '5', minutes: '3' };
    for (let again = 0; again < 3; again += 1) {
      const { body } = await api.post('get_questions_for_self_challenge', fields, player);
      for (const question of body.data) {
        const answer = letterOf(question, 'Right');
        await api.post(
          'submit_answer',
          { attempt_id: body.attempt_id, question_id: question.id, answer },
          player,
        );
      }
      await api.post('set_quiz_coin_score', { quiz_type: 'self_challenge' }, player);
    }
    expect([await coinsOf(api, player), await scoreOf(player)]).toEqual(before);
  });
});

describe('[C21] double coins', () => {
  const arm = (player: TestPlayer, opened: { attempt_id: string; data: readonly { id: string }[] }) =>
    api.post(
      'use_lifeline',
      {
        attempt_id: opened.attempt_id,
        question_id: opened.data[0]?.id ?? '',
        lifeline: 'usedDoubleCoinslifeline',
      },
      player,
    );

  it('double once, however often they are armed', async () => {
    const player = await api.signUp();
    const opened = await openLevel(api, player);
    for (let again = 0; again < 5; again += 1) await arm(player, opened);
    await answerAll(api, player, opened, 10);
    await settle(api, player, opened);
    expect(await coinsOf(api, player)).toBe(WELCOME - 2 + 8);
  });

  it('are not sold once an answer was given, nor on a level that was paid', async () => {
    const player = await api.signUp();
    const opened = await openLevel(api, player);
    await answerQuestion(api, player, opened, 0, 'Right');
    expect((await arm(player, opened)).body.message).toBe('143');
    await answerAll(api, player, opened, 10);
    await settle(api, player, opened);
    expect((await arm(player, await openLevel(api, player))).body.message).toBe('143');
    expect(await coinsOf(api, player)).toBe(WELCOME + 4);
  });
});

describe('collusion', () => {
  it('[C35] [C31] of two friends makes no coins, and reaches the boards three times a day', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp()];
    for (let round = 0; round < 6; round += 1) {
      const rights = round % 2 === 0 ? ([10, 0] as const) : ([0, 10] as const);
      await duel(`arranged-${round}`, [ada, bob], rights, '1.4');
    }
    expect((await coinsOf(api, ada)) + (await coinsOf(api, bob))).toBe(2 * WELCOME);
    expect((await scoreOf(ada)) + (await scoreOf(bob))).toBe(3 * 40);
  });

  it('stakes no more than the highest fee', async () => {
    const player = await api.signUp();
    await api.operate('user-coins', { user: player.id, coins: 500, reason: 'For a test' });
    const hold = { match_id: 'high-stakes', user_id: player.id, entry_coin: '21', category: 'history' };
    const { body } = await api.post('get_random_questions', hold, { serviceKey: api.config.SERVICE_KEY });
    expect(body.message).toBe('143');
  });
});

describe('after all of it', () => {
  it('[C1] [C2] the ledger fits', async () => {
    expect((await api.operate('reconcile', {})).body).toEqual({ faults: [] });
  });
});
