import { createHash } from 'node:crypto';
import { type RoomId, roomId, type TicketId, ticketId, type UserId } from '@quiz-arena/contract/ids';
import type { Ticket } from '../ports/ticket-queue.ts';

type Search = Pick<Ticket, 'id' | 'searchedAt'>;

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);
}

/** The ticket of one `search` command: the same for its repeats. */
export function ticketIdOf(playerId: UserId, cid: string): TicketId {
  return ticketId.parse(`t-${digest([playerId, cid])}`);
}

/** A command that opens a room: the repeats of one are the same. */
export interface RoomCommand {
  readonly name: 'playBot' | 'createRoom';
  readonly playerId: UserId;
  readonly cid: string;
}

/** Of a room's id so much names its command, the rest is new each time: 66 bits either. */
const HALF = 11;

function stemOf({ name, playerId, cid }: RoomCommand): string {
  return `r-${digest([playerId, cid, name]).slice(0, HALF)}`;
}

/**
 * A room that the command opens: another one each time, for a match is named after its room, and a command may be sent
 * again when its room has long gone. `nonce`: never used before.
 */
export function newRoomIdOf(command: RoomCommand, nonce: string): RoomId {
  return roomId.parse(`${stemOf(command)}${digest([nonce]).slice(0, HALF)}`);
}

/** Whether the room was opened by this command. */
export function isRoomOf(id: RoomId, command: RoomCommand): boolean {
  return id.startsWith(stemOf(command));
}

/** The room of the rematch that follows one in `former`. */
export function roomIdOfRematch(former: RoomId): RoomId {
  return roomId.parse(`r-${digest([former, 'rematch'])}`);
}

/**
 * The room of a pair of searches: the same whichever node makes it, so that a repeat makes no second one. A ticket that
 * has gone may come again by the same command, as another search.
 */
export function roomIdOfPair(pair: readonly [Search, Search]): RoomId {
  return roomId.parse(`r-${digest(pair.map(({ id, searchedAt }) => `${id} ${searchedAt}`).sort())}`);
}
