import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import { type BattleState, isOver } from '../core/battle-state.ts';
import type { CoreEvent } from '../core/core-event.ts';
import { deadlineOf } from '../core/deadline-of.ts';
import type { Change } from '../ports/battle-store.ts';
import { type NodeMessage, noticeOf } from './node-message.ts';

/** One commit of a room: what led from one state to the next, when. */
export interface RoomStep {
  readonly before: BattleState;
  readonly after: BattleState;
  readonly events: readonly CoreEvent[];
  /** Epoch milliseconds. */
  readonly at: number;
}

function keepMs(state: BattleState, settings: BattleSettings): number {
  const isSettling = state.phase.name === 'settling' || state.phase.name === 'unsettled';
  return isSettling || state.returning !== null ? settings.settlingTtlMs : settings.roomTtlMs;
}

/** What one commit writes and tells. */
export function changeOf(
  { before, after, events, at }: RoomStep,
  nonce: string,
  settings: BattleSettings,
): Change<BattleState, NodeMessage> {
  const notice = noticeOf(before, after, events, at);
  const audience = [...new Set(notice.viewers.map(({ connection }) => connection.nodeId))];
  return {
    room: after,
    before: before === after ? null : before,
    nonce,
    at,
    deadlineAt: deadlineOf(after),
    isOver: isOver(after),
    keepMs: keepMs(after, settings),
    notice,
    audience,
  };
}

/** What the first commit of a room writes: nobody hears of it yet. */
export function openingOf(
  state: BattleState,
  nonce: string,
  settings: BattleSettings,
): Change<BattleState, NodeMessage> {
  return changeOf({ before: state, after: state, events: [], at: state.createdAt }, nonce, settings);
}
