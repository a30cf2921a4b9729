import { randomUUID } from 'node:crypto';
import type { UserId } from '@quiz-arena/contract/ids';
import type { Clock } from '../../ports/clock.ts';
import type { Place, Seat, SeatStore } from '../../ports/seat-store.ts';
import { ExpiringMap } from './expiring-map.ts';

/** Seats of one process. */
export function createMemorySeatStore(clock: Pick<Clock, 'now'>): SeatStore {
  const seats = new ExpiringMap<UserId, Seat>(clock);
  return {
    async read(playerId) {
      return seats.get(playerId) ?? null;
    },
    async claim(playerId, place, ttlMs, over) {
      const seat = seats.get(playerId);
      const isTheirs = seat !== undefined && isSamePlace(seat.place, place);
      if (seat && !isTheirs && seat.fence !== over) return { kind: 'taken', seat };
      const claimed = isTheirs && seat.fence !== over ? seat : { place, fence: randomUUID() };
      seats.set(playerId, claimed, clock.now() + ttlMs);
      return { kind: 'claimed', fence: claimed.fence };
    },
    async release(playerId, fence) {
      return seats.get(playerId)?.fence === fence && seats.delete(playerId);
    },
  };
}

function isSamePlace(one: Place, other: Place): boolean {
  if (one.kind === 'search') return other.kind === 'search' && one.ticketId === other.ticketId;
  return other.kind === 'battle' && one.roomId === other.roomId;
}
