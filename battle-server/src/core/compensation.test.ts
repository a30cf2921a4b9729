import { describe, expect, it } from 'vitest';
import { ANNA, BEN, rightOf, TestRoom } from '../testing/test-room.ts';
import type { Decision } from './decision.ts';

function takenMs(decision: Decision): unknown {
  return decision.isAccepted ? decision.answer.takenMs : decision.code;
}

describe('time taken', () => {
  it('is the receive stamp minus the start, on a link without delay [B5]', () => {
    const room = new TestRoom().start();
    room.received(ANNA);
    room.pass(2_345);
    expect(takenMs(room.answer(ANNA, 'a'))).toBe(2_345);
  });

  it('of an honest client on a slow link is what the player took [B5]', () => {
    const room = new TestRoom().start();
    room.pass(120);
    room.received(ANNA, 0, 120);
    room.pass(2_000);
    expect(takenMs(room.answer(ANNA, 'a', { roundTripMs: 120 }))).toBe(2_000);
  });

  it('without `received` starts half a round trip after sending [B4] [B5]', () => {
    const room = new TestRoom().start();
    room.pass(2_120);
    expect(takenMs(room.answer(ANNA, 'a', { roundTripMs: 120 }))).toBe(2_000);
  });

  it('is compensated by half the measured round trip, 250 ms a question at most [B5]', () => {
    const room = new TestRoom().start();
    room.pass(5_000);
    expect(takenMs(room.answer(ANNA, 'a', { roundTripMs: 4_000 }))).toBe(5_000 - 500 - 250);
  });

  it('gains at most 1 s a battle from late `received` and compensation together [B5]', () => {
    const room = new TestRoom().start();
    let gained = 0;
    for (let index = 0; index < 10; index += 1) {
      room.pass(500);
      room.received(ANNA, index, 0);
      room.pass(1_000);
      gained += 1_500 - Number(takenMs(room.answer(ANNA, rightOf(index))));
      room.answer(BEN, rightOf(index));
      room.passDeadline();
    }
    expect(gained).toBe(1_000);
    expect(room.player(ANNA).creditMs).toBe(1_000);
  });

  it('is never below zero [B5]', () => {
    const room = new TestRoom().start();
    expect(takenMs(room.answer(ANNA, 'a', { receivedAt: room.now - 1_000, roundTripMs: 500 }))).toBe(0);
  });
});
