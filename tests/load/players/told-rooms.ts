import type { SharedRooms } from '../driver/shared-rooms.ts';
import type { HeldInvariants } from './held-invariants.ts';
import { ToldRoom } from './told-room.ts';

/** The rooms of a run by id, while somebody is in them: memory does not grow with the battles played. */
export class ToldRooms {
  readonly #rooms = new Map<string, ToldRoom>();
  readonly #shared: SharedRooms;
  readonly #held: HeldInvariants;

  constructor(shared: SharedRooms, held: HeldInvariants) {
    this.#shared = shared;
    this.#held = held;
  }

  of(roomId: string): ToldRoom {
    const known = this.#rooms.get(roomId) ?? new ToldRoom(roomId, this.#held);
    this.#rooms.set(roomId, known);
    return known;
  }

  /** Checks and forgets the rooms that have ended; with `isLast` also those that have not, which they should. */
  sweep(isLast: boolean): void {
    for (const [roomId, room] of this.#rooms) {
      if (!room.isQuiet && !isLast) continue;
      if (room.watchers > 0) room.checkEnd();
      this.#rooms.delete(roomId);
      this.#shared.forget(roomId);
    }
  }
}
