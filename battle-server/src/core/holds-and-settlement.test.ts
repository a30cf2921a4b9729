import { describe, expect, it } from 'vitest';
import { ANNA, BEN, codeOf, secretQuestions, settings, TestRoom } from '../testing/test-room.ts';
import { deadlineOf } from './deadline-of.ts';
import { receiptOf } from './receipt-of.ts';
import { settlementPause } from './settlement-pause.ts';

function holding(): TestRoom {
  const room = new TestRoom();
  room.attach(ANNA);
  room.attach(BEN);
  return room;
}

function settling(): TestRoom {
  const room = new TestRoom().start();
  room.leave(BEN);
  return room;
}

const settlement = { coins: { [ANNA]: 10, [BEN]: 0 }, ratings: {} };

describe('holds', () => {
  it('are refused for all when one is refused, naming who is short [B17]', () => {
    const room = holding();
    room.send({ type: 'refuseHolds', startNumber: 1, reason: 'notEnoughCoins', userIds: [BEN] });
    expect(room.events).toContainEqual({ type: 'startRefused', reason: 'notEnoughCoins', userIds: [BEN] });
    expect(room.state).toMatchObject({ voidReason: 'notEnoughCoins', phase: { name: 'settling' } });
    expect(receiptOf(room.state)?.outcome).toBe('void');
  });

  it('are asked for again a few times, then the match is void [B18]', () => {
    const room = holding();
    for (let attempt = 2; attempt <= settings.holdAttempts; attempt += 1) {
      room.passDeadline();
      expect(room.state).toMatchObject({ startNumber: 1, phase: { name: 'holding', attempt } });
    }
    room.passDeadline();
    expect(room.state.voidReason).toBe('coinsUnavailable');
  });

  it('of an older start change nothing [B17]', () => {
    const room = holding();
    const command = { type: 'confirmHolds', startNumber: 0, questions: secretQuestions() } as const;
    expect(codeOf(room.send(command))).toBe('WRONG_PHASE');
    expect(room.state.phase.name).toBe('holding');
  });

  it('without questions end in a void [B17]', () => {
    const room = holding();
    room.send({ type: 'confirmHolds', startNumber: 1, questions: [] });
    expect(room.state.voidReason).toBe('noQuestions');
  });
});

describe('a settlement', () => {
  it('is told to the players when the backend has answered', () => {
    const room = settling();
    room.send({ type: 'answerSettlement', answer: { kind: 'settled', settlement, isVoid: false } });
    expect(room.state.phase).toEqual({ name: 'settled', settlement });
    expect(deadlineOf(room.state)).toBeNull();
  });

  it('is tried again later, less and less often', () => {
    const room = settling();
    expect([1, 2, 3, 10].map((attempt) => settlementPause(attempt, settings))).toEqual([
      5_000, 10_000, 20_000, 60_000,
    ]);
    room.send({ type: 'answerSettlement', answer: { kind: 'later', retryAfterMs: 7_000 } });
    expect(deadlineOf(room.state)).toBe(room.now + 7_000);
    room.passDeadline();
    expect(room.state.phase).toMatchObject({ name: 'settling', attempt: 2, retryAt: room.now + 10_000 });
  });

  it('that the backend will never take is over, and kept for an operator', () => {
    const room = settling();
    room.send({ type: 'answerSettlement', answer: { kind: 'dead', code: '143' } });
    expect(room.state.phase).toEqual({ name: 'unsettled', code: '143' });
    expect(deadlineOf(room.state)).toBeNull();
    expect(receiptOf(room.state)?.matchId).toBe('room-1');
  });

  it('that the backend has voided meanwhile is void for the players too', () => {
    const room = settling();
    room.send({ type: 'answerSettlement', answer: { kind: 'settled', settlement, isVoid: true } });
    expect(room.state).toMatchObject({ phase: { name: 'void' }, voidReason: 'unrenewed', result: null });
    expect(room.events.at(-1)).toMatchObject({ type: 'voided', reason: 'unrenewed' });
  });

  it('of a void ends in a void', () => {
    const room = holding();
    room.leave(ANNA);
    room.send({ type: 'answerSettlement', answer: { kind: 'settled', settlement, isVoid: false } });
    expect(room.state.phase.name).toBe('void');
  });

  it('answered twice changes nothing [B17]', () => {
    const room = settling();
    const answer = {
      type: 'answerSettlement',
      answer: { kind: 'settled', settlement, isVoid: false },
    } as const;
    room.send(answer);
    expect(codeOf(room.send(answer))).toBe('WRONG_PHASE');
  });

  it('carries each player’s answers and times, one a closed question', () => {
    const room = new TestRoom().start();
    room.received(ANNA);
    room.pass(1_500);
    room.answer(ANNA, 'a');
    room.passDeadline();
    room.leave(BEN);
    expect(receiptOf(room.state)).toMatchObject({
      entryCoin: 5,
      outcome: 'opponentLeft',
      players: [
        { userId: ANNA, answers: [{ questionId: 'q0', answer: 'a', takenMs: 1_500 }], departure: null },
        { userId: BEN, answers: [{ questionId: 'q0', answer: '', takenMs: null }], departure: 'left' },
      ],
    });
  });
});
