import { sameJson } from '@quiz-arena/battle-server/simulation/battle-mirror';
import { duePayouts } from '@quiz-arena/battle-server/simulation/due-payouts';
import type { BattleEvent } from '@quiz-arena/contract/battle/battle-events';
import type {
  BattleQuestion,
  BattleResult,
  BattleSettlement,
  ClosedQuestion,
} from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { BOT_ID } from '@quiz-arena/contract/battle/bot-values';
import type { HeldInvariants } from './held-invariants.ts';

/** Everybody in a room has been told its end so long after the first one, milliseconds. */
const QUIET_MS = 10_000;

/** What all driven players of one room were told together: they must agree, and it must add up. */
export class ToldRoom {
  readonly roomId: string;
  /** Players who are in it, or stayed until they were told its end. */
  watchers = 0;
  #heardAt = performance.now();
  readonly #held: HeldInvariants;
  readonly #questions = new Map<number, string>();
  readonly #closed = new Map<number, ClosedQuestion>();
  #terms: Pick<BattleView, 'kind' | 'entryCoin'> | undefined;
  #players: readonly string[] = [];
  #hasStarted = false;
  #result: BattleResult | undefined;
  #end: 'settled' | 'void' | undefined;

  constructor(roomId: string, held: HeldInvariants) {
    this.roomId = roomId;
    this.#held = held;
  }

  /** Whether nothing more is to come: it has ended, or nobody looks any more, for a while. */
  get isQuiet(): boolean {
    const isOver = this.#end !== undefined || this.watchers === 0;
    return isOver && performance.now() - this.#heardAt > QUIET_MS;
  }

  see(view: BattleView): void {
    this.#heardAt = performance.now();
    this.#terms = view;
    this.#players = view.players.map(({ userId }) => userId);
    for (const closed of view.closed) this.#close(closed);
    if (view.question !== null) this.#ask(view.question);
    if (view.result !== null) this.#finish(view.result);
    if (view.settlement !== null) this.#settle(view.settlement);
    if (view.phase === 'void') this.#end ??= 'void';
  }

  hear(event: BattleEvent): void {
    this.#heardAt = performance.now();
    if (event.type === 'countdownStarted') this.#hasStarted = true;
    else if (event.type === 'questionAsked') this.#ask(event.question);
    else if (event.type === 'questionClosed') this.#hearClose(event);
    else if (event.type === 'battleEnded') this.#finish(event);
    else if (event.type === 'settled') this.#settle(event);
    else if (event.type === 'voided') this.#end ??= 'void';
  }

  /** Once nothing moves any more: a battle whose fees were held has one end. */
  checkEnd(): void {
    if (!this.#hasStarted) return;
    this.#held.check(this.#end !== undefined, 'I2', () => `${this.roomId} was neither settled nor void`);
  }

  #ask({ index, id, askedAt, deadline }: BattleQuestion): void {
    const known = this.#questions.get(index);
    const isSame = known === undefined || known === id;
    this.#held.check(isSame, 'I4', () => `${this.roomId}: question ${index} is ${known} and ${id}`);
    this.#questions.set(index, id);
    const isOpen = this.#closed.size >= index && !this.#closed.has(index) && askedAt < deadline;
    // A late view may still name a question that another player has seen closing.
    const isKnown = known !== undefined;
    this.#held.check(isOpen || isKnown, 'I6', () => `${this.roomId}: question ${index} came before its time`);
  }

  #hearClose(closed: ClosedQuestion): void {
    const wasAsked = this.#questions.has(closed.question) || this.#closed.has(closed.question);
    this.#held.check(
      wasAsked,
      'I5',
      () => `${this.roomId}: ${closed.question} was closed before it was asked`,
    );
    this.#close(closed);
  }

  #close({ question, right, answers }: ClosedQuestion): void {
    const known = this.#closed.get(question);
    if (known !== undefined) {
      this.#held.check(
        known.right === right,
        'I10',
        () => `${this.roomId}: question ${question} closed twice`,
      );
      return;
    }
    this.#closed.set(question, { question, right, answers });
  }

  #finish(told: BattleResult): void {
    const { standings, outcomes, reason } = told;
    const result = { standings, outcomes, reason };
    const known = this.#result;
    if (known !== undefined) {
      const isSame = sameJson(JSON.stringify(known), JSON.stringify(result));
      this.#held.check(isSame, 'I10', () => `${this.roomId}: ${JSON.stringify([known, result])}`);
      return;
    }
    this.#result = result;
    this.#checkPoints(result);
  }

  /** The points of the standings are those that the closed questions gave. */
  #checkPoints({ standings }: BattleResult): void {
    const closings = [...this.#closed.values()];
    const isWhole = closings.length === Math.max(0, ...this.#questions.keys()) + 1;
    if (!isWhole) return;
    for (const { userId, points } of standings) {
      const sum = closings
        .flatMap(({ answers }) => answers)
        .filter((answer) => answer.userId === userId)
        .reduce((total, answer) => total + answer.points, 0);
      this.#held.check(sum === points, 'I7', () => `${this.roomId}: ${userId} has ${points}, earned ${sum}`);
    }
  }

  #settle({ coins }: BattleSettlement): void {
    if (this.#end !== undefined) return;
    this.#end = 'settled';
    const [terms, result] = [this.#terms, this.#result];
    if (terms === undefined || result === undefined) return;
    const paid: Readonly<Record<string, number>> = coins;
    if (this.#players.includes(BOT_ID)) {
      const sum = Object.values(paid).reduce((total, one) => total + one, 0);
      this.#held.check(sum === 0, 'I17', () => `${this.roomId}: a bot battle paid ${sum}`);
      return;
    }
    const due = duePayouts({ ...terms, players: result.standings.length, outcomes: result.outcomes });
    for (const [userId, amount] of due) {
      const got = paid[userId] ?? 0;
      this.#held.check(got === amount, 'I7', () => `${this.roomId}: ${userId} got ${got} of ${amount}`);
    }
  }
}
