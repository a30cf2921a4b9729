import { describe, expect, it } from 'vitest';
import {
  ANNA,
  BEN,
  codeOf,
  connectionOf,
  NODE_A,
  NODE_B,
  rightOf,
  secretQuestions,
  TestRoom,
} from '../testing/test-room.ts';
import { deadlineOf } from './deadline-of.ts';
import { receiptOf } from './receipt-of.ts';

function graceOf(room: TestRoom, id = ANNA): number {
  const { presence } = room.player(id);
  return presence.is === 'dropped' ? presence.graceUntil - room.now : Number.NaN;
}

describe('leaving', () => {
  it('on purpose counts at once: the one who stays wins and ranks first, whatever the points [B8] [B9]', () => {
    const room = new TestRoom().start();
    room.answer(ANNA, rightOf(0));
    room.leave(ANNA);
    expect(room.state.result).toMatchObject({
      outcomes: { [ANNA]: 'lose', [BEN]: 'win' },
      reason: 'opponentLeft',
    });
    expect(room.state.result?.standings).toMatchObject([
      { userId: BEN, rank: 1, points: 0 },
      { userId: ANNA, rank: 2, points: 6 },
    ]);
  });

  it('before the first question voids the battle and returns the fees [B9]', () => {
    const room = new TestRoom();
    room.attach(ANNA);
    room.attach(BEN);
    room.send({ type: 'confirmHolds', startNumber: 1, questions: secretQuestions() });
    room.leave(BEN);
    expect(room.state).toMatchObject({ voidReason: 'opponentLeft', phase: { name: 'settling' } });
    expect(receiptOf(room.state)).toMatchObject({ outcome: 'void', matchId: 'room-1' });
  });

  it('before any fee was asked for ends the room without a settlement [B11]', () => {
    const room = new TestRoom();
    room.attach(ANNA);
    room.leave(ANNA);
    expect(room.state.phase.name).toBe('void');
    expect(deadlineOf(room.state)).toBeNull();
  });

  it('while the opponent is away leaves the decision to his grace: back in time, he wins [B9]', () => {
    const room = new TestRoom().start();
    room.detach(BEN);
    room.leave(ANNA);
    expect(room.state.result).toBeNull();
    expect(deadlineOf(room.state)).toBe(room.now + 20_000);
    room.pass(19_999);
    room.attach(BEN);
    expect(room.state.result?.outcomes[BEN]).toBe('win');
  });

  it('of everyone voids the battle; who left on purpose forfeits his fee [B9]', () => {
    const room = new TestRoom().start();
    room.detach(BEN);
    room.leave(ANNA);
    room.passDeadline();
    expect(room.state.voidReason).toBe('everyoneLeft');
    const receipt = receiptOf(room.state);
    expect(receipt?.outcome).toBe('everyoneLeft');
    expect(receipt?.players.map(({ departure }) => departure)).toEqual(['left', 'lost']);
  });

  it('twice changes nothing, and a stranger cannot leave [B8]', () => {
    const room = new TestRoom().start();
    room.leave(ANNA);
    const { result } = room.state;
    expect(codeOf(room.leave(ANNA))).toBe('accepted');
    expect(room.state.result).toBe(result);
  });

  it('by a deactivated account counts like leaving [B18]', () => {
    const room = new TestRoom().start();
    room.send({ type: 'deactivate', userId: ANNA });
    expect(room.state.result?.outcomes[BEN]).toBe('win');
  });
});

describe('a lost link', () => {
  it('gives 10 s for a closed page and 20 s for a lost link [B8]', () => {
    const closed = new TestRoom().start();
    closed.detach(ANNA, 'closed');
    expect(graceOf(closed)).toBe(10_000);
    const lost = new TestRoom().start();
    lost.detach(ANNA, 'lost');
    expect(graceOf(lost)).toBe(20_000);
  });

  it('gives 45 s in all in each battle [B8]', () => {
    const room = new TestRoom().start();
    for (let times = 0; times < 2; times += 1) {
      room.detach(ANNA);
      room.pass(19_000);
      room.attach(ANNA);
      room.answer(ANNA, rightOf(times));
      room.answer(BEN, rightOf(times));
      room.passDeadline();
    }
    room.detach(ANNA);
    expect(graceOf(room)).toBe(45_000 - 38_000);
  });

  it('loses the battle when the grace ends [B8]', () => {
    const room = new TestRoom().start();
    room.detach(ANNA, 'closed');
    room.passDeadline();
    expect(room.types()).toContain('playerLeft');
    expect(room.state.result).toMatchObject({ reason: 'opponentLeft', outcomes: { [BEN]: 'win' } });
    expect(codeOf(room.attach(ANNA, connectionOf('again')))).toBe('accepted');
  });

  it('is waited for until the time or the grace ends, whichever is first [B3]', () => {
    const room = new TestRoom().start();
    room.answer(BEN, rightOf(0));
    room.pass(15_000);
    room.detach(ANNA);
    expect(deadlineOf(room.state)).toBe(room.now + 15_000 + 500 + 400);
  });

  it('of a socket that was replaced meanwhile is nothing [B13]', () => {
    const room = new TestRoom().start();
    const old = room.player(ANNA).connection ?? connectionOf('none');
    room.attach(ANNA, connectionOf('second-tab'));
    room.send({ type: 'detach', userId: ANNA, connection: old, cause: 'closed' });
    expect(room.player(ANNA).presence.is).toBe('here');
  });
});

describe('a dead node', () => {
  it('pauses the timers of its players from its last heartbeat to the re-attach [B4]', () => {
    const room = new TestRoom();
    room.attach(ANNA, connectionOf('a', NODE_A));
    room.attach(BEN, connectionOf('b', NODE_B));
    room.start();
    room.pass(5_000);
    const lastBeatAt = room.now;
    room.pass(4_000);
    room.send({ type: 'loseNode', nodeId: NODE_A, lastBeatAt });
    expect(room.player(BEN).presence.is).toBe('here');
    room.pass(3_000);
    room.attach(ANNA, connectionOf('c', NODE_B));
    room.pass(1_000);
    expect(room.answer(ANNA, rightOf(0))).toMatchObject({ answer: { takenMs: 6_000 } });
  });

  it('gives full grace and leaves no mark on the budget [B8]', () => {
    const room = new TestRoom().start();
    room.send({ type: 'loseNode', nodeId: NODE_A, lastBeatAt: room.now - 4_000 });
    expect(graceOf(room)).toBe(20_000);
    room.pass(19_000);
    room.attach(ANNA, connectionOf('again', NODE_B));
    expect(room.player(ANNA).awayMs).toBe(0);
  });

  it('that was only silent has its players back as soon as they ask through it [B8]', () => {
    const room = new TestRoom();
    room.attach(BEN, connectionOf('b', NODE_B));
    room.start();
    room.send({ type: 'loseNode', nodeId: NODE_A, lastBeatAt: room.now - 4_000 });
    room.pass(2_000);
    room.sync(ANNA);
    expect(room.player(ANNA)).toMatchObject({ presence: { is: 'here' }, awayMs: 0 });
    room.detach(BEN);
    room.sync(BEN);
    expect(room.player(BEN).presence.is, 'a lost link comes back with attach only').toBe('dropped');
  });
});

describe('the pair lease', () => {
  it('ends after 5 s without a hold when one did not attach [B11]', () => {
    const room = new TestRoom();
    room.attach(ANNA);
    expect(deadlineOf(room.state)).toBe(room.now + 5_000);
    room.passDeadline();
    expect(room.state).toMatchObject({ voidReason: 'notAttached', phase: { name: 'void' } });
    expect(room.types()).not.toContain('holdsRequested');
  });
});
