import { duelPlay, groupPlay, receiptPoints } from '@quiz-arena/contract/battle-receipt';
import { categoryId, languageId, matchId, questionId, roomId, userId } from '@quiz-arena/contract/ids';
import { describe, expect, it } from 'vitest';
import type { Receipt } from '../../core/receipt-of.ts';
import { answered, failed, refused, stubActionClient } from '../../testing/stub-action-client.ts';
import { createQuizApiQuestionSource } from './quiz-api-question-source.ts';
import { createQuizApiResultSink } from './quiz-api-result-sink.ts';

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
