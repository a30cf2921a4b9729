import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import { type BattleState, isOver } from '../core/battle-state.ts';
import { deadlineOf } from '../core/deadline-of.ts';
import type { Change } from '../ports/battle-store.ts';
import type { BattlePorts } from './battle-ports.ts';
import { type NodeMessage, noticeOf, type RoomNotice, type RoomStep } from './node-message.ts';

function keepMs(state: BattleState, settings: BattleSettings): number {
  const isSettling = state.phase.name === 'settling' || state.phase.name === 'unsettled';
  return isSettling || state.returning !== null ? settings.settlingTtlMs : settings.roomTtlMs;
}

/** What one commit writes and tells. */
export function changeOf(
  step: RoomStep,
  nonces: RoomNotice['nonces'],
  settings: BattleSettings,
): Change<BattleState, NodeMessage> {
  const { before, after, at } = step;
  const notice = noticeOf(step, nonces);
  const audience = [...new Set(notice.viewers.map(({ connection }) => connection.nodeId))];
  return {
    room: after,
    before: before === after ? null : before,
    nonce: nonces.to,
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
  { nodeId, rules, ids, settings }: Pick<BattlePorts, 'nodeId' | 'rules' | 'ids' | 'settings'>,
): Change<BattleState, NodeMessage> {
  const step = { before: state, after: state, events: [], at: state.createdAt, by: nodeId, rules };
  return changeOf(step, { from: null, to: ids.nonce() }, settings);
}
