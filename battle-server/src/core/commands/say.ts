import { type BattleState, findPlayer, type PlayerState, stayers } from '../battle-state.ts';
import type { CoreCommandOf } from '../core-command.ts';
import { DONE, type Draft, type Verdict } from '../decision.ts';

/** Whether players may talk: from the pairing on, also about the result. */
function isOpenForTalk({ phase }: BattleState): boolean {
  return phase.name !== 'void' && phase.name !== 'deleted' && phase.name !== 'unsettled';
}

function present(state: BattleState, userId: PlayerState['userId']): PlayerState | undefined {
  const player = findPlayer(state, userId);
  return player?.presence.is === 'left' ? undefined : player;
}

/** A quick text or an emoji: one a second at most, and not to those who muted the player [B15]. */
export function say(draft: Draft, command: CoreCommandOf<'say'>): Verdict {
  const { state, now, settings } = draft;
  const player = present(state, command.userId);
  if (player === undefined) {
    return 'NOT_IN_ROOM';
  }
  if (!isOpenForTalk(state)) {
    return 'WRONG_PHASE';
  }
  if (player.saidAt !== null && now - player.saidAt < settings.sayEveryMs) {
    return 'RATE_LIMITED';
  }
  const others = stayers(state).filter(({ userId }) => userId !== player.userId);
  const hiddenFrom = others.filter(({ muted }) => muted.includes(player.userId)).map(({ userId }) => userId);
  if (others.length > 0 && hiddenFrom.length === others.length) {
    return 'MUTED';
  }
  const { text, emoji } = command;
  const said = { ...(text === undefined ? {} : { text }), ...(emoji === undefined ? {} : { emoji }) };
  draft.emit({ type: 'said', userId: player.userId, ...said, at: now, hiddenFrom });
  return DONE;
}

/** A player does not want to hear another one of the room, or does again [B15]. */
export function mute(draft: Draft, command: CoreCommandOf<'mute'>): Verdict {
  const player = present(draft.state, command.userId);
  const target = findPlayer(draft.state, command.target);
  if (player === undefined || target === undefined || target.userId === player.userId) {
    return 'NOT_IN_ROOM';
  }
  if (player.muted.includes(target.userId) !== command.muted) {
    draft.emit({ type: 'playerMuted', userId: player.userId, target: target.userId, muted: command.muted });
  }
  return DONE;
}
