import type { RoomId } from '@quiz-arena/contract/ids';
import type { BattleState } from '../core/battle-state.ts';
import type { StoredRoom } from '../ports/battle-store.ts';

/** Rooms as this node committed them last: only a shortcut to the next commit, never the source of an answer. */
export interface RoomCache {
  get(roomId: RoomId): StoredRoom<BattleState> | null;
  set(stored: StoredRoom<BattleState>): void;
  delete(roomId: RoomId): void;
}

/** Keeps the `capacity` rooms that were committed last. */
export function createRoomCache(capacity: number): RoomCache {
  const rooms = new Map<RoomId, StoredRoom<BattleState>>();
  return {
    get: (roomId) => rooms.get(roomId) ?? null,
    set(stored) {
      const { roomId } = stored.room;
      rooms.delete(roomId);
      rooms.set(roomId, stored);
      const [oldest] = rooms.size > capacity ? rooms.keys() : [];
      if (oldest !== undefined) {
        rooms.delete(oldest);
      }
    },
    delete: (roomId) => void rooms.delete(roomId),
  };
}
