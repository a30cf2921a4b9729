import type { RoomId } from '@quiz-arena/contract/ids';
import type { StoredRoom } from '../../ports/battle-store.ts';
import type { Clock } from '../../ports/clock.ts';
import { ExpiringMap } from './expiring-map.ts';

/** A room as it is kept. */
export interface MemoryRoom<Room> extends StoredRoom<Room> {
  readonly roomId: RoomId;
  readonly deadlineAt: number | null;
  /** The deadline, or the end of its lease. */
  readonly dueAt: number;
  readonly keptUntil: number;
}

/** The rooms of one process, and which of them live: looks at deadlines do not go through those that have ended. */
export class MemoryRooms<Room> extends ExpiringMap<RoomId, MemoryRoom<Room>> {
  readonly #live = new Set<RoomId>();

  constructor(clock: Pick<Clock, 'now'>) {
    super(clock);
  }

  override set(roomId: RoomId, room: MemoryRoom<Room>, goesAt: number): void {
    if (room.deadlineAt === null) this.#live.delete(roomId);
    else this.#live.add(roomId);
    super.set(roomId, room, goesAt);
  }

  /** Rooms with a deadline, in no order. */
  live(): MemoryRoom<Room>[] {
    const rooms: MemoryRoom<Room>[] = [];
    for (const roomId of this.#live) {
      const room = this.get(roomId);
      if (room === undefined) this.#live.delete(roomId);
      else rooms.push(room);
    }
    return rooms;
  }
}
