import type { BattleEvent, BattleMessage } from '@quiz-arena/contract/battle/battle-events';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { beforeEach, describe, expect, it } from 'vitest';
import { HeldInvariants } from './held-invariants.ts';
import { RoomFollower } from './room-follower.ts';
import { ToldRoom } from './told-room.ts';

let held: HeldInvariants;
let room: ToldRoom;
beforeEach(() => {
  held = new HeldInvariants();
  room = new ToldRoom('r1', held);
  room.see(view());
});

/** As much of a view as is looked at, as it comes off the wire. */
function view(given: object = {}): BattleView {
  const players = [{ userId: '1' }, { userId: '2' }];
  const nothing = { closed: [], question: null, result: null, settlement: null };
  const whole = {
    kind: 'random',
    entryCoin: 5,
    version: 1,
    phase: 'countdown',
    players,
    ...nothing,
    ...given,
  };
  return JSON.parse(JSON.stringify(whole));
}

const told = (event: object) => room.hear(event as BattleEvent);
const asked = (index: number, id = `q${index}`) => ({
  type: 'questionAsked',
  question: { index, id, askedAt: 0, deadline: 30_500 },
});
const answers = (points: number) => [
  { userId: '1', answer: 'a', takenMs: 900, points },
  { userId: '2', answer: 'b', takenMs: 900, points: 0 },
];
const closed = (question: number, points = 4, right = 'a') => ({
  ...{ type: 'questionClosed', question, right, answers: answers(points) },
});
const ended = (points = 4, winner = '1') => ({
  type: 'battleEnded',
  standings: [
    { userId: '1', rank: 1, points, correct: 1 },
    { userId: '2', rank: 2, points: 0, correct: 0 },
  ],
  outcomes: { '1': winner === '1' ? 'win' : 'lose', '2': winner === '1' ? 'lose' : 'win' },
  reason: 'completed',
});
const settled = (coins: object) => ({ type: 'settled', coins, ratings: {} });
const started = { type: 'countdownStarted', startsAt: 0 };
const broken = () => held.verdicts().flatMap(({ id, broken: times }) => (times > 0 ? [id] : []));

describe('what the players of a room are told together', () => {
  it('is held where it agrees and adds up', () => {
    for (const event of [started, asked(0), closed(0), ended(), settled({ '1': 10 })]) told(event);
    room.checkEnd();
    expect(broken()).toEqual([]);
    const checked = held.verdicts().flatMap(({ id, checks }) => (checks > 0 ? [id] : []));
    expect(checked).toEqual(['I2', 'I4', 'I5', 'I6', 'I7']);
  });

  it.each([
    ['I2', 'a battle that never ends', [started]],
    ['I4', 'another question to another player', [asked(0), asked(0, 'other')]],
    ['I5', 'an answer to a question that was not asked', [closed(3)]],
    ['I6', 'a question before the one before it has closed', [asked(0), asked(1)]],
    ['I7', 'points that the questions did not give', [asked(0), closed(0, 4), ended(5)]],
    ['I7', 'a pot that is too small', [asked(0), closed(0), ended(), settled({ '1': 9 })]],
    ['I7', 'coins for the one who lost', [asked(0), closed(0), ended(), settled({ '1': 10, '2': 5 })]],
    ['I10', 'another right answer', [asked(0), closed(0), closed(0, 4, 'b')]],
    ['I10', 'another result', [asked(0), closed(0), ended(), ended(4, '2')]],
  ])('is found broken (%s): %s', (id, _what, events) => {
    for (const event of events) told(event);
    room.checkEnd();
    expect(broken()).toContain(id);
  });

  it('is found broken (I17): coins of a bot battle', () => {
    room.see(view({ entryCoin: 0, players: [{ userId: '1' }, { userId: 'bot' }] }));
    for (const event of [asked(0), closed(0), ended(), settled({ '1': 10 })]) told(event);
    expect(broken()).toEqual(['I17']);
  });
});

describe('what one player follows', () => {
  const message = (version: number, after: number, events: readonly object[] = []) =>
    ({ roomId: 'r1', version, after, now: 0, events }) as BattleMessage;

  it('needs a view after a gap, and follows again from there', () => {
    const follower = new RoomFollower(room, '1', held, false);
    follower.see(view({ version: 3 }));
    expect(follower.hear(message(4, 3))).toBe(true);
    expect(follower.hear(message(6, 5))).toBe(false);
    expect(follower.hear(message(7, 6))).toBe(false);
    follower.see(view({ version: 7 }));
    expect(follower.hear(message(8, 7))).toBe(true);
    expect(broken()).toEqual([]);
  });

  it('is found broken (I9): a version that falls, and a last view that is older', () => {
    const follower = new RoomFollower(room, '1', held, false);
    follower.see(view({ version: 3 }));
    follower.checkLast(view({ version: 2 }));
    follower.hear(message(4, 9));
    expect(held.verdicts().find(({ id }) => id === 'I9')?.broken).toBe(2);
  });

  it('is found broken (I8): an answer that took longer than its question', () => {
    const follower = new RoomFollower(room, '1', held, false);
    follower.see(view({ version: 1 }));
    follower.hear(message(2, 1, [asked(0)]));
    const late = { ...closed(0), answers: [{ userId: '1', answer: 'a', takenMs: 30_501, points: 4 }] };
    follower.hear(message(3, 2, [late]));
    expect(broken()).toEqual(['I8']);
  });

  it('asks when the server says nothing past the deadline', () => {
    const follower = new RoomFollower(room, '1', held, false);
    follower.see(view({ version: 1 }));
    expect(follower.isOverdue(1e12)).toBe(false);
    follower.hear(message(2, 1, [asked(0)]));
    expect(follower.isOverdue(32_000)).toBe(false);
    expect(follower.isOverdue(32_001)).toBe(true);
    follower.hear(message(3, 2, [closed(0)]));
    expect(follower.isOverdue(1e12)).toBe(false);
  });
});
