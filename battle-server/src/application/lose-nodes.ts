import type { RoomId } from '@quiz-arena/contract/ids';
import type { NodeId } from '../core/node-id.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';

/** Others leave a dead node alone for so long, milliseconds. */
const LEASE_MS = 10_000;
/** Live rooms that one sweep looks at. */
const ROOMS = 20_000;
/** Rooms changed at the same time. */
const AT_ONCE = 50;

/**
 * Marks the players of dead nodes as lost by the server: full grace, timers paused from the last heartbeat
 * [B4] [B8]. Runs before the deadlines, so that an outage does not count as time. `onRoom` is told of every live room.
 */
export async function loseDeadNodes(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  onRoom: (roomId: RoomId) => void,
): Promise<void> {
  const dead = await ports.registry.leaseDead(LEASE_MS);
  for (const { nodeId, lastBeatAt } of dead) {
    const roomIds = await loseNode(ports, commitRoom, nodeId, lastBeatAt);
    roomIds.forEach(onRoom);
    await ports.registry.forget(nodeId);
  }
}

async function loseNode(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  nodeId: NodeId,
  lastBeatAt: number,
): Promise<readonly RoomId[]> {
  const rooms = await ports.store.liveRooms(ROOMS);
  ports.log.warn({ nodeId, lastBeatAt, rooms: rooms.length }, 'a node died');
  for (let from = 0; from < rooms.length; from += AT_ONCE) {
    const some = rooms.slice(from, from + AT_ONCE);
    await Promise.all(some.map(({ roomId }) => commitRoom(roomId, { type: 'loseNode', nodeId, lastBeatAt })));
  }
  return rooms.map(({ roomId }) => roomId);
}
