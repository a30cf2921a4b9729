import type { RoomId } from '@quiz-arena/contract/ids';
import type { BattleState } from '../core/battle-state.ts';
import { evolveCommit } from '../core/evolve.ts';
import type { StoredRoom } from '../ports/battle-store.ts';
import type { RoomNotice } from './node-message.ts';

/** A room as this node knows it. */
export interface KnownRoom extends StoredRoom<BattleState> {
  /**
   * The store may have been rolled back since this node saw the room, or it saw it for the first time: seats may have
   * been given up that the room has brought back. Until the next question, which makes it good.
   */
  readonly mayBeRolledBack: boolean;
}

/** Rooms as this node committed them last, or heard of since: only a shortcut to the next commit, never the source of an answer. */
export interface RoomCache {
  get(roomId: RoomId): KnownRoom | null;
  set(known: KnownRoom): void;
  delete(roomId: RoomId): void;
  /** Goes on with what another node committed. What does not follow from the room as it is known, makes it forgotten. */
  follow(notice: RoomNotice): void;
}

/** The room after a commit of another node; null: it was made on another state than the one that is known. */
function followed(known: KnownRoom, { version, after, nonces, now, events }: RoomNotice): KnownRoom | null {
  if (known.revision.version !== after || known.revision.nonce !== nonces.from) return null;
  return {
    room: evolveCommit(known.room, events),
    revision: { version, nonce: nonces.to },
    committedAt: now,
    mayBeRolledBack: known.mayBeRolledBack,
  };
}

/** Keeps the `capacity` rooms that went on last. */
export function createRoomCache(capacity: number): RoomCache {
  const rooms = new Map<RoomId, KnownRoom>();

  function set(known: KnownRoom): void {
    const { roomId } = known.room;
    rooms.delete(roomId);
    rooms.set(roomId, known);
    const [oldest] = rooms.size > capacity ? rooms.keys() : [];
    if (oldest !== undefined) {
      rooms.delete(oldest);
    }
  }

  return {
    get: (roomId) => rooms.get(roomId) ?? null,
    set,
    delete: (roomId) => void rooms.delete(roomId),
    follow(notice) {
      const known = rooms.get(notice.roomId);
      // What was heard late tells nothing new.
      if (known === undefined || notice.version <= known.revision.version) return;
      const next = followed(known, notice);
      if (next === null) {
        rooms.delete(notice.roomId);
      } else {
        set(next);
      }
    },
  };
}
