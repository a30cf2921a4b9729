import { type BattleState, isLive } from '../core/battle-state.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';

/** A node that missed two heartbeats may be gone: whose time depends on it is not judged without asking. */
const MISSED_BEATS = 2;

/** Nodes other than this one that have a player of the room. */
function foreignNodes({ nodeId }: BattlePorts, state: BattleState) {
  const nodes = state.players.flatMap(({ presence, connection }) =>
    presence.is === 'here' && connection !== null && connection.nodeId !== nodeId ? [connection.nodeId] : [],
  );
  return [...new Set(nodes)];
}

/**
 * Before a room's time is judged or a player comes back: marks the players of nodes that have fallen silent as
 * lost by the server, so that their timers pause from the last heartbeat also when the node is not known to be
 * dead yet [B4].
 */
export async function loseSilentNodes(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  state: BattleState,
): Promise<void> {
  const nodes = isLive(state) ? foreignNodes(ports, state) : [];
  if (nodes.length === 0) {
    return;
  }
  const beats = await ports.registry.beats();
  const silentSince = ports.clock.now() - MISSED_BEATS * ports.settings.nodeHeartbeatMs;
  for (const nodeId of nodes) {
    const lastBeatAt = beats.get(nodeId);
    if (lastBeatAt !== undefined && lastBeatAt < silentSince) {
      await commitRoom(state.roomId, { type: 'loseNode', nodeId, lastBeatAt });
    }
  }
}
