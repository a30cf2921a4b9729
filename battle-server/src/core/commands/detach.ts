import { type DropCause, findPlayer, isLive, type PlayerState } from '../battle-state.ts';
import type { CoreCommandOf } from '../core-command.ts';
import { DONE, type Draft, type Verdict } from '../decision.ts';
import { graceMs } from '../grace.ts';

function drop(draft: Draft, player: PlayerState, cause: DropCause, droppedAt: number): void {
  const graceUntil = draft.now + graceMs(player, cause, draft.settings);
  draft.emit({ type: 'playerDropped', userId: player.userId, cause, droppedAt, graceUntil });
}

/** A player's socket closed [B8]. Nothing, if another one of his has taken over or the battle has ended. */
export function detach(draft: Draft, command: CoreCommandOf<'detach'>): Verdict {
  const player = findPlayer(draft.state, command.userId);
  const isOwn = player?.connection?.connectionId === command.connection.connectionId;
  if (player !== undefined && isOwn && player.presence.is === 'here' && isLive(draft.state)) {
    drop(draft, player, command.cause, draft.now);
  }
  return DONE;
}

/** A node died: its players get the full grace, and their timers pause from its last heartbeat [B4] [B8]. */
export function loseNode(draft: Draft, command: CoreCommandOf<'loseNode'>): Verdict {
  const players = isLive(draft.state) ? draft.state.players : [];
  for (const player of players) {
    if (player.presence.is === 'here' && player.connection?.nodeId === command.nodeId) {
      drop(draft, player, 'nodeDied', Math.min(command.lastBeatAt, draft.now));
    }
  }
  return DONE;
}
