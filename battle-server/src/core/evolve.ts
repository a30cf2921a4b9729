import type { BattleState } from './battle-state.ts';
import type { CoreEvent } from './core-event.ts';
import { lobbyEvolvers } from './evolve-lobby.ts';
import { playerEvolvers } from './evolve-players.ts';
import { questionEvolvers } from './evolve-questions.ts';
import { rematchEvolvers } from './evolve-rematch.ts';
import { roomEvolvers } from './evolve-room.ts';
import type { Evolvers } from './evolvers.ts';

const evolvers: Evolvers<CoreEvent['type']> = {
  ...playerEvolvers,
  ...questionEvolvers,
  ...roomEvolvers,
  ...rematchEvolvers,
  ...lobbyEvolvers,
};

/** The room after one event. Decides nothing and never fails: what is decided is in the event. */
export function evolve(state: BattleState, event: CoreEvent): BattleState {
  const apply = evolvers[event.type] as (state: BattleState, event: CoreEvent) => BattleState;
  return apply(state, event);
}

/** The room after one commit: its events, and one version more. */
export function evolveCommit(state: BattleState, events: readonly CoreEvent[]): BattleState {
  const next = events.reduce(evolve, state);
  return { ...next, version: state.version + 1 };
}
