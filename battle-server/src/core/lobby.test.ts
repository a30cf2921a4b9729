import { describe, expect, it } from 'vitest';
import { CARL, DORA, TestLobby } from '../testing/test-lobby.ts';
import { ANNA, BEN, codeOf, START, secretQuestions, settings } from '../testing/test-room.ts';
import { deadlineOf } from './deadline-of.ts';
import { eventsFor } from './events-for.ts';
import { receiptOf } from './receipt-of.ts';
import { viewFor } from './view-for.ts';

const shown = (room: TestLobby, viewer = ANNA) => viewFor(room.state, viewer, room.context);
const idsOf = (room: TestLobby) => shown(room).players.map(({ userId }) => userId);

describe('joining by code', () => {
  it('shows everyone who comes in, as the view shows him [B16]', () => {
    const room = new TestLobby();
    room.join(BEN);
    const told = eventsFor(ANNA, room.events).at(-1);
    expect(told).toEqual({ type: 'playerJoined', userId: BEN, player: shown(room).players[1] });
    expect(shown(room)).toMatchObject({ phase: 'lobby', host: ANNA, roomCode: '123456', capacity: 4 });
  });

  it('is refused when the room is full, until somebody leaves [B16]', () => {
    const room = new TestLobby('friend');
    room.join(BEN);
    expect(codeOf(room.join(CARL))).toBe('ROOM_FULL');
    room.leave(BEN);
    expect(codeOf(room.join(CARL))).toBe('accepted');
    expect(idsOf(room)).toEqual([ANNA, CARL]);
  });

  it('is not for its creator, and only attaches who is in it already [B16]', () => {
    const room = new TestLobby();
    room.join(BEN);
    expect(codeOf(room.join(ANNA))).toBe('OWN_ROOM');
    expect(codeOf(room.join(BEN))).toBe('accepted');
    expect(idsOf(room)).toEqual([ANNA, BEN]);
  });

  it('is refused with ROOM_STARTED from the start to the end, then like an unknown code [B16]', () => {
    const room = new TestLobby().holding(BEN);
    expect(codeOf(room.join(CARL))).toBe('ROOM_STARTED');
    room.send({ type: 'confirmHolds', startNumber: 1, questions: secretQuestions(3) });
    room.passDeadline();
    expect(codeOf(room.join(CARL))).toBe('ROOM_STARTED');
    room.leave(BEN);
    expect(codeOf(room.join(CARL))).toBe('ROOM_NOT_FOUND');
  });

  it('again after leaving puts the player last and asks for his consent anew [B16] [B17]', () => {
    const room = new TestLobby();
    room.join(BEN);
    room.join(CARL);
    room.ready(BEN);
    room.leave(BEN);
    room.join(BEN);
    expect(idsOf(room)).toEqual([ANNA, CARL, BEN]);
    expect(room.player(BEN).isReady).toBe(false);
  });
});

describe('the creator', () => {
  it('who leaves hands the room to the next player, who is ready [B10]', () => {
    const room = new TestLobby();
    room.join(BEN);
    room.join(CARL);
    room.leave(ANNA);
    expect(eventsFor(BEN, room.events).slice(-3)).toEqual([
      { type: 'playerLeft', userId: ANNA, reason: 'left' },
      { type: 'hostChanged', userId: BEN },
      { type: 'playerReady', userId: BEN, ready: true },
    ]);
    expect(codeOf(room.press(CARL))).toBe('NOT_HOST');
    room.ready(CARL);
    expect(codeOf(room.press(BEN))).toBe('accepted');
  });

  it('who is lost hands the room to one who is here [B10]', () => {
    const room = new TestLobby();
    room.join(BEN);
    room.join(CARL);
    room.detach(ANNA, 'closed');
    room.detach(BEN, 'lost');
    room.passDeadline();
    expect(room.state.host).toBe(CARL);
    expect(idsOf(room)).toEqual([BEN, CARL]);
  });

  it('alone who leaves ends the room without a settlement [B10]', () => {
    const room = new TestLobby();
    room.leave(ANNA);
    expect(room.state.phase.name).toBe('void');
    expect(deadlineOf(room.state)).toBeNull();
  });

  it('deletes the room for all; nobody else can [B10]', () => {
    const room = new TestLobby();
    room.join(BEN);
    expect(codeOf(room.send({ type: 'deleteRoom', userId: BEN }))).toBe('NOT_HOST');
    expect(codeOf(room.send({ type: 'deleteRoom', userId: ANNA }))).toBe('accepted');
    expect(eventsFor(BEN, room.events).at(-1)).toEqual({ type: 'roomDeleted', reason: 'deletedByOwner' });
    expect(codeOf(room.ready(BEN))).toBe('ROOM_DELETED');
    expect(codeOf(room.press())).toBe('ROOM_DELETED');
    expect(shown(room, BEN).phase).toBe('deleted');
    expect(deadlineOf(room.state)).toBeNull();
  });

  it('kicks a player, who cannot come back; others are not kicked by guests [B10]', () => {
    const room = new TestLobby();
    room.join(BEN);
    room.join(CARL);
    expect(codeOf(room.kick(CARL, BEN))).toBe('NOT_HOST');
    expect(codeOf(room.kick(ANNA))).toBe('NOT_IN_ROOM');
    expect(codeOf(room.kick(BEN))).toBe('accepted');
    expect(codeOf(room.join(BEN))).toBe('KICKED');
    expect(codeOf(room.attach(BEN))).toBe('KICKED');
    expect(codeOf(room.sync(BEN))).toBe('NOT_IN_ROOM');
    expect(idsOf(room)).toEqual([ANNA, CARL]);
  });

  it('whose repeat comes late gets the first answer, also after he has left [B10]', () => {
    const room = new TestLobby();
    room.join(BEN);
    room.send({ type: 'leave', userId: BEN, cid: 'same' });
    const { version } = room.state;
    expect(codeOf(room.send({ type: 'leave', userId: BEN, cid: 'same' }))).toBe('accepted');
    expect(room.state.version).toBe(version);
  });
});

describe('a start', () => {
  it('takes the players who are here and ready, and leaves the others behind [B17]', () => {
    const room = new TestLobby();
    for (const id of [BEN, CARL, DORA]) {
      room.join(id);
    }
    room.ready(BEN);
    room.ready(CARL);
    room.detach(CARL, 'lost');
    room.press();
    expect(room.state).toMatchObject({ phase: { name: 'holding' }, starters: [ANNA, BEN] });
    room.send({ type: 'confirmHolds', startNumber: 1, questions: secretQuestions(3) });
    expect(eventsFor(ANNA, room.events).filter(({ type }) => type === 'playerLeft')).toEqual([
      { type: 'playerLeft', userId: CARL, reason: 'lost' },
      { type: 'playerLeft', userId: DORA, reason: 'left' },
    ]);
    expect(idsOf(room)).toEqual([ANNA, BEN]);
  });

  it('needs a second player who is ready, and the creator [B17]', () => {
    const room = new TestLobby();
    expect(codeOf(room.press())).toBe('NEEDS_PLAYERS');
    room.join(BEN);
    expect(codeOf(room.press())).toBe('NEEDS_PLAYERS');
    room.ready(BEN);
    room.ready(BEN, false);
    expect(codeOf(room.press())).toBe('NEEDS_PLAYERS');
    expect(codeOf(room.press(BEN))).toBe('NOT_HOST');
    expect(codeOf(room.press(CARL))).toBe('NOT_IN_ROOM');
    room.ready(BEN);
    expect(codeOf(room.press())).toBe('accepted');
    expect(codeOf(room.press())).toBe('WRONG_PHASE');
  });

  it('that is refused names who is short, and the room is a lobby again with everyone in it [B17]', () => {
    const room = new TestLobby().holding(BEN, CARL);
    room.send({ type: 'refuseHolds', startNumber: 1, reason: 'notEnoughCoins', userIds: [CARL] });
    expect(eventsFor(BEN, room.events).at(-1)).toEqual({
      type: 'startRefused',
      reason: 'notEnoughCoins',
      userIds: [CARL],
    });
    expect(shown(room).phase).toBe('lobby');
    expect(idsOf(room)).toEqual([ANNA, BEN, CARL]);
    expect(receiptOf(room.state)).toMatchObject({
      matchId: 'room-1',
      outcome: 'void',
      players: [{ userId: ANNA }, { userId: BEN }, { userId: CARL }],
    });
  });

  it('is possible again once the fees of the former one are back, as another match [B17]', () => {
    const room = new TestLobby().holding(BEN);
    room.send({ type: 'refuseHolds', startNumber: 1, reason: 'notEnoughCoins', userIds: [BEN] });
    expect(codeOf(room.press())).toBe('COINS_UNAVAILABLE');
    const settlement = { coins: { [ANNA]: 5 }, ratings: {} };
    const answer = { kind: 'settled', settlement, isVoid: true } as const;
    room.send({ type: 'answerSettlement', startNumber: 1, answer });
    expect(receiptOf(room.state)).toBeNull();
    expect(codeOf(room.press())).toBe('accepted');
    expect(room.state.startNumber).toBe(2);
    const late = room.send({ type: 'answerSettlement', startNumber: 1, answer });
    expect(codeOf(late)).toBe('WRONG_PHASE');
  });

  it('whose fees cannot be returned yet is tried again and again, also after the room is deleted [B17] [B18]', () => {
    const room = new TestLobby().holding(BEN);
    room.send({ type: 'refuseHolds', startNumber: 1, reason: 'coinsUnavailable', userIds: [] });
    const receipt = receiptOf(room.state);
    expect(deadlineOf(room.state)).toBe(room.now + settings.settlementFirstMs);
    room.passDeadline();
    expect(deadlineOf(room.state)).toBe(room.now + 2 * settings.settlementFirstMs);
    room.leave(BEN);
    room.send({ type: 'deleteRoom', userId: ANNA });
    expect(shown(room).phase).toBe('deleted');
    expect(receiptOf(room.state)).toEqual(receipt);
    const settlement = { coins: {}, ratings: {} };
    room.send({ type: 'answerSettlement', answer: { kind: 'settled', settlement, isVoid: true } });
    expect(room.state.phase.name).toBe('deleted');
    expect(deadlineOf(room.state)).toBeNull();
  });

  it.each(['holding', 'countdown'])(
    'is called off when somebody leaves in the %s: every fee back, the others in the lobby [B9] [B17]',
    (phase) => {
      const room = new TestLobby().holding(BEN, CARL);
      if (phase === 'countdown') {
        room.send({ type: 'confirmHolds', startNumber: 1, questions: secretQuestions(3) });
      }
      expect(room.state.phase.name).toBe(phase);
      room.leave(BEN);
      expect(eventsFor(CARL, room.events).at(-1)).toEqual({
        type: 'startRefused',
        reason: 'playerLeft',
        userIds: [BEN],
      });
      expect(shown(room)).toMatchObject({ phase: 'lobby', startsAt: null, question: null });
      expect(idsOf(room)).toEqual([ANNA, CARL]);
      expect(receiptOf(room.state)?.players.map(({ userId }) => userId)).toEqual([ANNA, BEN, CARL]);
    },
  );
});

describe('a lobby', () => {
  it('closes 30 min after it opened, whatever happened in it [B16]', () => {
    const room = new TestLobby().holding(BEN);
    room.pass(60_000);
    room.send({ type: 'refuseHolds', startNumber: 1, reason: 'notEnoughCoins', userIds: [BEN] });
    const settlement = { coins: {}, ratings: {} };
    room.send({ type: 'answerSettlement', answer: { kind: 'settled', settlement, isVoid: true } });
    expect(deadlineOf(room.state)).toBe(START + 30 * 60_000);
    room.passDeadline();
    expect(eventsFor(BEN, room.events).at(-1)).toEqual({ type: 'roomDeleted', reason: 'lobbyExpired' });
    expect(room.state.phase.name).toBe('deleted');
  });

  it('costs nobody of the time that he may be away in the battle [B8]', () => {
    const room = new TestLobby();
    room.join(BEN);
    room.ready(BEN);
    room.detach(BEN, 'lost');
    room.pass(15_000);
    room.attach(BEN);
    room.playing();
    expect(room.player(BEN).awayMs).toBe(0);
  });
});
