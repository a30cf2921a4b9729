import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { RoomId } from '@quiz-arena/contract/ids';
import {
  type BattleStore,
  type Change,
  type CommitResult,
  type DueRoom,
  keptUntil,
  type Revision,
  type StoredRoom,
} from '../../ports/battle-store.ts';
import { keys, shardTag, shardTags } from './keys.ts';
import type { CalibratedClock } from './redis-clock.ts';
import type { RedisCommands } from './redis-connections.ts';
import { loadScript } from './redis-script.ts';
import { createRoomDocument, type RoomDocument } from './room-document.ts';
import { storeCall } from './store-call.ts';

const commitScript = loadScript('commit');
const leaseDueScript = loadScript('lease-due');

type ClockGuard = Pick<BattleSettings, 'clockAheadMs' | 'clockBehindMs'>;

type CommitReply =
  | ['committed' | 'repeated', now: number, version: number | string]
  | ['conflict', now: number, version: string, nonce: string, at: number, ...fields: (string | null)[]]
  | ['stale-clock', now: number, decideAt: number];

/**
 * Rooms on Redis: one hash a room, one sorted set of deadlines a shard, notices by PUBLISH from inside the
 * commit script. Every commit's reply calibrates `clock`. Rooms and notices must survive JSON. `apart` names what is
 * large and changes rarely: it is written only when it is another object than before.
 */
export function createRedisBattleStore<Room extends object, Notice>(
  redis: RedisCommands,
  clock: CalibratedClock,
  guard: ClockGuard,
  apart: readonly (keyof Room & string)[] = [],
): BattleStore<Room, Notice> {
  const document = createRoomDocument<Room>(apart);
  return {
    async read(roomId) {
      const [version, nonce, at, ...fields] = await storeCall(
        redis.hmget(keys.room(roomId), 'version', 'nonce', 'at', ...document.fields),
      );
      return storedRoom(document, version, nonce, at, fields);
    },
    commit: (roomId, expected, change) =>
      commit<Room, Notice>(redis, clock, guard, document, roomId, expected, change),
    async leaseDueDeadlines(limit, leaseMs) {
      const due = await findDue(redis, clock, limit);
      const byShard = Map.groupBy(due, ({ roomId }) => shardTag(roomId));
      const leased = await settledInPart(
        [...byShard].map(([tag, rooms]) => leaseShard(redis, tag, leaseMs, rooms)),
      );
      return leased.flat();
    },
    async revisions(roomIds) {
      const found = new Map<RoomId, Revision>();
      await Promise.all(
        roomIds.map(async (roomId) => {
          const [version, nonce] = await storeCall(redis.hmget(keys.room(roomId), 'version', 'nonce'));
          if (version && nonce) found.set(roomId, { version: Number(version), nonce });
        }),
      );
      return found;
    },
    async liveRooms(limit) {
      const perShard = await Promise.all(
        shardTags.map((tag) =>
          storeCall(redis.zrange(keys.deadlines(tag), 0, String(limit - 1), 'WITHSCORES')),
        ),
      );
      return perShard.flatMap(dueRooms).slice(0, limit);
    },
  };
}

async function commit<Room extends object, Notice>(
  redis: RedisCommands,
  clock: CalibratedClock,
  guard: ClockGuard,
  document: RoomDocument<Room>,
  roomId: RoomId,
  expected: Revision | null,
  change: Change<Room, Notice>,
): Promise<CommitResult<Room>> {
  const kept = keptUntil(change);
  const sentAt = clock.ticks();
  const reply = (await storeCall(
    commitScript.run(
      redis,
      [keys.room(roomId), keys.deadlines(shardTag(roomId))],
      [
        roomId,
        expected?.version ?? 0,
        expected?.nonce ?? '',
        change.nonce,
        change.at,
        change.deadlineAt ?? '',
        kept,
        JSON.stringify(change.notice),
        guard.clockAheadMs,
        guard.clockBehindMs,
        document.fields.length,
        ...document.fields,
        ...document.write(change.room, change.before),
        ...change.audience.map(keys.nodeChannel),
      ],
    ),
  )) as CommitReply;
  clock.observe(reply[1], sentAt, clock.ticks(), clock.masterOf(keys.room(roomId)));
  if (reply[0] === 'stale-clock') return { kind: 'stale-clock', now: reply[2] };
  if (reply[0] === 'conflict') {
    const [, , version, nonce, at, ...fields] = reply;
    return { kind: 'conflict', current: storedRoom(document, version, nonce, String(at), fields) };
  }
  const revision = { version: Number(reply[2]), nonce: change.nonce };
  return { kind: 'committed', revision, wasRepeated: reply[0] === 'repeated' };
}

/** What came of them; a master that is away holds up its own shards only. Throws when nothing came at all. */
async function settledInPart<Reply>(calls: readonly Promise<Reply>[]): Promise<Reply[]> {
  const replies = await Promise.allSettled(calls);
  const came = replies.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value] : []));
  const missed = replies.find((reply) => reply.status === 'rejected');
  if (missed && came.length === 0) throw missed.reason;
  return came;
}

/** The rooms that are due the longest, over all shards. */
async function findDue(redis: RedisCommands, clock: CalibratedClock, limit: number): Promise<DueRoom[]> {
  const perShard = await settledInPart(
    shardTags.map(async (tag) => {
      const deadlines = keys.deadlines(tag);
      const now = clock.nowAt(deadlines);
      return storeCall(redis.zrangebyscore(deadlines, '-inf', now, 'WITHSCORES', 'LIMIT', 0, limit));
    }),
  );
  const due = perShard.flatMap(dueRooms);
  return due.sort((one, other) => one.deadlineAt - other.deadlineAt).slice(0, limit);
}

async function leaseShard(redis: RedisCommands, tag: string, leaseMs: number, rooms: readonly DueRoom[]) {
  const roomIds = rooms.map(({ roomId }) => roomId);
  const reply = await storeCall(
    leaseDueScript.run(redis, [keys.deadlines(tag), ...roomIds.map(keys.room)], [leaseMs, ...roomIds]),
  );
  return dueRooms(reply as string[]);
}

/** Reads `roomId, deadline, roomId, deadline …`. */
function dueRooms(pairs: readonly string[]): DueRoom[] {
  const rooms: DueRoom[] = [];
  for (let index = 0; index + 1 < pairs.length; index += 2) {
    rooms.push({ roomId: pairs[index] as RoomId, deadlineAt: Number(pairs[index + 1]) });
  }
  return rooms;
}

type Field = string | null | undefined;

function storedRoom<Room extends object>(
  document: RoomDocument<Room>,
  version: Field,
  nonce: Field,
  at: Field,
  fields: readonly Field[],
): StoredRoom<Room> | null {
  const room = document.read(fields);
  if (!version || !nonce || room === null) return null;
  return { room, revision: { version: Number(version), nonce }, committedAt: Number(at) };
}
