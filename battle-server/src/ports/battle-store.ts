import type { RoomId } from '@quiz-arena/contract/ids';
import type { NodeId } from '../core/node-id.ts';

/**
 * Which state of a room is meant. `version` counts its commits from 1; `nonce` is the one of the change that
 * made it. Two histories of one room (a rolled-back Redis) agree on versions, never on nonces.
 */
export interface Revision {
  readonly version: number;
  readonly nonce: string;
}

export interface StoredRoom<Room> {
  readonly room: Room;
  readonly revision: Revision;
  /** Stamp of the newest commit, epoch milliseconds: `now` never goes back within a room. */
  readonly committedAt: number;
}

/** Everything that one commit writes and tells: together or not at all. */
export interface Change<Room, Notice> {
  /** The new state: JSON values only. */
  readonly room: Room;
  /**
   * The state that it was decided on, of the expected revision; null when nobody knows or the room opens. What is the
   * same object in both need not be written again.
   */
  readonly before: Room | null;
  /** Fresh for every decision, the same when that decision is sent again after a lost reply. */
  readonly nonce: string;
  /** When it was decided, epoch milliseconds by the store's clock. */
  readonly at: number;
  /**
   * When somebody must look at the room again, epoch milliseconds; null once the room is over. A live room
   * without a deadline is refused (throws): `isOver` and a null deadline go together.
   */
  readonly deadlineAt: number | null;
  readonly isOver: boolean;
  /** How long the room is kept after its deadline (or after `at`, once over), milliseconds. */
  readonly keepMs: number;
  /** Sent to the channel of each node of `audience`, in commit order. At most once: receivers heal gaps by version. */
  readonly notice: Notice;
  readonly audience: readonly NodeId[];
}

/**
 * - `committed`: written and told. Also the answer when this very change (its nonce) is the newest one already.
 * - `conflict`: someone else committed first, or the room is gone (`current` null). Nothing was written.
 * - `stale-clock`: `at` is more than clockAheadMs ahead of the store's clock, more than clockBehindMs behind it, or
 *   before the room's last commit. Nothing was written; decide again at `now`.
 */
export type CommitResult<Room> =
  | { readonly kind: 'committed'; readonly revision: Revision; readonly wasRepeated: boolean }
  | { readonly kind: 'conflict'; readonly current: StoredRoom<Room> | null }
  | { readonly kind: 'stale-clock'; readonly now: number };

export interface DueRoom {
  readonly roomId: RoomId;
  /** Epoch milliseconds; how late it is run is `now − deadlineAt`. */
  readonly deadlineAt: number;
}

/**
 * Keeps each room as one opaque document, with one deadline while it lives.
 * A store that cannot be reached throws StoreUnavailable within about a second; nothing is queued for later.
 */
export interface BattleStore<Room, Notice> {
  /** Null: never was, or outlived its time. */
  read(roomId: RoomId): Promise<StoredRoom<Room> | null>;
  /** `expected` null creates the room; a conflict then shows the one that exists. */
  commit(
    roomId: RoomId,
    expected: Revision | null,
    change: Change<Room, Notice>,
  ): Promise<CommitResult<Room>>;
  /**
   * Rooms whose deadline has passed by the store's clock, the longest overdue first, at most `limit`. Each is
   * hidden from other callers for `leaseMs`, not removed: if nobody commits it by then, it is due again.
   */
  leaseDueDeadlines(limit: number, leaseMs: number): Promise<readonly DueRoom[]>;
  /** The newest revision of each room; rooms that are gone are left out. */
  revisions(roomIds: readonly RoomId[]): Promise<ReadonlyMap<RoomId, Revision>>;
  /** Up to `limit` live rooms with their deadlines, in no order: for renewals, sweeps after a dead node, the inspector. */
  liveRooms(limit: number): Promise<readonly DueRoom[]>;
}

/** The store did not answer in time; the command may or may not have had its effect. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** When the room may be forgotten, epoch milliseconds. Throws for a live room without a deadline, or a dead one with one. */
export function keptUntil(change: Pick<Change<unknown, unknown>, 'at' | 'deadlineAt' | 'isOver' | 'keepMs'>) {
  if (change.isOver !== (change.deadlineAt === null)) {
    throw new Error('A live room needs a deadline, and a room that is over has none.');
  }
  return Math.max(change.deadlineAt ?? change.at, change.at) + change.keepMs;
}
