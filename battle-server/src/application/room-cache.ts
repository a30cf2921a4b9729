import type { RoomId } from '@quiz-arena/contract/ids';
import type { BattleState } from '../core/battle-state.ts';
import type { StoredRoom } from '../ports/battle-store.ts';

/** A room as this node knows it. */
export interface KnownRoom extends StoredRoom<BattleState> {
  /**
   * The store may have been rolled back since this node saw the room, or it saw it for the first time: seats may have
   * been given up that the room has brought back. Until the next question, which makes it good.
   */
  readonly mayBeRolledBack: boolean;
}

/** Rooms as this node committed them last: only a shortcut to the next commit, never the source of an answer. */
export interface RoomCache {
  get(roomId: RoomId): KnownRoom | null;
  set(known: KnownRoom): void;
  delete(roomId: RoomId): void;
}

/** Keeps the `capacity` rooms that were committed last. */
export function createRoomCache(capacity: number): RoomCache {
  const rooms = new Map<RoomId, KnownRoom>();
  return {
    get: (roomId) => rooms.get(roomId) ?? null,
    set(known) {
      const { roomId } = known.room;
      rooms.delete(roomId);
      rooms.set(roomId, known);
      const [oldest] = rooms.size > capacity ? rooms.keys() : [];
      if (oldest !== undefined) {
        rooms.delete(oldest);
      }
    },
    delete: (roomId) => void rooms.delete(roomId),
  };
}
