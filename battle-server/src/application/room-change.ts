import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import { type BattleState, isOver } from '../core/battle-state.ts';
import type { CoreEvent } from '../core/core-event.ts';
import { deadlineOf } from '../core/deadline-of.ts';
import type { Change } from '../ports/battle-store.ts';
import { type NodeMessage, noticeOf } from './node-message.ts';

function keepMs(state: BattleState, settings: BattleSettings): number {
  const { name } = state.phase;
  return name === 'settling' || name === 'unsettled' ? settings.settlingTtlMs : settings.roomTtlMs;
}

/** What one commit writes and tells. */
export function changeOf(
  state: BattleState,
  events: readonly CoreEvent[],
  at: number,
  nonce: string,
  settings: BattleSettings,
): Change<BattleState, NodeMessage> {
  const notice = noticeOf(state, events, at);
  const audience = [...new Set(notice.viewers.map(({ connection }) => connection.nodeId))];
  return {
    room: state,
    nonce,
    at,
    deadlineAt: deadlineOf(state),
    isOver: isOver(state),
    keepMs: keepMs(state, settings),
    notice,
    audience,
  };
}
