import { randomUUID } from 'node:crypto';
import type { BattleEvent, BattleMessage } from '@quiz-arena/contract/battle/battle-events';
import type { BattleQuestion } from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { askUntilAnswered, isRefusal } from './ask-until-answered.ts';
import type { PlayMeasures } from './play-measures.ts';
import type { PlayerLink } from './player-link.ts';
import type { SharedRoom } from './shared-rooms.ts';

const letters = ['a', 'b', 'c', 'd'] as const;

export interface BattlePlayerOptions {
  readonly measures: PlayMeasures;
  /** How long he thinks about a question, milliseconds; null: he lets its time run out. */
  thinkMs(index: number): number | null;
  /** His id, where `answerTaken` names it: events then belong to their answers also when some of them were missed. */
  readonly userId?: string;
  /** Whether he says that a question has arrived; default: always. */
  confirms?(index: number): boolean;
  /** He thinks about his first question from here on only: all players of a run begin together. */
  readonly start?: Promise<void>;
  /** Hears every message before he acts on it. */
  onMessage?(message: BattleMessage): void;
  /** A question has reached him. */
  onQuestion?(index: number): void;
  /** The battle has a result, or ended without one. */
  onEnd?(): void;
}

/**
 * Plays one battle's questions as a client does: confirms each at once, answers it when he has thought. The answer is
 * planned when the question arrives; what delays it after that counts as latency.
 */
export class BattlePlayer {
  readonly #link: PlayerLink;
  readonly #room: SharedRoom;
  readonly #options: BattlePlayerOptions;
  #answersSeen = 0;
  #newest = -1;
  #isStopped = false;
  #hasEnded = false;
  #thinking: ReturnType<typeof setTimeout> | undefined;

  constructor(link: PlayerLink, room: SharedRoom, options: BattlePlayerOptions) {
    this.#link = link;
    this.#room = room;
    this.#options = options;
  }

  hear(message: BattleMessage): void {
    this.#options.onMessage?.(message);
    for (const event of message.events) this.#hearEvent(event);
  }

  /** After a return: goes on with the question that runs now, unless he is on it already. */
  catchUp({ question, ownAnswer, result, voidReason }: BattleView): void {
    if (result !== null) this.#end(result.reason);
    else if (voidReason !== null) this.#end(`void: ${voidReason}`);
    else if (question !== null && ownAnswer === null) this.#think(question);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#thinking);
  }

  #hearEvent(event: BattleEvent): void {
    if (event.type === 'questionAsked') this.#think(event.question);
    else if (event.type === 'answerTaken') this.#seeAnswer(event);
    else if (event.type === 'battleEnded') this.#end(event.reason);
    else if (event.type === 'voided') this.#end(`void: ${event.reason}`);
  }

  #think({ index }: BattleQuestion): void {
    if (index <= this.#newest) return;
    this.#newest = index;
    const { roomId } = this.#room;
    const { start, confirms = () => true } = this.#options;
    if (confirms(index)) this.#link.tell('received', { cid: randomUUID(), roomId, question: index });
    this.#options.onQuestion?.(index);
    if (index > 0 || start === undefined) this.#plan(index);
    else void start.then(() => this.#plan(index));
  }

  #plan(index: number): void {
    const thinkMs = this.#options.thinkMs(index);
    if (this.#isStopped || thinkMs === null) return;
    clearTimeout(this.#thinking);
    const dueAt = performance.now() + thinkMs;
    this.#thinking = setTimeout(() => {
      // A timer may come up to a millisecond early.
      const plannedAt = Math.min(dueAt, performance.now());
      this.#note(index, plannedAt);
      this.#answer(index, plannedAt);
    }, thinkMs);
  }

  #note(index: number, plannedAt: number): void {
    const { userId } = this.#options;
    if (userId === undefined) this.#room.plannedAnswers.push(plannedAt);
    else this.#room.plannedBy.set(answerKey(index, userId), plannedAt);
  }

  #answer(question: number, plannedAt: number): void {
    const { measures } = this.#options;
    const answer = letters[Math.floor(Math.random() * letters.length)];
    const payload = { cid: randomUUID(), roomId: this.#room.roomId, question, answer };
    askUntilAnswered(this.#link, 'answer', payload, measures, (given) => {
      measures.ack.record(performance.now() - plannedAt);
      if (!isRefusal(given)) measures.answers += 1;
    });
  }

  #seeAnswer({ question, userId }: Extract<BattleEvent, { type: 'answerTaken' }>): void {
    const { plannedAnswers, plannedBy } = this.#room;
    const isNamed = this.#options.userId !== undefined;
    const plannedAt = isNamed
      ? plannedBy.get(answerKey(question, userId))
      : plannedAnswers[this.#answersSeen];
    this.#answersSeen += 1;
    if (plannedAt !== undefined) this.#options.measures.event.record(performance.now() - plannedAt);
  }

  #end(reason: string): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.stop();
    this.#options.measures.ended(reason);
    this.#options.onEnd?.();
  }
}

function answerKey(question: number, userId: string): string {
  return `${question} ${userId}`;
}
