import type { ActionName } from '@quiz-arena/contract/action-registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asService, evenPlay, holdDuel, receiptData } from '../testing/play-battle.ts';
import { answerAll, coinsOf, openLevel, settle } from '../testing/play-level.ts';
import { startQuizApi } from '../testing/quiz-api-with-content.ts';
import type { TestApi, TestPlayer } from '../testing/test-api.ts';

let api: TestApi;
let owner: TestPlayer;
let thief: TestPlayer;
let objects: Awaited<ReturnType<typeof makeObjects>>;
beforeAll(async () => {
  api = await startQuizApi({ questionsPerLevel: 40 });
  const [rich] = (await api.operate('load-users', { count: 1, coins: 200 })).body.users;
  owner = { id: rich.user_id, token: rich.api_token };
  thief = await api.signUp('Mallory');
  objects = await makeObjects();
});
afterAll(() => api.close());

/** One of everything that belongs to one player. */
async function makeObjects() {
  const settled = await openLevel(api, owner);
  await answerAll(api, owner, settled, 10);
  await settle(api, owner, settled);
  const open = await openLevel(api, owner);
  const question = open.data[0]?.id ?? '';
  const opponent = await api.signUp('Opponent');
  const questions = await holdDuel(api, 'their-match', [owner, opponent]);
  // A question of the running battle would not be listed.
  const marked = settled.data.find(({ id }) => questions.every((asked) => asked.id !== id));
  const bookmark = { question_id: marked?.id ?? '', type: '1' };
  await api.post('set_bookmark', { ...bookmark, status: '1' }, owner);
  const payout = {
    payment_type: 'UPI',
    payment_address: 'me',
    payment_amount: '10',
    coin_used: '100',
    details: 'To me',
  };
  await api.post('set_payment_request', payout, owner);
  const [request] = (await api.post('get_payment_request', {}, owner)).body.data;
  const play = evenPlay(questions, 1, 10);
  const match = {
    quiz_type: '1.3',
    match_id: 'their-match',
    outcome: 'completed',
    play_questions: JSON.stringify({
      user1_id: owner.id,
      user1_data: receiptData(questions, evenPlay(questions, 5, 0)),
      user2_id: opponent.id,
      user2_data: receiptData(questions, play),
    }),
  };
  const holding = { user_id: owner.id, match_id: 'another-match', entry_coin: '5', category: 'history' };
  return {
    settled: settled.attempt_id,
    open: open.attempt_id,
    question,
    bookmark,
    payout: request.id,
    match,
    holding,
  };
}

/** Everything of the owner's that a thief could change or learn. */
async function snapshot() {
  const read = async (action: ActionName, fields = {}) => (await api.post(action, fields, owner)).body;
  const [bookmarks, requests] = [
    await read('get_bookmark', { type: '1' }),
    await read('get_payment_request'),
  ];
  return {
    coins: await coinsOf(api, owner),
    open: (await openLevel(api, owner)).attempt,
    bookmarks: bookmarks.data.map(({ question_id }: { question_id: string }) => question_id),
    requests: requests.data,
    user: (await read('get_user_by_id')).data,
  };
}

type Attack = readonly [
  action: ActionName,
  what: string,
  fields: (own: typeof objects) => Record<string, string>,
  /** The refusal, or "" where the call is about the thief's own things, whatever it names. */
  code: string,
];

const attacks: readonly Attack[] = [
  [
    'submit_answer',
    'an open attempt',
    ({ open, question }) => ({ attempt_id: open, question_id: question, answer: 'a' }),
    '143',
  ],
  [
    'use_lifeline',
    'an open attempt',
    ({ open, question }) => ({ attempt_id: open, question_id: question, lifeline: 'used5050lifeline' }),
    '143',
  ],
  ['set_quiz_coin_score', 'an open attempt', ({ open }) => ({ quiz_type: '1', attempt_id: open }), '143'],
  [
    'set_quiz_coin_score',
    'a settled attempt',
    ({ settled }) => ({ quiz_type: '1', attempt_id: settled }),
    '143',
  ],
  ['get_review', 'a settled attempt', ({ settled }) => ({ attempt_id: settled }), '143'],
  [
    'set_user_coin_score',
    'a review',
    ({ settled }) => ({ title: 'reviewAnswer', attempt_id: settled }),
    '143',
  ],
  ['set_user_coin_score', 'a badge’s reward', () => ({ type: 'dashing_debut' }), '143'],
  ['delete_pending_payment_request', 'a redeem request', ({ payout }) => ({ payment_id: payout }), '102'],
  ['set_bookmark', 'a bookmark', ({ bookmark }) => ({ ...bookmark, status: '0' }), ''],
  ['get_bookmark', 'bookmarks', () => ({ type: '1' }), '102'],
  ['get_payment_request', 'redeem requests', () => ({}), '102'],
  ['get_user_by_id', 'an account', () => ({ user_id: owner.id }), '143'],
  ['set_quiz_coin_score', 'a battle', ({ match }) => match, '143'],
  ['get_random_questions', 'a battle', ({ holding }) => holding, '143'],
  [
    'create_room',
    'a room',
    ({ holding: { match_id, ...rest } }) => ({ ...rest, room_id: match_id, room_type: 'group' }),
    '143',
  ],
  [
    'get_question_by_room_id',
    'a room',
    ({ holding: { match_id, ...rest } }) => ({ ...rest, room_id: match_id }),
    '143',
  ],
  ['renew_matches', 'a battle', () => ({ match_ids: '[]', lost_match_ids: '["their-match"]' }), '143'],
  ['get_revocations', 'sign-outs of others', () => ({ cursor: '0' }), '143'],
];

describe('what belongs to another player', () => {
  it.each(attacks)('%s does not reach: %s', async (action, _what, fields, code) => {
    const before = await snapshot();
    const { status, body } = await api.post(action, fields(objects), thief);
    expect([status, body.error, body.message]).toEqual([200, code !== '', code || '111']);
    if (code !== '') expect(Object.keys(body)).toEqual(['error', 'message']);
    expect(await snapshot()).toEqual(before);
    expect(await coinsOf(api, thief)).toBe(10);
  });

  it('is not reached by a player who holds a wrong service key, either', async () => {
    const options = { token: thief.token, serviceKey: 'x'.repeat(43) };
    const { status, body } = await api.post('set_quiz_coin_score', objects.match, options);
    expect([status, body]).toEqual([401, { error: true, message: '129' }]);
  });

  it('is settled by the battle servers alone, with the very receipt that was refused', async () => {
    const { body } = await asService(api)('set_quiz_coin_score', objects.match);
    expect(body.error).toBe(false);
    expect((await api.operate('reconcile', {})).body).toEqual({ faults: [] });
  });
});
