import type { BattleAck } from '@quiz-arena/contract/battle/battle-commands';
import type { AnswerLetter } from '@quiz-arena/contract/battle/battle-values';
import type { RoomId, UserId } from '@quiz-arena/contract/ids';
import type { PlayerWorld, SimulatedLink } from './simulated-link.ts';

const letters: readonly AnswerLetter[] = ['a', 'b', 'c', 'd'];

/** An answer that was acked: it stands [B6]. */
export interface AckedAnswer {
  readonly roomId: RoomId;
  readonly question: number;
  readonly letter: AnswerLetter;
  readonly sentAt: number;
}

/** What a person does with each question: confirms and answers it, or loses the link, opens a second tab, leaves, cheats. */
export class QuestionPlay {
  readonly acked: AckedAnswer[] = [];
  /** Questions that were answered, by room and index: seen again (a second tab), they are answered again. */
  readonly #answered = new Set<string>();
  readonly #userId: UserId;
  readonly #link: SimulatedLink;
  readonly #world: PlayerWorld;
  /** Waits with `received` to gain time. */
  readonly #isSly: boolean;

  constructor(userId: UserId, link: SimulatedLink, world: PlayerWorld) {
    this.#userId = userId;
    this.#link = link;
    this.#world = world;
    this.#isSly = world.chance.hits(world.faults().misuse);
  }

  play(roomId: RoomId, question: number): void {
    const { chance, faults } = this.#world;
    const now = faults();
    const link = this.#link;
    if (chance.hits(0.95)) {
      const lateMs = this.#isSly ? chance.between(250, 480) : 0;
      link.later(link.latencyMs + lateMs, () => void link.send('received', { roomId, question }));
    }
    if (chance.hits(now.drop)) {
      link.later(chance.between(0, 4_000), () => link.drop());
    }
    if (chance.hits(now.secondTab)) {
      link.later(chance.between(0, 3_000), () => link.connect());
    }
    if (chance.hits(now.leave)) {
      link.later(chance.between(0, 3_000), () => void link.send('leave', { roomId }));
    }
    if (chance.hits(now.misuse * 0.2)) {
      link.later(chance.between(0, 1_000), () => void this.#cheatSeat());
    }
    if (chance.hits(0.05)) {
      void link.send('say', { roomId, text: 'text1' });
    }
    if (chance.hits(0.97)) {
      const isLate = chance.hits(now.misuse * 0.1);
      const thinkMs = isLate ? chance.between(29_700, 31_200) : chance.between(300, 5_000);
      link.later(thinkMs, () => void this.#answer(roomId, question));
    }
  }

  /** Wants a second battle beside the one that he plays [B13] (I11). */
  async #cheatSeat(): Promise<void> {
    const { placeOf, violations } = this.#world;
    const before = placeOf(this.#userId);
    const ack = await this.#link.send('search', { category: '', languageId: '14', entryCoin: 5 });
    const isStillIn = before !== null && placeOf(this.#userId) === before;
    const isTaken = ack?.ok === true && isStillIn;
    violations.check(!isTaken, 'I11', () => `${this.#userId} searches while he plays in ${before}`);
    if (ack?.ok) {
      await this.#link.send('cancelSearch', { ticket: ack.ticket });
    }
  }

  async #answer(roomId: RoomId, question: number): Promise<void> {
    const { chance, faults, time } = this.#world;
    const answer = chance.pick(letters) ?? 'a';
    const cid = this.#link.cid();
    const sentAt = time.now();
    const first = this.#link.send('answer', { roomId, question, answer, cid });
    const isNonsense = chance.hits(faults().misuse);
    const isMisuse = isNonsense || this.#answered.has(`${roomId} ${question}`);
    this.#answered.add(`${roomId} ${question}`);
    if (isNonsense) {
      const other = chance.pick(letters) ?? 'a';
      void this.#link.send('answer', { roomId, question: chance.between(0, 10), answer: other });
    }
    let ack = await first;
    if (ack === null || (!ack.ok && ack.code === 'BUSY')) {
      ack = await this.#link.send('answer', { roomId, question, answer, cid });
      this.#checkRepeat(roomId, cid, isMisuse, ack);
    }
    if (ack?.ok) {
      this.acked.push({ roomId, question, letter: answer, sentAt });
    }
  }

  #checkRepeat(roomId: RoomId, cid: string, isMisuse: boolean, again: BattleAck<'answer'> | null): void {
    const isKnown = isMisuse || again === null || again.ok || again.code !== 'ALREADY_ANSWERED';
    const what = () => `a repeat of ${cid} in ${roomId} was taken for another answer`;
    this.#world.violations.check(isKnown, 'B6', what);
  }
}
