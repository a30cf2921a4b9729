import type { RoomId } from '@quiz-arena/contract/ids';
import { type MemoryRoom, MemoryRooms } from '../adapters/memory/memory-rooms.ts';
import type { Clock } from '../ports/clock.ts';

interface Write<Room> {
  readonly at: number;
  readonly roomId: RoomId;
  readonly before: MemoryRoom<Room> | undefined;
}

/** Longest time that a rollback may reach back, milliseconds. */
const MEMORY_MS = 1_000;

/** The rooms of a store that can lose its newest writes, like a Redis that comes back with an older file. */
export class RollingRooms<Room> extends MemoryRooms<Room> {
  readonly #time: Pick<Clock, 'now'>;
  #writes: Write<Room>[] = [];

  constructor(time: Pick<Clock, 'now'>) {
    super(time);
    this.#time = time;
  }

  override set(roomId: RoomId, entry: MemoryRoom<Room>, goesAt: number): void {
    this.#writes.push({ at: this.#time.now(), roomId, before: this.get(roomId) });
    if (this.#writes.length > 4_096) {
      const from = this.#time.now() - MEMORY_MS;
      this.#writes = this.#writes.filter(({ at }) => at >= from);
    }
    super.set(roomId, entry, goesAt);
  }

  /** Undoes the writes of the last `ms`, except that a room was made. The answer: whose. */
  rollBack(ms: number): ReadonlySet<RoomId> {
    const from = this.#time.now() - Math.min(ms, MEMORY_MS);
    const undone = this.#writes.filter(({ at, before }) => at >= from && before !== undefined);
    this.#writes = [];
    for (const { roomId, before } of undone.reverse()) {
      if (before !== undefined) super.set(roomId, before, before.keptUntil);
    }
    return new Set(undone.map(({ roomId }) => roomId));
  }
}
