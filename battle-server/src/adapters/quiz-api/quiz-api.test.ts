import { createHash } from 'node:crypto';
import { duelPlay, groupPlay, receiptPoints } from '@quiz-arena/contract/battle-receipt';
import { categoryId, languageId, matchId, questionId, roomId, userId } from '@quiz-arena/contract/ids';
import { describe, expect, it } from 'vitest';
import type { Receipt } from '../../core/receipt-of.ts';
import { stubActionClient } from '../../testing/stub-action-client.ts';
import { createQuizApiPlayerDirectory } from './quiz-api-player-directory.ts';
import { createQuizApiQuestionSource } from './quiz-api-question-source.ts';
import { createQuizApiResultSink } from './quiz-api-result-sink.ts';
import { createQuizApiRevocationFeed } from './quiz-api-revocation-feed.ts';

const refused = (code: string, status = 200) => ({ kind: 'refused', status, code, message: code });
const failed = { kind: 'failed', reason: 'timeout' };
const answered = (answer: object) => ({ kind: 'answer', status: 200, success: undefined, answer });

describe('holds', () => {
  const request = {
    kind: 'random',
    roomId: roomId.parse('r1'),
    matchId: matchId.parse('r1-1'),
    playerId: userId.parse('7'),
    languageId: languageId.parse('14'),
    category: categoryId.parse('3'),
    entryCoin: 5,
    questionCount: 10,
    isOpening: true,
  } as const;

  it.each([
    ['NOT_ENOUGH_COINS', 'NOT_ENOUGH_COINS'],
    ['NOT_ALLOWED', 'ALREADY_IN_BATTLE'],
    ['DATA_NOT_FOUND', 'NO_QUESTIONS'],
    ['MAINTENANCE', 'MAINTENANCE'],
    ['ACCOUNT_DEACTIVATED', 'ACCOUNT_DEACTIVATED'],
  ])('the backend’s %s is the refusal %s [B17]', async (code, meaning) => {
    const { client } = stubActionClient(() => refused(code));
    const result = await createQuizApiQuestionSource(client).hold(request);
    expect(result).toEqual({ kind: 'refused', code: meaning });
  });

  it.each([
    ['a lost reply', failed],
    ['a fault of the backend', refused('SOMETHING_WENT_WRONG', 500)],
    ['too many requests', refused('TOO_MANY_REQUESTS', 429)],
    ['a refused service key', refused('UNAUTHORIZED', 401)],
  ])('%s says nothing about the hold', async (_, outcome) => {
    const { client } = stubActionClient(() => outcome);
    expect(await createQuizApiQuestionSource(client).hold(request)).toEqual({ kind: 'unavailable' });
  });

  it('takes questions with the options that there are, and no notes', async () => {
    const row = {
      id: '5',
      question: 'Up?',
      image: '',
      question_type: '2',
      optiona: 'True',
      optionb: 'False',
      optionc: '',
      optiond: '',
      optione: '',
      answer: 'b',
      note: 'secret',
    };
    const { client, sent } = stubActionClient(() => answered({ data: [row] }));
    expect(await createQuizApiQuestionSource(client).hold(request)).toEqual({
      kind: 'held',
      questions: [
        {
          id: '5',
          question: 'Up?',
          image: '',
          type: 'trueFalse',
          options: { a: 'True', b: 'False' },
          right: 'b',
        },
      ],
    });
    expect(sent).toMatchObject([
      { fields: { user_id: '7', match_id: 'r1-1', quiz_type: '1.3', entry_coin: '5' } },
    ]);
  });
});

describe('holds of a room with a code', () => {
  const request = {
    kind: 'group',
    roomId: roomId.parse('r1'),
    matchId: matchId.parse('r1-2'),
    playerId: userId.parse('7'),
    languageId: languageId.parse('14'),
    category: '',
    entryCoin: 0,
    questionCount: 8,
  } as const;

  it('open the match by create_room and join it by get_question_by_room_id [B17]', async () => {
    const { client, sent } = stubActionClient(() => answered({ data: [] }));
    const source = createQuizApiQuestionSource(client);
    await source.hold({ ...request, isOpening: true });
    await source.hold({ ...request, isOpening: false, playerId: userId.parse('8') });
    const hold = { room_id: 'r1', match_id: 'r1-2', category: '', entry_coin: '0' };
    expect(sent).toMatchObject([
      { name: 'create_room', fields: { ...hold, user_id: '7', room_type: 'group', no_of_que: '8' } },
      { name: 'get_question_by_room_id', fields: { ...hold, user_id: '8' } },
    ]);
  });
});

describe('receipts', () => {
  const answers = (letter: string, takenMs: number | null) => [
    { questionId: questionId.parse('5'), answer: letter, takenMs },
  ];
  const receipt: Receipt = {
    matchId: matchId.parse('r1-1'),
    roomId: roomId.parse('r1'),
    kind: 'random',
    category: '',
    languageId: languageId.parse('14'),
    entryCoin: 5,
    outcome: 'opponentLeft',
    voidReason: null,
    isBot: false,
    points: { correct: 40, quickest: 20, second_quickest: 10 },
    players: [
      { userId: userId.parse('7'), answers: answers('b', 2417), points: 5, correct: 1, departure: null },
      { userId: userId.parse('8'), answers: answers('', null), points: 0, correct: 0, departure: 'lost' },
    ],
  };

  it.each([
    ['later', failed],
    ['later', refused('SOMETHING_WENT_WRONG', 500)],
    ['later', refused('MAINTENANCE', 503)],
    ['later', refused('TOO_MANY_REQUESTS', 429)],
    ['paused', refused('TOKEN_MISSING', 401)],
    ['paused', refused('UNAUTHORIZED', 401)],
    ['dead', refused('MISSING_FIELDS')],
    ['dead', refused('NOT_ALLOWED')],
  ])('are %s after %o', async (kind, outcome) => {
    const { client } = stubActionClient(() => outcome);
    expect(await createQuizApiResultSink(client).settle(receipt)).toMatchObject({ kind });
  });

  it('carry what the contract reads, and bring back what was paid', async () => {
    const result = {
      result_type: 'duel',
      coins: { 7: 10 },
      ratings: { 7: { before: 1500, after: 1512.5, is_provisional: true } },
      badges: { 7: ['combat_winner'] },
    };
    const { client, sent } = stubActionClient(() => answered({ data: result }));
    expect(await createQuizApiResultSink(client).settle(receipt)).toEqual({
      kind: 'settled',
      isVoid: false,
      settlement: { coins: { 7: 10 }, ratings: { 7: { before: 1500, after: 1512.5, isProvisional: true } } },
    });
    const fields = sent[0]?.fields ?? {};
    expect(fields).toMatchObject({ quiz_type: '1.3', match_id: 'r1-1', outcome: 'opponentLeft' });
    expect(receiptPoints.parse(JSON.parse(String(fields.points)))).toEqual(receipt.points);
    expect(JSON.parse(String(fields.left_users))).toEqual([{ user_id: '8', reason: 'lost' }]);
    expect(duelPlay.parse(JSON.parse(String(fields.play_questions)))).toEqual([
      { userId: '7', answers: [{ questionId: '5', answer: 'b', takenMs: 2417 }] },
      { userId: '8', answers: [{ questionId: '5', answer: '', takenMs: 0 }] },
    ]);
  });

  it('of a group carry up to four players and who left', async () => {
    const { client, sent } = stubActionClient(() => failed);
    const players = ['7', '8', '9', '10'].map((id, index) => ({
      ...{ userId: userId.parse(id), points: 4, correct: 1 },
      answers: answers('b', 900),
      departure: index === 3 ? ('left' as const) : null,
    }));
    await createQuizApiResultSink(client).settle({
      ...receipt,
      kind: 'group',
      outcome: 'completed',
      players,
    });
    const fields = sent[0]?.fields ?? {};
    expect(fields).toMatchObject({ quiz_type: '1.5', outcome: 'completed', joined_users_count: '4' });
    expect(JSON.parse(String(fields.left_users))).toEqual([{ user_id: '10', reason: 'left' }]);
    expect(groupPlay.parse(JSON.parse(String(fields.play_questions)))).toHaveLength(4);
  });

  it('renew matches by the thousand, and say when one call failed', async () => {
    const renewed = answered({ data: [], unrenewed: [] });
    const outcomes = [renewed, failed, renewed];
    const { client, sent } = stubActionClient(() => outcomes.shift() ?? failed);
    const matches = Array.from({ length: 2_500 }, (_, index) => matchId.parse(`m${index}`));
    expect(await createQuizApiResultSink(client).renew(matches)).toBe(false);
    expect(sent.map(({ fields }) => JSON.parse(String(fields.match_ids)).length)).toEqual([
      1_000, 1_000, 500,
    ]);
  });

  it('name lost matches apart from those that are played, and hear of unrenewed ones', async () => {
    const outcomes = [
      answered({ data: [], unrenewed: ['m1', 'm2'] }),
      failed,
      answered({ data: [], unrenewed: [] }),
    ];
    const { client, sent } = stubActionClient(() => outcomes.shift() ?? failed);
    const sink = createQuizApiResultSink(client);
    expect(await sink.unrenewed()).toEqual(['m1', 'm2']);
    expect(await sink.unrenewed()).toBeNull();
    expect(await sink.giveUp([matchId.parse('m1')])).toBe(true);
    expect(sent.map(({ fields }) => fields)).toEqual([
      { match_ids: '[]' },
      { match_ids: '[]' },
      { match_ids: '[]', lost_match_ids: '["m1"]' },
    ]);
  });
});

describe('players', () => {
  const row = { id: '7', name: 'Ada', profile: '', rating: '1512.5', rating_deviation: '80' };

  it('are asked for once a minute with the player’s own token, which is not kept', async () => {
    let now = 0;
    const { client, sent } = stubActionClient(() => answered({ data: row }));
    const directory = createQuizApiPlayerDirectory(client, () => now);
    const tokenHash = createHash('sha256').update('token').digest('hex');
    const ada = { userId: '7', name: 'Ada', image: '', rating: 1512.5, isProvisional: false };
    const both = await Promise.all([directory.resolve('token'), directory.resolve('token')]);
    expect(both).toEqual(Array(2).fill({ kind: 'player', player: ada, tokenHash }));
    expect(sent).toEqual([
      { name: 'get_user_by_id', fields: {}, headers: { authorization: 'Bearer token' } },
    ]);
    now += 60_001;
    await directory.resolve('token');
    expect(sent).toHaveLength(2);
  });

  it('are asked for again once they are forgotten', async () => {
    const { client, sent } = stubActionClient(() => answered({ data: row }));
    const directory = createQuizApiPlayerDirectory(client, () => 0);
    await directory.resolve('token');
    directory.forget(userId.parse('8'));
    await directory.resolve('token');
    expect(sent).toHaveLength(1);
    directory.forget(userId.parse('7'));
    await directory.resolve('token');
    expect(sent).toHaveLength(2);
  });

  it('are not remembered as refused or unavailable', async () => {
    const outcomes = [
      failed,
      refused('UNAUTHORIZED', 401),
      refused('ACCOUNT_DEACTIVATED', 401),
      answered({ data: row }),
    ];
    const { client } = stubActionClient(() => outcomes.shift() ?? failed);
    const directory = createQuizApiPlayerDirectory(client, () => 0);
    expect(await directory.resolve('token')).toEqual({ kind: 'unavailable' });
    expect(await directory.resolve('token')).toEqual({ kind: 'refused', code: 'UNAUTHORIZED' });
    expect(await directory.resolve('token')).toEqual({ kind: 'refused', code: 'ACCOUNT_DEACTIVATED' });
    expect(await directory.resolve('token')).toMatchObject({ kind: 'player' });
  });
});

describe('standings', () => {
  it('are those of the moment, asked for by the service; not known while the backend is away [B17]', async () => {
    const outcomes = [answered({ data: { coins: '35', rating: '1512.5' } }), failed];
    const { client, sent } = stubActionClient(() => outcomes.shift() ?? failed);
    const directory = createQuizApiPlayerDirectory(client, () => 0);
    expect(await directory.standingOf(userId.parse('7'))).toEqual({
      coins: 35,
      rating: 1512.5,
      isProvisional: false,
    });
    expect(await directory.standingOf(userId.parse('7'))).toBeNull();
    expect(sent[0]).toMatchObject({ name: 'get_user_by_id', fields: { user_id: '7' } });
  });
});

describe('revocations', () => {
  it('treat a deleted account like a deactivated one, and go on from the cursor', async () => {
    const rows = [
      { user_id: '7', reason: 'superseded', valid_token_hash: 'ab' },
      { user_id: '8', reason: 'deleted', valid_token_hash: '' },
    ];
    const { client, sent } = stubActionClient(() => answered({ data: rows, cursor: '12' }));
    const feed = createQuizApiRevocationFeed(client);
    expect(await feed.poll(null)).toEqual({
      cursor: '12',
      revocations: [
        { playerId: '7', reason: 'superseded', validTokenHash: 'ab' },
        { playerId: '8', reason: 'deactivated', validTokenHash: '' },
      ],
    });
    await feed.poll('12');
    expect(sent.map(({ fields }) => fields)).toEqual([{}, { cursor: '12' }]);
  });

  it('are asked for again with the same cursor when the backend did not answer', async () => {
    const { client } = stubActionClient(() => failed);
    expect(await createQuizApiRevocationFeed(client).poll('12')).toBeNull();
  });
});
