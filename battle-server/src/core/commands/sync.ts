import { findPlayer, isJoinable } from '../battle-state.ts';
import type { CoreCommandOf } from '../core-command.ts';
import { DONE, type Draft, type Verdict } from '../decision.ts';
import { attach } from './attach.ts';

/**
 * A viewer asks for a full view. Who left a lobby sees nothing more of it; who left a battle may see how it goes on.
 * Whose node was taken for dead, though his socket speaks through it, is back with this [B8].
 */
export function sync(draft: Draft, command: CoreCommandOf<'sync'>): Verdict {
  const { state } = draft;
  const player = findPlayer(state, command.userId);
  if (player === undefined || (isJoinable(state) && player.presence.is === 'left')) {
    return 'NOT_IN_ROOM';
  }
  const { presence } = player;
  const isFalselyLost = presence.is === 'dropped' && presence.cause === 'nodeDied';
  return isFalselyLost ? attach(draft, { ...command, type: 'attach' }) : DONE;
}
