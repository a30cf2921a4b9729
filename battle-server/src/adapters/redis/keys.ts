import type { RoomId, TicketId, UserId } from '@quiz-arena/contract/ids';
import type { NodeId } from '../../core/node-id.ts';
import type { QueueKey } from '../../ports/ticket-queue.ts';

/** Rooms and queues spread over this many hash tags, so that a Redis Cluster can spread them over its masters. */
export const SHARDS = 64;

/** `{s07}`: FNV-1a of the id, modulo the shards. Everything of one room shares the tag, so one script may touch it. */
export function shardTag(id: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193) >>> 0;
  }
  return tagOfShard(hash % SHARDS);
}

function tagOfShard(shard: number): string {
  return `{s${String(shard).padStart(2, '0')}}`;
}

export const shardTags: readonly string[] = Array.from({ length: SHARDS }, (_, shard) => tagOfShard(shard));

/** Every key and channel of the battle server. */
export const keys = {
  room: (roomId: RoomId) => `qa:${shardTag(roomId)}:room:${roomId}`,
  deadlines: (tag: string) => `qa:${tag}:deadlines`,
  queueOrder: (queue: string) => `qa:${shardTag(queue)}:queue:${queue}`,
  ticketPrefix: (queue: string) => `qa:${shardTag(queue)}:ticket:${queue}:`,
  leasePrefix: (queue: string) => `qa:${shardTag(queue)}:lease:${queue}:`,
  ticket: (queue: string, ticketId: TicketId) => `${keys.ticketPrefix(queue)}${ticketId}`,
  lease: (queue: string, ticketId: TicketId) => `${keys.leasePrefix(queue)}${ticketId}`,
  queues: 'qa:queues',
  seat: (playerId: UserId) => `qa:seat:{${playerId}}`,
  connection: (playerId: UserId) => `qa:connection:{${playerId}}`,
  penalty: (playerId: UserId) => `qa:penalty:{${playerId}}`,
  roomCode: (code: string) => `qa:code:{${code}}`,
  codeTries: (playerId: UserId) => `qa:code-tries:{${playerId}}`,
  meetings: (pair: string) => `qa:met:{${pair}}`,
  beats: 'qa:{nodes}:beats',
  beatLeasePrefix: 'qa:{nodes}:lease:',
  nodeChannel: (nodeId: NodeId) => `qa:node:${nodeId}`,
} as const;

/** A queue's name within keys: its parts hold no colon. */
export function queueName(queue: QueueKey): string {
  return `${queue.languageId}:${queue.category}:${queue.entryCoin}`;
}
