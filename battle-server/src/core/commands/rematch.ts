import { type BattleState, findPlayer, type PlayerState, peopleOf } from '../battle-state.ts';
import type { CoreCommandOf } from '../core-command.ts';
import { DONE, type Draft, type Verdict } from '../decision.ts';

/** The people who have not left: of two both, of a group those who are still there [B14]. */
function candidates(state: BattleState): readonly PlayerState[] {
  return peopleOf(state).filter(({ presence }) => presence.is !== 'left');
}

/** Whether a rematch may be agreed on: settled, and at least two people are there [B14]. */
function isPossible(state: BattleState): boolean {
  return state.phase.name === 'settled' && candidates(state).length > 1;
}

/** A player wants to play again, or does not any more; all must want it [B14]. */
export function rematch(draft: Draft, command: CoreCommandOf<'rematch'>): Verdict {
  const { state } = draft;
  const { userId, accept } = command;
  if (findPlayer(state, userId) === undefined) {
    return 'NOT_IN_ROOM';
  }
  if (!isPossible(state) || !candidates(state).some((player) => player.userId === userId)) {
    return 'WRONG_PHASE';
  }
  if (state.rematchRoomId === null && (accept || state.rematch.includes(userId))) {
    draft.emit(accept ? { type: 'rematchOffered', userId } : { type: 'rematchDropped', userId });
  }
  return DONE;
}

/** People who could play again and have not said that they want to. */
export function undecided(state: BattleState): readonly PlayerState[] {
  return isPossible(state) ? candidates(state).filter(({ userId }) => !state.rematch.includes(userId)) : [];
}

/** Who is undecided and connected nowhere has left the result. */
export function dismissAbsent(draft: Draft, command: CoreCommandOf<'dismissAbsent'>): Verdict {
  for (const { userId } of undecided(draft.state)) {
    if (command.userIds.includes(userId)) {
      draft.emit({ type: 'playerLeft', userId, reason: 'lost', at: draft.now, isForfeit: false });
    }
  }
  return DONE;
}

/** The new room is there: everyone is told. */
export function confirmRematch(draft: Draft, command: CoreCommandOf<'confirmRematch'>): Verdict {
  if (!isPossible(draft.state)) {
    return 'WRONG_PHASE';
  }
  if (draft.state.rematchRoomId === null) {
    draft.emit({ type: 'rematchReady', roomId: command.roomId });
  }
  return DONE;
}

/** Whether everyone wants to play again and the room for it is still to be opened. */
export function isRematchAgreed(state: BattleState): boolean {
  const agreed = candidates(state).every(({ userId }) => state.rematch.includes(userId));
  return isPossible(state) && agreed && state.rematchRoomId === null;
}
