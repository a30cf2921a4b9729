import type { RoomId } from '@quiz-arena/contract/ids';
import type { Clock } from '../../ports/clock.ts';
import type { RoomCodes } from '../../ports/room-codes.ts';
import { ExpiringMap } from './expiring-map.ts';

/** Room codes of one process. */
export function createMemoryRoomCodes(clock: Pick<Clock, 'now'>): RoomCodes {
  const rooms = new ExpiringMap<string, RoomId>(clock);
  return {
    async claim(code, roomId, ttlMs) {
      const owner = rooms.get(code) ?? roomId;
      if (owner === roomId) rooms.set(code, roomId, clock.now() + ttlMs);
      return owner === roomId;
    },
    find: async (code) => rooms.get(code) ?? null,
    async release(code, roomId) {
      if (rooms.get(code) === roomId) rooms.delete(code);
    },
  };
}
