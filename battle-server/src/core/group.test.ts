import { roomId } from '@quiz-arena/contract/ids';
import { rankPlayers } from '@quiz-arena/quiz-rules/rank-players';
import { settleGroup } from '@quiz-arena/quiz-rules/settle-group';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARL, DORA, groupOfFour, TestLobby } from '../testing/test-lobby.ts';
import { ANNA, BEN, codeOf, rightOf, settings, wrongOf } from '../testing/test-room.ts';
import { isRematchAgreed } from './commands/rematch.ts';
import { deadlineOf } from './deadline-of.ts';
import { eventsFor } from './events-for.ts';
import { openRematchRoom } from './open-room.ts';
import { receiptOf } from './receipt-of.ts';

const ALL = [ANNA, BEN, CARL, DORA];

/** Plays every question that is left; who is named in `right` answers rightly, everyone else here wrongly. */
function playOut(room: TestLobby, right: readonly (typeof ANNA)[] = []): void {
  for (let turn = 0; turn < 20 && room.state.result === null; turn += 1) {
    const { phase, players } = room.state;
    for (const { userId, presence } of phase.name === 'question' ? players : []) {
      if (presence.is === 'here') {
        const question = room.question();
        room.answer(userId, right.includes(userId) ? rightOf(question) : wrongOf(question), { question });
      }
    }
    room.passDeadline();
  }
}

function settle(room: TestLobby): void {
  const settlement = { coins: {}, ratings: {} };
  room.send({ type: 'answerSettlement', answer: { kind: 'settled', settlement, isVoid: false } });
}

describe('a group battle', () => {
  it('waits for every one of the four, then shows the answer to all [B1] [B3]', () => {
    const room = groupOfFour();
    for (const id of [ANNA, BEN, CARL]) {
      room.answer(id, rightOf(0));
    }
    expect(room.state.phase.name).toBe('question');
    room.answer(DORA, wrongOf(0));
    expect(room.state.phase.name).toBe('reveal');
    expect(room.state.closed[0]?.answers.map(({ points }) => points)).toEqual([4, 4, 4, 0]);
  });

  it('closes a question at once when the one who had not answered leaves, and plays on [B3] [B9]', () => {
    const room = groupOfFour();
    for (const id of [ANNA, BEN, CARL]) {
      room.answer(id, rightOf(0));
    }
    room.leave(DORA);
    expect(room.state.phase.name).toBe('reveal');
    expect(room.state.result).toBeNull();
  });

  it('goes on without those who are lost; the last one wins alone [B9]', () => {
    const room = groupOfFour();
    room.leave(DORA);
    room.detach(CARL, 'lost');
    room.pass(19_000);
    expect(room.state.result).toBeNull();
    room.passDeadline();
    expect(room.player(CARL).presence).toMatchObject({ is: 'left', reason: 'lost' });
    expect(room.state.result).toBeNull();
    room.leave(ANNA);
    expect(room.state.result).toMatchObject({
      reason: 'opponentLeft',
      outcomes: { [ANNA]: 'lose', [BEN]: 'win', [CARL]: 'lose', [DORA]: 'lose' },
    });
  });

  it('that everyone leaves is void: who left on purpose does not get his fee back [B9]', () => {
    const room = new TestLobby().playing(BEN, CARL);
    room.detach(CARL, 'closed');
    room.leave(ANNA);
    room.leave(BEN);
    expect(deadlineOf(room.state)).toBe(room.now + 10_000);
    room.passDeadline();
    expect(room.state).toMatchObject({ voidReason: 'everyoneLeft', result: null });
    expect(receiptOf(room.state)).toMatchObject({
      outcome: 'everyoneLeft',
      players: [{ departure: 'left' }, { departure: 'left' }, { departure: 'lost' }],
    });
  });

  it('is won by right answers, not by quickness, and all its best players win the pot together [B9] [B20]', () => {
    const room = groupOfFour();
    playOut(room, [BEN, CARL]);
    expect(room.state.result).toMatchObject({
      reason: 'completed',
      outcomes: { [ANNA]: 'lose', [BEN]: 'win', [CARL]: 'win', [DORA]: 'lose' },
      standings: [
        { userId: BEN, rank: 1, points: 12, correct: 3 },
        { userId: CARL, rank: 1, points: 12, correct: 3 },
        { userId: ANNA, rank: 2, points: 0, correct: 0 },
        { userId: DORA, rank: 2, points: 0, correct: 0 },
      ],
    });
  });

  it('ranks and pays as the rules of the quiz compute it from the receipt (I7)', () => {
    const step = fc.record({
      who: fc.constantFrom(...ALL),
      does: fc.constantFrom('right', 'right', 'wrong', 'leave', 'lose'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const room = groupOfFour();
        for (const { who, does } of steps) {
          const question = room.question();
          if (does === 'leave') room.leave(who);
          else if (does === 'lose') room.detach(who, 'lost');
          else room.answer(who, does === 'right' ? rightOf(question) : wrongOf(question), { question });
          if (room.state.phase.name === 'reveal') room.passDeadline();
        }
        for (let turn = 0; turn < 20 && room.state.phase.name !== 'settling'; turn += 1) room.passDeadline();
        const receipt = receiptOf(room.state);
        if (receipt === null) throw new Error('the battle did not end');
        const settled = settleGroup(
          {
            matchId: receipt.matchId,
            entryCoins: receipt.entryCoin,
            ending: receipt.outcome,
            questions: room.state.questions.map(({ id, right }) => ({ id, rightAnswer: right })),
            players: receipt.players.map(({ userId, answers, departure }) => ({
              userId,
              isBot: false,
              departure: departure === 'kicked' ? 'left' : departure,
              answers: answers.map(({ takenMs, ...given }) => ({ ...given, takenMs: takenMs ?? 0 })),
            })),
          },
          { correctPoints: settings.correctPoints },
        );
        const { result } = room.state;
        const winners = Object.entries(result?.outcomes ?? {}).flatMap(([id, one]) =>
          one === 'win' ? [id] : [],
        );
        expect(winners).toEqual([...settled.winnerIds]);
        for (const { userId, rank, points } of result?.standings ?? []) {
          expect(settled.players.find((player) => player.userId === userId)).toMatchObject({ rank, points });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('puts who left after everyone who stayed, however many he knew (I7)', () => {
    const ranks = rankPlayers([
      { userId: ANNA, score: 3, isIn: false },
      { userId: BEN, score: 0, isIn: true },
    ]);
    expect(ranks.map(({ rank }) => rank)).toEqual([2, 1]);
  });
});

describe('a rematch in a group', () => {
  it('is agreed by all who are still there, and is played by them [B14]', () => {
    const room = groupOfFour();
    room.leave(DORA);
    playOut(room);
    settle(room);
    expect(codeOf(room.send({ type: 'rematch', userId: DORA, accept: true }))).toBe('WRONG_PHASE');
    for (const id of [ANNA, BEN]) {
      room.send({ type: 'rematch', userId: id, accept: true });
    }
    expect(isRematchAgreed(room.state)).toBe(false);
    room.send({ type: 'rematch', userId: CARL, accept: true });
    expect(isRematchAgreed(room.state)).toBe(true);
    const next = openRematchRoom({
      former: room.state,
      roomId: roomId.parse('next'),
      seed: 'new',
      now: room.now,
      settings,
    });
    expect(next).toMatchObject({ kind: 'group', host: ANNA, roomCode: null, questionCount: 3, capacity: 3 });
    expect(next.players.map(({ userId }) => userId)).toEqual([ANNA, BEN, CARL]);
  });

  it('has to be agreed anew when one of them leaves the result [B14]', () => {
    const room = groupOfFour();
    playOut(room);
    settle(room);
    for (const id of [ANNA, BEN, CARL]) {
      room.send({ type: 'rematch', userId: id, accept: true });
    }
    room.leave(DORA);
    expect(eventsFor(ANNA, room.events).at(-1)).toMatchObject({ type: 'playerLeft', userId: DORA });
    expect(isRematchAgreed(room.state)).toBe(false);
    for (const id of [ANNA, BEN, CARL]) {
      room.send({ type: 'rematch', userId: id, accept: true });
    }
    expect(isRematchAgreed(room.state)).toBe(true);
  });
});
