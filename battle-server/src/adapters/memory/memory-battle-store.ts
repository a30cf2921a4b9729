import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { RoomId } from '@quiz-arena/contract/ids';
import {
  type BattleStore,
  type Change,
  type CommitResult,
  keptUntil,
  type Revision,
  type StoredRoom,
} from '../../ports/battle-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MemoryNodeChannel } from './memory-node-channel.ts';
import { type MemoryRoom, MemoryRooms } from './memory-rooms.ts';

type ClockGuard = Pick<BattleSettings, 'clockAheadMs' | 'clockBehindMs'>;

/**
 * Rooms of one process. Documents are kept as they are, not copied: the core never changes one that it made.
 * Deadlines are found by going through the live rooms: right for one node, which is all that memory serves.
 */
export function createMemoryBattleStore<Room, Notice>(
  clock: Pick<Clock, 'now'>,
  channel: MemoryNodeChannel<Notice>,
  guard: ClockGuard,
  rooms: MemoryRooms<Room> = new MemoryRooms(clock),
): BattleStore<Room, Notice> {
  const put = (entry: MemoryRoom<Room>) => rooms.set(entry.roomId, entry, entry.keptUntil);
  const dueRoom = (entry: MemoryRoom<Room>) => ({ roomId: entry.roomId, deadlineAt: entry.deadlineAt ?? 0 });

  return {
    read: (roomId) => Promise.resolve(storedRoom(rooms.get(roomId))),
    async commit(roomId, expected, change) {
      const kept = keptUntil(change);
      const current = rooms.get(roomId);
      const refusal = refuse(clock.now(), guard, current, expected, change);
      if (refusal) return refusal;
      const revision = { version: (current?.revision.version ?? 0) + 1, nonce: change.nonce };
      const { room, at, deadlineAt } = change;
      put({ roomId, room, revision, committedAt: at, deadlineAt, dueAt: deadlineAt ?? 0, keptUntil: kept });
      for (const nodeId of change.audience) channel.deliver(nodeId, change.notice);
      return { kind: 'committed', revision, wasRepeated: false };
    },
    leaseDueDeadlines(limit, leaseMs) {
      const now = clock.now();
      const due = rooms
        .live()
        .filter((entry) => entry.dueAt <= now)
        .sort((one, other) => one.dueAt - other.dueAt)
        .slice(0, limit);
      for (const entry of due) put({ ...entry, dueAt: now + leaseMs });
      return Promise.resolve(due.map(dueRoom));
    },
    revisions(roomIds) {
      const found = new Map<RoomId, Revision>();
      for (const roomId of roomIds) {
        const entry = rooms.get(roomId);
        if (entry) found.set(roomId, entry.revision);
      }
      return Promise.resolve(found);
    },
    liveRooms: (limit) => Promise.resolve(rooms.live().slice(0, limit).map(dueRoom)),
  };
}

/** Why a change is not written, or null: the same checks in the same order as the Redis script. */
function refuse<Room>(
  now: number,
  guard: ClockGuard,
  current: MemoryRoom<Room> | undefined,
  expected: Revision | null,
  change: Change<Room, unknown>,
): CommitResult<Room> | null {
  if (current?.revision.nonce === change.nonce) {
    return { kind: 'committed', revision: current.revision, wasRepeated: true };
  }
  if (current?.revision.version !== expected?.version || current?.revision.nonce !== expected?.nonce) {
    return { kind: 'conflict', current: storedRoom(current) };
  }
  const last = current?.committedAt ?? 0;
  const isAhead = change.at > Math.max(now + guard.clockAheadMs, last);
  if (isAhead || change.at < last || change.at < now - guard.clockBehindMs) {
    return { kind: 'stale-clock', now: Math.max(now, last) };
  }
  return null;
}

function storedRoom<Room>(entry: MemoryRoom<Room> | undefined): StoredRoom<Room> | null {
  if (!entry) return null;
  return { room: entry.room, revision: entry.revision, committedAt: entry.committedAt };
}
