import { roomId } from '@quiz-arena/contract/ids';
import { describe, expect, it } from 'vitest';
import { ANNA, BEN, codeOf, settings, TestRoom } from '../testing/test-room.ts';
import { isRematchAgreed } from './commands/rematch.ts';
import { eventsFor } from './events-for.ts';
import { openRematchRoom } from './open-room.ts';

function settled(): TestRoom {
  const room = new TestRoom().start();
  for (let turns = 0; turns < 40 && room.state.result === null; turns += 1) {
    room.passDeadline();
  }
  const ratings = { [ANNA]: { before: 1_500, after: 1_510, isProvisional: true } };
  const settlement = { coins: { [ANNA]: 5, [BEN]: 5 }, ratings };
  room.send({ type: 'answerSettlement', answer: { kind: 'settled', settlement, isVoid: false } });
  return room;
}

const want = (room: TestRoom, id = ANNA, accept = true) =>
  codeOf(room.send({ type: 'rematch', userId: id, accept }));

describe('a rematch', () => {
  it('is agreed when both want it, from the settled battle only [B14]', () => {
    expect(want(new TestRoom().start())).toBe('WRONG_PHASE');
    const room = settled();
    want(room);
    expect(eventsFor(BEN, room.events).at(-1)).toEqual({ type: 'rematchOffered', userId: ANNA });
    expect(isRematchAgreed(room.state)).toBe(false);
    want(room, BEN);
    expect(isRematchAgreed(room.state)).toBe(true);
  });

  it('that is taken back is told as rematchDropped, once, and never of who had not offered one [B14]', () => {
    const room = settled();
    want(room, ANNA, false);
    want(room);
    want(room, ANNA, false);
    want(room, ANNA, false);
    const told = eventsFor(BEN, room.events).filter(({ type }) => type === 'rematchDropped');
    expect(told).toEqual([{ type: 'rematchDropped', userId: ANNA }]);
    expect(eventsFor(ANNA, room.events)).toContainEqual({ type: 'rematchDropped', userId: ANNA });
    expect(room.state.rematch).toEqual([]);
  });

  it('can be withdrawn, and dies when either leaves [B14]', () => {
    const room = settled();
    want(room);
    want(room, ANNA, false);
    want(room, BEN);
    expect(isRematchAgreed(room.state)).toBe(false);
    room.leave(BEN);
    expect(eventsFor(ANNA, room.events).at(-1)).toMatchObject({ type: 'playerLeft', userId: BEN });
    expect(want(room)).toBe('WRONG_PHASE');
    expect(room.state.phase.name).toBe('settled');
  });

  it('is told once its room is there, and once only [B14]', () => {
    const room = settled();
    want(room);
    want(room, BEN);
    const next = roomId.parse('next');
    room.send({ type: 'confirmRematch', roomId: next });
    room.send({ type: 'confirmRematch', roomId: next });
    expect(eventsFor(ANNA, room.events).filter(({ type }) => type === 'rematchReady')).toHaveLength(1);
    expect(isRematchAgreed(room.state)).toBe(false);
  });

  it('is between the same people for the same stake, held again, with fresh questions [B14]', () => {
    const former = settled();
    const { now, state } = former;
    const room = openRematchRoom({
      former: state,
      roomId: roomId.parse('next'),
      seed: 'new',
      now,
      settings,
    });
    expect(room).toMatchObject({ entryCoin: 5, startNumber: 0, questions: [], phase: { name: 'lobby' } });
    expect(room.players.map(({ rating, isProvisional, points }) => [rating, isProvisional, points])).toEqual([
      [1_510, true, 0],
      [1_500, false, 0],
    ]);
  });
});
