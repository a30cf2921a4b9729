import { createHash } from 'node:crypto';
import { type RoomId, roomId, type TicketId, ticketId, type UserId } from '@quiz-arena/contract/ids';

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);
}

/** The ticket of one `search` command: the same for its repeats. */
export function ticketIdOf(playerId: UserId, cid: string): TicketId {
  return ticketId.parse(`t-${digest([playerId, cid])}`);
}

/** The room that one command opens: the same for its repeats. */
export function roomIdOfCommand(playerId: UserId, cid: string): RoomId {
  return roomId.parse(`r-${digest([playerId, cid, 'room'])}`);
}

/** The room of the rematch that follows one in `former`. */
export function roomIdOfRematch(former: RoomId): RoomId {
  return roomId.parse(`r-${digest([former, 'rematch'])}`);
}

/** The room of a pair of tickets: the same whichever node makes it, so that a repeat makes no second one. */
export function roomIdOfPair(pair: readonly [TicketId, TicketId]): RoomId {
  return roomId.parse(`r-${digest([...pair].sort())}`);
}
