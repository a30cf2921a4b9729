import { describe, expect, it } from 'vitest';
import { ANNA, BEN, codeOf, TestRoom } from '../testing/test-room.ts';
import { eventsFor } from './events-for.ts';

const say = (room: TestRoom, id = ANNA) => room.send({ type: 'say', userId: id, text: 'text2' });

describe('quick texts', () => {
  it('are told to everyone in the room, also after the end [B15]', () => {
    const room = new TestRoom().start();
    room.leave(BEN);
    room.send({ type: 'say', userId: ANNA, emoji: 'clap' });
    const said = { type: 'said', userId: ANNA, emoji: 'clap' };
    expect(eventsFor(BEN, room.events)).toContainEqual(said);
    expect(eventsFor(ANNA, room.events)).toContainEqual(said);
  });

  it('are taken once a second at most [B15]', () => {
    const room = new TestRoom().start();
    say(room);
    room.pass(999);
    expect(codeOf(say(room))).toBe('RATE_LIMITED');
    expect(codeOf(say(room, BEN))).toBe('accepted');
    room.pass(1);
    expect(codeOf(say(room))).toBe('accepted');
  });

  it('of a muted player are refused until he is heard again [B15]', () => {
    const room = new TestRoom().start();
    room.send({ type: 'mute', userId: BEN, target: ANNA, muted: true });
    expect(codeOf(say(room))).toBe('MUTED');
    expect(codeOf(say(room, BEN))).toBe('accepted');
    room.send({ type: 'mute', userId: BEN, target: ANNA, muted: false });
    expect(codeOf(say(room))).toBe('accepted');
  });

  it('do not tell who muted whom [B15]', () => {
    const room = new TestRoom().start();
    const before = eventsFor(ANNA, room.events).length;
    room.send({ type: 'mute', userId: BEN, target: ANNA, muted: true });
    expect(eventsFor(ANNA, room.events)).toHaveLength(before);
  });

  it('are not taken from who has left [B15]', () => {
    const room = new TestRoom().start();
    room.leave(ANNA);
    expect(codeOf(say(room))).toBe('NOT_IN_ROOM');
  });
});
