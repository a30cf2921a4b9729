import type { BattleCode } from '@quiz-arena/contract/battle/battle-codes';
import type { UserId } from '@quiz-arena/contract/ids';
import { type BattleState, findPlayer, isLive, isOver, type PlayerState, stayers } from '../battle-state.ts';
import type { CoreCommandOf } from '../core-command.ts';
import { DONE, type Draft, type Verdict } from '../decision.ts';
import { afterDeparture, deleteLobby, requestHolds } from '../flow.ts';
import { attach } from './attach.ts';

function present(state: BattleState, userId: UserId): PlayerState | undefined {
  const player = findPlayer(state, userId);
  return player?.presence.is === 'left' ? undefined : player;
}

/** The player if he is in a lobby that has a code, else why he cannot do this. */
function inLobby(state: BattleState, userId: UserId): PlayerState | BattleCode {
  if (state.deleteReason !== null) {
    return 'ROOM_DELETED';
  }
  const player = present(state, userId);
  if (player === undefined) {
    return 'NOT_IN_ROOM';
  }
  return state.roomCode !== null && state.phase.name === 'lobby' ? player : 'WRONG_PHASE';
}

/** As `inLobby`, for what only the one does to whom the room belongs [B10]. */
function hostInLobby(state: BattleState, userId: UserId): PlayerState | BattleCode {
  const isGuest = present(state, userId) !== undefined && state.host !== userId;
  return isGuest ? 'NOT_HOST' : inLobby(state, userId);
}

/** A player comes in by the room's code. One who is in it already is attached; its creator does not need a code [B16]. */
export function join(draft: Draft, command: CoreCommandOf<'join'>): Verdict {
  const { state } = draft;
  const { userId, player, connection } = command;
  if (!isLive(state)) {
    return 'ROOM_NOT_FOUND';
  }
  if (present(state, userId) !== undefined) {
    return state.host === userId ? 'OWN_ROOM' : attach(draft, { ...command, type: 'attach' });
  }
  if (state.kicked.includes(userId)) {
    return 'KICKED';
  }
  if (state.roomCode === null || state.phase.name !== 'lobby') {
    return 'ROOM_STARTED';
  }
  if (stayers(state).length >= state.capacity) {
    return 'ROOM_FULL';
  }
  draft.emit({ type: 'playerJoined', userId, player, connection });
  return DONE;
}

/** A player agrees to pay, or does not any more; the creator always does [B17]. */
export function ready(draft: Draft, command: CoreCommandOf<'ready'>): Verdict {
  const player = inLobby(draft.state, command.userId);
  if (typeof player === 'string') {
    return player;
  }
  if (player.userId !== draft.state.host && player.isReady !== command.ready) {
    draft.emit({ type: 'playerReady', userId: player.userId, ready: command.ready });
  }
  return DONE;
}

/** The creator starts with everyone who is here and ready [B17]; not while an earlier start is being undone. */
export function start(draft: Draft, command: CoreCommandOf<'start'>): Verdict {
  const { state } = draft;
  const host = hostInLobby(state, command.userId);
  if (typeof host === 'string') {
    return host;
  }
  if (state.returning !== null) {
    return 'COINS_UNAVAILABLE';
  }
  const starters = state.players.filter(({ presence, isReady }) => presence.is === 'here' && isReady);
  if (starters.length < 2 || !starters.includes(host)) {
    return 'NEEDS_PLAYERS';
  }
  requestHolds(
    draft,
    starters.map(({ userId }) => userId),
  );
  return DONE;
}

/** The creator sends another player away, for good [B10]. */
export function kick(draft: Draft, command: CoreCommandOf<'kick'>): Verdict {
  const { state, now } = draft;
  const host = hostInLobby(state, command.userId);
  if (typeof host === 'string') {
    return host;
  }
  const target = present(state, command.target);
  if (target === undefined || target === host) {
    return 'NOT_IN_ROOM';
  }
  draft.emit({ type: 'playerLeft', userId: target.userId, reason: 'kicked', at: now, isForfeit: false });
  afterDeparture(draft);
  return DONE;
}

/** The creator ends the room for all [B10]. */
export function deleteRoom(draft: Draft, command: CoreCommandOf<'deleteRoom'>): Verdict {
  const host = hostInLobby(draft.state, command.userId);
  if (typeof host === 'string') {
    return isOver(draft.state) && draft.state.host === command.userId ? DONE : host;
  }
  deleteLobby(draft, 'deletedByOwner');
  return DONE;
}
