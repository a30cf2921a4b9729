import { randomUUID } from 'node:crypto';
import { BattleMirror, sameJson } from '@quiz-arena/battle-server/simulation/battle-mirror';
import type { Violations } from '@quiz-arena/battle-server/simulation/violations';
import type { BattleSettlement } from '@quiz-arena/contract/battle/battle-values';
import { type BattleView, battleView } from '@quiz-arena/contract/battle/battle-view';

const letters = ['a', 'b', 'c', 'd'] as const;

/** An answer as its player gives it, in each try. */
interface GivenAnswer {
  readonly cid: string;
  readonly answer: (typeof letters)[number];
}

/** An answer that the server took, as its player knows it. */
interface TakenAnswer {
  readonly letter: string;
  readonly takenMs: number;
}

/** All that one player knows of one room. */
export class PlayerRecord {
  readonly roomId: string;
  mirror: BattleMirror;
  /** The last full view. */
  view: BattleView | null = null;
  settlement: BattleSettlement | null = null;
  /** Answers that were acked, by question. */
  readonly taken = new Map<number, TakenAnswer>();
  /** When each question was first heard of (`performance.now()`). */
  readonly heardAt = new Map<number, number>();
  /** When the running question ends by the server's clock; null: none runs. */
  deadline: number | null = null;
  /** Questions that he thinks about or whose answer is under way. */
  readonly busyWith = new Set<number>();
  /** The server knows nothing of the room, or nothing of him in it. */
  isLost = false;
  readonly #given = new Map<number, GivenAnswer>();
  readonly #violations: Violations;
  readonly #who: string;
  /** The store may take back what it told: then also an older view is believed. */
  readonly #isUncertain: boolean;

  constructor(roomId: string, who: string, violations: Violations, isUncertain: boolean) {
    this.roomId = roomId;
    this.#who = `${who} in ${roomId}`;
    this.#violations = violations;
    this.#isUncertain = isUncertain;
    this.mirror = this.#emptyMirror();
  }

  /** Nothing more will happen in it. */
  get isOver(): boolean {
    return this.isLost || ['settled', 'void', 'deleted'].includes(this.mirror.phase);
  }

  /** What he answers to a question, under which command id: the same in each try. */
  answerTo(question: number): GivenAnswer {
    const answer = letters[Math.floor(Math.random() * letters.length)] ?? 'a';
    const given = this.#given.get(question) ?? { cid: randomUUID(), answer };
    this.#given.set(question, given);
    return given;
  }

  see(view: unknown): void {
    const parsed = battleView.safeParse(view);
    if (parsed.success && this.#isUncertain && parsed.data.version < this.mirror.version) {
      this.mirror = this.#emptyMirror();
      this.taken.clear();
    }
    this.mirror.see(view);
    if (!parsed.success || parsed.data.version < this.mirror.version) return;
    this.view = parsed.data;
    this.deadline = parsed.data.question?.deadline ?? null;
    if (parsed.data.settlement !== null) this.#settle(parsed.data.settlement);
  }

  /** One message; whether something was missed before it. */
  hear(message: unknown): boolean {
    const { gap, events } = this.mirror.hear(message);
    for (const event of events) {
      if (event.type === 'questionAsked') this.deadline = event.question.deadline;
      else if (event.type === 'timeExtended') this.deadline = event.deadline;
      else if (event.type === 'questionClosed') this.deadline = null;
      else if (event.type === 'settled') this.#settle({ coins: event.coins, ratings: event.ratings });
    }
    return gap;
  }

  #emptyMirror(): BattleMirror {
    return new BattleMirror(this.#violations, this.#who, () => this.#isUncertain);
  }

  #settle(settlement: BattleSettlement): void {
    const before = this.settlement;
    const isSame = before === null || sameJson(JSON.stringify(before), JSON.stringify(settlement));
    this.#violations.check(isSame, 'I3', () => `${this.#who} was told two settlements`);
    this.settlement = settlement;
  }
}
