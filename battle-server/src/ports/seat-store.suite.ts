import { languageId, roomId, ticketId, userId } from '@quiz-arena/contract/ids';
import { expect, it } from 'vitest';
import type { Place, SeatStore } from './seat-store.ts';

export interface SeatStoreHarness {
  open(): SeatStore;
  pass(ms: number): Promise<void>;
}

const player = userId.parse('7');
const searching: Place = {
  kind: 'search',
  ticketId: ticketId.parse('t1'),
  queue: { languageId: languageId.parse('14'), category: '', entryCoin: 5 },
};
const playing: Place = { kind: 'battle', roomId: roomId.parse('r1') };

/** The contract of every seat store. */
export function describeSeatStore(harness: SeatStoreHarness): void {
  async function claim(seats: SeatStore, place: Place, over?: string) {
    const result = await seats.claim(player, place, 60_000, over);
    return result.kind === 'claimed' ? result.fence : `taken by ${result.seat.place.kind}`;
  }

  it('gives a free seat to one of two who claim it at once [B13]', async () => {
    const seats = harness.open();
    const [one, other] = await Promise.all([claim(seats, searching), claim(seats, playing)]);
    const seat = await seats.read(player);
    const outcomes = [one, other].sort();
    expect(outcomes).toContain(seat?.fence);
    expect(outcomes).toContain(`taken by ${seat?.place.kind}`);
  });

  it('keeps the fence when the same place is claimed again, as after a lost reply', async () => {
    const seats = harness.open();
    const fence = await claim(seats, searching);
    expect(await claim(seats, searching)).toBe(fence);
    expect(await seats.read(player)).toEqual({ place: searching, fence });
  });

  it('gets a new fence when the same place is claimed over its own one', async () => {
    const seats = harness.open();
    const first = await claim(seats, playing);
    const second = await claim(seats, playing, first);
    expect(second).not.toBe(first);
    expect(await claim(seats, searching, first)).toBe('taken by battle');
    expect(await claim(seats, playing, first)).toBe(second);
  });

  it('passes to another place only over the fence that it carries', async () => {
    const seats = harness.open();
    const first = await claim(seats, searching);
    expect(await claim(seats, playing, 'an old fence')).toBe('taken by search');
    const second = await claim(seats, playing, first);
    expect(second).not.toBe(first);
    expect(await seats.read(player)).toEqual({ place: playing, fence: second });
    expect(await claim(seats, searching, first)).toBe('taken by battle');
  });

  it('is released by its own fence only', async () => {
    const seats = harness.open();
    const first = await claim(seats, searching);
    const second = await claim(seats, playing, first);
    expect(await seats.release(player, first)).toBe(false);
    expect(await seats.read(player)).toMatchObject({ place: playing });
    expect(await seats.release(player, second)).toBe(true);
    expect(await seats.read(player)).toBeNull();
  });

  it('frees itself when its time is over', async () => {
    const seats = harness.open();
    await seats.claim(player, searching, 40);
    await harness.pass(60);
    expect(await seats.read(player)).toBeNull();
    expect(await claim(seats, playing)).toBe((await seats.read(player))?.fence);
  });
}
