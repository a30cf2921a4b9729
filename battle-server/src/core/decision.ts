import type { BattleCode } from '@quiz-arena/contract/battle/battle-codes';
import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { BattleState, RememberedCommand } from './battle-state.ts';
import type { CoreEvent } from './core-event.ts';
import { evolve } from './evolve.ts';

/** What a decision may know beside the room and the command. */
export interface DecisionContext {
  /** When it will be committed, epoch milliseconds by the store's clock. */
  readonly now: number;
  readonly settings: BattleSettings;
}

export type CommandAnswer = RememberedCommand['answer'];

/**
 * - accepted: `events` lead to `state`; none means that there is nothing to commit (a query, a repeat).
 * - refused: nothing changes, whatever was decided on the way.
 */
export type Decision =
  | {
      readonly isAccepted: true;
      readonly events: readonly CoreEvent[];
      readonly state: BattleState;
      readonly answer: CommandAnswer;
    }
  | { readonly isAccepted: false; readonly code: BattleCode };

/** What a handler ends with: its answer, or the code of its refusal. */
export type Verdict = CommandAnswer | BattleCode;

export const DONE: CommandAnswer = {};

/** A room while one command is decided: each event is applied at once, so that later steps see it. */
export class Draft {
  #state: BattleState;
  readonly #events: CoreEvent[] = [];
  readonly now: number;
  readonly settings: BattleSettings;

  constructor(state: BattleState, context: DecisionContext) {
    this.#state = state;
    this.now = context.now;
    this.settings = context.settings;
  }

  get state(): BattleState {
    return this.#state;
  }

  get events(): readonly CoreEvent[] {
    return this.#events;
  }

  emit(event: CoreEvent): void {
    this.#state = evolve(this.#state, event);
    this.#events.push(event);
  }
}
