import type { RoomId, UserId } from '@quiz-arena/contract/ids';
import type { DropCause } from '../core/battle-state.ts';
import type { Connection } from '../core/node-id.ts';
import { StoreUnavailable } from '../ports/battle-store.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';
import { leaveSearch } from './search.ts';

/** Not when another socket of the player has taken over: a page that was loaded again searches on [B13]. */
async function isOwner(ports: BattlePorts, playerId: UserId, { connectionId }: Connection): Promise<boolean> {
  const owner = await ports.connections.find(playerId);
  return owner === null || owner.connectionId === connectionId;
}

/** A room must not wait for a socket that has gone. Throws StoreUnavailable also while others keep changing the room. */
export async function detachPlayer(
  commitRoom: CommitRoom,
  roomId: RoomId,
  playerId: UserId,
  connection: Connection,
  cause: Exclude<DropCause, 'nodeDied'>,
): Promise<void> {
  const outcome = await commitRoom(roomId, { type: 'detach', userId: playerId, connection, cause });
  if (!outcome.isAccepted && outcome.code === 'BUSY') {
    throw new StoreUnavailable(`${roomId} was changed by others each time`);
  }
}

/** A player's socket has closed: he is away from his battle [B8]; a search ends with its page, not with a lost link. */
export async function disconnectPlayer(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  playerId: UserId,
  connection: Connection,
  cause: Exclude<DropCause, 'nodeDied'>,
): Promise<void> {
  const place = (await ports.seats.read(playerId))?.place;
  if (place?.kind === 'battle') {
    await detachPlayer(commitRoom, place.roomId, playerId, connection, cause);
  } else if (place?.kind === 'search' && cause === 'closed' && (await isOwner(ports, playerId, connection))) {
    await leaveSearch(ports, playerId, place);
  }
}
