import type { UserId } from '@quiz-arena/contract/ids';
import { findPlayer, hasStarted, isLive } from '../battle-state.ts';
import { DONE, type Draft, type Verdict } from '../decision.ts';
import { afterDeparture } from '../flow.ts';

/** A player leaves on purpose, or his account was deactivated: it counts at once [B8] [B18]. Of a result: no rematch [B14]. */
export function leave(draft: Draft, command: { readonly userId: UserId }): Verdict {
  const { state, now } = draft;
  const player = findPlayer(state, command.userId);
  if (player === undefined) {
    return 'NOT_IN_ROOM';
  }
  const isLeavingResult = state.phase.name === 'settled';
  if (player.presence.is === 'left' || !(isLive(state) || isLeavingResult)) {
    return DONE;
  }
  const isForfeit = hasStarted(state) && !isLeavingResult;
  draft.emit({ type: 'playerLeft', userId: player.userId, reason: 'left', at: now, isForfeit });
  if (!isLeavingResult) {
    afterDeparture(draft);
  }
  return DONE;
}
