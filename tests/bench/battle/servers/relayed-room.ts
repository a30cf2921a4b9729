import type { BattleMessage } from '@quiz-arena/contract/battle/battle-events';
import { closesQuestion, type RecordedBattle } from '../recorded-battle.ts';

const COUNTDOWN_MS = Number(process.env.BATTLE_COUNTDOWN_MS);
const REVEAL_MS = Number(process.env.BATTLE_REVEAL_MS);

/** A room of two in which every answer is followed by the recording's next message. It knows no rules. */
export class RelayedRoom {
  readonly #recorded: RecordedBattle;
  readonly #broadcast: (message: BattleMessage) => void;
  #here = 0;
  #next = 0;

  constructor(recorded: RecordedBattle, broadcast: (message: BattleMessage) => void) {
    this.#recorded = recorded;
    this.#broadcast = broadcast;
  }

  /** A player has come; the second one starts the countdown. */
  enter(): void {
    this.#here += 1;
    if (this.#here === 2) setTimeout(() => this.relay(), COUNTDOWN_MS);
  }

  /** Sends the next message to both. */
  relay(): void {
    const message = this.#recorded.messages[this.#next];
    if (message === undefined) return;
    this.#next += 1;
    this.#broadcast(message);
    if (closesQuestion(message)) setTimeout(() => this.relay(), REVEAL_MS);
  }
}
