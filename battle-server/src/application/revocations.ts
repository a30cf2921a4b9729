import type { Revocation } from '../ports/revocation-feed.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';
import { leaveSearch } from './search.ts';
import { findBindingSeat } from './seats.ts';

/** A deactivated account counts as leaving its battle and its search [B18]. */
async function removePlayer(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  { playerId }: Revocation,
): Promise<void> {
  const place = (await findBindingSeat(ports, playerId))?.place;
  if (place?.kind === 'battle') {
    await commitRoom(place.roomId, { type: 'deactivate', userId: playerId });
  } else if (place?.kind === 'search') {
    await leaveSearch(ports, playerId, place);
  }
}

/**
 * Polls for ended tokens and accounts. Each is told to `onRevoked`, which closes its sockets on this node.
 * The answer: one poll; one that fails is made again from the same cursor.
 */
export function createRevocationPoll(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  onRevoked: (revocation: Revocation) => void,
): () => Promise<void> {
  let cursor: string | null = null;
  return async () => {
    const page = await ports.revocations.poll(cursor);
    if (page === null) {
      return;
    }
    for (const revocation of page.revocations) {
      ports.directory.forget(revocation.playerId);
      onRevoked(revocation);
      if (revocation.reason === 'deactivated') {
        await removePlayer(ports, commitRoom, revocation);
      }
    }
    cursor = page.cursor;
  };
}
