import { BattleMirror } from '@quiz-arena/battle-server/simulation/battle-mirror';
import type { BattleMessage } from '@quiz-arena/contract/battle/battle-events';
import type { BattleQuestion } from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import type { HeldInvariants } from './held-invariants.ts';
import type { ToldRoom } from './told-room.ts';

/** A client asks for a view when it hears nothing for so long after the deadline, milliseconds. */
const SILENCE_MS = 1_500;

/** One player's knowledge of one room, by versions as a client keeps it, held against the invariants as it comes. */
export class RoomFollower {
  readonly room: ToldRoom;
  readonly #held: HeldInvariants;
  /** Holds every frame against the contract as well: dear, so not every player has one. */
  readonly #mirror: BattleMirror | null;
  readonly #userId: string;
  #version = 0;
  #isBehind = false;
  #longestMs = Number.POSITIVE_INFINITY;
  #quietUntil = Number.POSITIVE_INFINITY;

  constructor(room: ToldRoom, userId: string, held: HeldInvariants, isStrict: boolean) {
    this.room = room;
    this.#held = held;
    this.#userId = userId;
    this.#mirror = isStrict ? new BattleMirror(held, userId, () => false) : null;
  }

  see(view: BattleView): void {
    if (view.version < this.#version) return;
    this.#version = view.version;
    this.#isBehind = false;
    this.#mirror?.see(view);
    this.room.see(view);
    this.#expect(view.question);
  }

  /** False: something is missing before this message, a view is needed. */
  hear(message: BattleMessage): boolean {
    const { version, after, events } = message;
    // One that follows itself says that something is missing.
    const isRising = after <= version;
    this.#held.check(isRising, 'I9', () => `${this.#userId}: ${version} follows ${after}`);
    if (version <= this.#version) return true;
    if (this.#isBehind || after !== this.#version) {
      this.#isBehind = true;
      return false;
    }
    this.#version = version;
    this.#mirror?.hear(message);
    for (const event of events) {
      this.room.hear(event);
      if (event.type === 'questionAsked') this.#expect(event.question);
      else if (event.type === 'timeExtended') this.#quietUntil = event.deadline + SILENCE_MS;
      else if (event.type === 'questionClosed') {
        this.#expect(null);
        this.#checkTimes(event.answers);
      }
    }
    return true;
  }

  /** Whether the server has been silent past the running deadline; `now` by its clock. */
  isOverdue(now: number): boolean {
    return now > this.#quietUntil;
  }

  /** The server's last word, asked for when all is over, is what was told. */
  checkLast(view: BattleView): void {
    const isSame = view.version >= this.#version && !this.#isBehind;
    this.#held.check(
      isSame,
      'I9',
      () => `${this.#userId} knows ${this.#version}, the server ${view.version}`,
    );
    this.see(view);
  }

  #expect(question: BattleQuestion | null): void {
    this.#quietUntil = question === null ? Number.POSITIVE_INFINITY : question.deadline + SILENCE_MS;
    if (question !== null) this.#longestMs = question.deadline - question.askedAt;
  }

  #checkTimes(answers: readonly { readonly takenMs: number | null }[]): void {
    for (const { takenMs } of answers) {
      const isInTime = takenMs === null || (takenMs >= 0 && takenMs <= this.#longestMs);
      this.#held.check(isInTime, 'I8', () => `${this.room.roomId}: an answer took ${takenMs} ms`);
    }
  }
}
