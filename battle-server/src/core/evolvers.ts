import type { BattleState } from './battle-state.ts';
import type { CoreEvent, CoreEventOf } from './core-event.ts';

/** How each kind of event changes a room. */
export type Evolvers<Type extends CoreEvent['type']> = {
  readonly [T in Type]: (state: BattleState, event: CoreEventOf<T>) => BattleState;
};
