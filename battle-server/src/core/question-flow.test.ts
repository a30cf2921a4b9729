import { describe, expect, it } from 'vitest';
import { ANNA, BEN, codeOf, rightOf, START, settings, TestRoom, wrongOf } from '../testing/test-room.ts';
import { deadlineOf } from './deadline-of.ts';
import { timerView } from './timers.ts';

function running(): TestRoom {
  return new TestRoom().start();
}

function timerOf(room: TestRoom, id = ANNA) {
  const { phase, rules } = room.state;
  const progress = phase.name === 'question' ? phase.progress[id] : undefined;
  if (phase.name !== 'question' || progress === undefined) {
    throw new Error('no question runs');
  }
  return timerView(phase, progress, rules, room.now);
}

describe('a battle', () => {
  it('holds the fees when both are attached, counts down 3 s, and asks the first question [B11] [B17]', () => {
    const room = new TestRoom();
    room.attach(ANNA);
    expect(room.state.phase.name).toBe('lobby');
    room.attach(BEN);
    expect(room.state.phase).toMatchObject({ name: 'holding', attempt: 1 });
    room.start();
    expect(room.state.phase).toMatchObject({ name: 'question', index: 0, askedAt: START + 3_000 });
  });

  it('closes a question as soon as both have answered, shows it 1 s, and asks the next [B3]', () => {
    const room = running();
    room.pass(1_000);
    room.answer(ANNA, rightOf(0));
    expect(room.state.phase.name).toBe('question');
    room.pass(500);
    room.answer(BEN, wrongOf(0));
    expect(room.state.phase).toMatchObject({ name: 'reveal', nextAt: room.now + 1_000 });
    room.passDeadline();
    expect(room.state.phase).toMatchObject({ name: 'question', index: 1 });
  });

  it('closes a question 400 ms after the last timer ran out [B3]', () => {
    const room = running();
    const askedAt = room.now;
    expect(deadlineOf(room.state)).toBe(askedAt + 500 + 30_000 + 400);
    room.pass(20_000);
    room.answer(ANNA, 'a');
    expect(deadlineOf(room.state)).toBe(askedAt + 500 + 30_000 + 400);
    room.passDeadline();
    expect(room.state.phase.name).toBe('reveal');
  });

  it('ends after ten questions with points for right and quick answers [B3]', () => {
    const room = running();
    for (let index = 0; index < 10; index += 1) {
      room.pass(1_000);
      room.answer(ANNA, rightOf(index));
      room.pass(2_500);
      room.answer(BEN, rightOf(index));
      room.passDeadline();
    }
    expect(room.state.phase.name).toBe('settling');
    expect(room.state.result).toEqual({
      standings: [
        { userId: ANNA, rank: 1, points: 60, correct: 10 },
        { userId: BEN, rank: 2, points: 50, correct: 10 },
      ],
      outcomes: { [ANNA]: 'win', [BEN]: 'lose' },
      reason: 'completed',
    });
  });

  it('is drawn on equal points [B3]', () => {
    const room = running();
    for (let index = 0; index < 10; index += 1) {
      room.passDeadline();
      room.passDeadline();
    }
    expect(room.state.result?.outcomes).toEqual({ [ANNA]: 'draw', [BEN]: 'draw' });
  });
});

describe('a timer', () => {
  it('starts when the client confirms the question, 500 ms after sending at the latest [B4]', () => {
    const room = running();
    room.pass(200);
    room.received(ANNA);
    room.pass(1_000);
    expect(timerOf(room, BEN)).toEqual({ total: 30, snapshot: 30, stored: 0, remaining: 29.3 });
    room.answer(ANNA, 'a');
    expect(timerOf(room)).toEqual({ total: 30, snapshot: 29, stored: 1, remaining: 29 });
  });

  it('stops at the answer [B4]', () => {
    const room = running();
    room.received(ANNA);
    room.pass(4_000);
    room.answer(ANNA, 'a');
    room.pass(5_000);
    expect(timerOf(room)).toEqual({ total: 30, snapshot: 26, stored: 4, remaining: 26 });
  });

  it('runs on while the player is disconnected [B4]', () => {
    const room = running();
    room.received(ANNA);
    room.detach(ANNA);
    room.pass(10_000);
    room.attach(ANNA);
    room.answer(ANNA, 'a');
    expect(timerOf(room).remaining).toBe(20);
  });
});

describe('an answer', () => {
  it('stands when it is the first; repeats change nothing [B6]', () => {
    const room = running();
    room.answer(ANNA, rightOf(0));
    const { state } = room;
    expect(codeOf(room.answer(ANNA, wrongOf(0)))).toBe('ALREADY_ANSWERED');
    expect(room.state).toBe(state);
  });

  it('gets the answer of the first time when its cid is repeated [B6]', () => {
    const room = running();
    room.received(ANNA);
    room.pass(1_234);
    const first = room.answer(ANNA, 'a', { cid: 'same' });
    room.pass(1_000);
    const repeat = room.answer(ANNA, 'b', { cid: 'same' });
    expect(first).toMatchObject({ answer: { takenMs: 1_234 } });
    expect(repeat).toMatchObject({ isAccepted: true, events: [], answer: { takenMs: 1_234 } });
  });

  it('is known again by its cid after eight further commands at most [B6]', () => {
    const room = running();
    room.answer(ANNA, 'a', { cid: 'first' });
    expect(room.player(ANNA).commands.map(({ cid }) => cid)).toEqual(['first']);
    expect(settings.rememberedCommands).toBe(8);
  });

  it.each([
    ['a question to come', 1, 'TOO_EARLY'],
    ['a question that does not exist', 10, 'WRONG_QUESTION'],
  ])('to %s is refused [B6]', (_what, question, code) => {
    expect(codeOf(running().answer(ANNA, 'a', { question }))).toBe(code);
  });

  it('before the first question is refused [B6]', () => {
    const room = new TestRoom();
    room.attach(ANNA);
    expect(codeOf(room.answer(ANNA, 'a'))).toBe('TOO_EARLY');
  });

  it('to a closed question is refused [B6]', () => {
    const room = running();
    room.passDeadline();
    expect(codeOf(room.answer(ANNA, 'a', { question: 0 }))).toBe('TOO_LATE');
  });

  it('of a stranger is refused [B6]', () => {
    const room = running();
    const stranger = ANNA.replace('1', '99') as typeof ANNA;
    expect(codeOf(room.answer(stranger, 'a'))).toBe('NOT_IN_ROOM');
  });

  it('within the time counts by its receive stamp, one after it does not [B3] [B6]', () => {
    const room = running();
    const end = room.now + 500 + 30_000;
    room.now = end + 399;
    expect(codeOf(room.answer(ANNA, 'a', { receivedAt: end + 1 }))).toBe('TOO_LATE');
    room.received(BEN, 0);
    expect(codeOf(room.answer(BEN, 'a', { receivedAt: end }))).toBe('accepted');
  });
});

describe('a deadline that the server ran late', () => {
  it('extends its question once by the lateness instead of scoring a time-out [B7]', () => {
    const room = running();
    room.passDeadline(3_000);
    expect(room.state.phase).toMatchObject({ name: 'question', extendedTo: room.now + 3_000 });
    room.pass(2_000);
    expect(codeOf(room.answer(ANNA, rightOf(0)))).toBe('accepted');
    room.passDeadline(3_000);
    expect(room.state.phase.name).toBe('reveal');
  });

  it('closes its question when it was less than 500 ms late [B7]', () => {
    const room = running();
    room.passDeadline(499);
    expect(room.state.phase.name).toBe('reveal');
  });

  it('extends by 20 s at most [B7]', () => {
    const room = running();
    room.passDeadline(3_600_000);
    expect(room.state.phase).toMatchObject({ extendedTo: room.now + 20_000 });
  });

  it('lets an answer in that arrives before anybody has run it [B7]', () => {
    const room = running();
    room.now = (deadlineOf(room.state) ?? 0) + 2_000;
    expect(codeOf(room.answer(ANNA, rightOf(0)))).toBe('accepted');
    expect(room.types().slice(-2)).toEqual(['timeExtended', 'answerTaken']);
  });

  it('does nothing when it is run before its time or twice', () => {
    const room = running();
    expect(room.send({ type: 'passDeadline' })).toMatchObject({ isAccepted: true, events: [] });
    room.passDeadline();
    expect(room.send({ type: 'passDeadline' })).toMatchObject({ isAccepted: true, events: [] });
  });
});
