import { findPlayer, isLive } from '../battle-state.ts';
import type { CoreCommandOf } from '../core-command.ts';
import { awaitsLastPlayer } from '../deadline-of.ts';
import { DONE, type Draft, type Verdict } from '../decision.ts';
import { endBattle, requestHolds } from '../flow.ts';
import { countedAbsence } from '../grace.ts';

/**
 * A player's socket is here: for the first time, back after a loss, or in place of another one of his [B13].
 * Who has left a room that goes on stays out; of one that has ended everyone may see the end.
 */
export function attach(draft: Draft, command: CoreCommandOf<'attach'>): Verdict {
  const { state, now } = draft;
  const { userId, connection } = command;
  const player = findPlayer(state, userId);
  if (player === undefined || (player.presence.is === 'left' && isLive(state))) {
    return state.kicked.includes(userId) ? 'KICKED' : 'NOT_IN_ROOM';
  }
  if (player.connection?.connectionId === connection.connectionId) {
    return DONE;
  }
  const { presence } = player;
  const wasAway = presence.is === 'awaited' || presence.is === 'dropped';
  const awayMs = isLive(state) ? countedAbsence(presence, now) : 0;
  const decidesBattle = isLive(state) && awaitsLastPlayer(state);
  draft.emit({ type: 'playerAttached', userId, connection, at: now, awayMs, wasAway });
  if (decidesBattle) {
    endBattle(draft, 'opponentLeft');
  } else if (state.roomCode === null && state.phase.name === 'lobby') {
    startWhenComplete(draft);
  }
  return DONE;
}

/** The pair's lease ends when both are here: now the fees are held [B11]. */
function startWhenComplete(draft: Draft): void {
  if (draft.state.players.every((player) => player.presence.is === 'here')) {
    requestHolds(
      draft,
      draft.state.players.map(({ userId }) => userId),
    );
  }
}
