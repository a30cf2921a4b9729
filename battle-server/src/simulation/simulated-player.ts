import type { BattleAck } from '@quiz-arena/contract/battle/battle-commands';
import type { AnswerLetter } from '@quiz-arena/contract/battle/battle-values';
import type { RoomId, TicketId } from '@quiz-arena/contract/ids';
import type { PlayerProfile } from '../ports/player-directory.ts';
import { BattleMirror } from './battle-mirror.ts';
import { type PlayerWorld, SimulatedLink } from './simulated-link.ts';

/** A search that should be over for so long is over, whatever the player was not told. */
const MISSED_MS = 5_000;
const letters: readonly AnswerLetter[] = ['a', 'b', 'c', 'd'];

/** A person with a browser: searches, plays, answers, loses the link, comes back, leaves, sends nonsense. */
export class SimulatedPlayer {
  readonly profile: PlayerProfile;
  readonly mirrors = new Map<RoomId, BattleMirror>();
  battlesLeft: number;
  #ticket: TicketId | null = null;
  #roomId: RoomId | null = null;
  #searchEndsAt = 0;
  readonly #link: SimulatedLink;
  readonly #world: PlayerWorld;

  constructor(profile: PlayerProfile, battles: number, world: PlayerWorld) {
    this.profile = profile;
    this.battlesLeft = battles;
    this.#world = world;
    this.#link = new SimulatedLink(
      profile,
      world,
      (name, body) => this.#hear(name, body),
      () => !this.isDone,
    );
  }

  get isDone(): boolean {
    return this.battlesLeft <= 0;
  }

  connect(): void {
    this.#link.connect();
  }

  /** Looks after itself every few seconds, like a client that has not heard anything. */
  watch(): void {
    this.#world.time.after(this.#world.chance.between(4_000, 6_000), () => {
      if (this.isDone) {
        return;
      }
      if (this.#link.isOpen) {
        void (this.#roomId === null ? this.#searchAgain() : this.#sync(this.#roomId));
      }
      this.watch();
    });
  }

  #hear(name: string, body: unknown): void {
    const { ticket, roomId } = (body ?? {}) as { ticket?: TicketId; roomId?: RoomId };
    if (name === 'battle' && roomId !== undefined) {
      this.#hearBattle(roomId, body);
    } else if (roomId !== undefined) {
      this.#ticket = null;
      void this.#attach(roomId);
    } else if (name === 'seat') {
      this.#ticket = ticket ?? null;
      void (this.#roomId === null ? this.#searchAgain() : this.#sync(this.#roomId));
    } else if (ticket !== undefined && ticket === this.#ticket) {
      this.#ticket = null;
      void this.#playBot();
    }
  }

  async #searchAgain(): Promise<void> {
    const isOverdue = this.#world.time.now() > this.#searchEndsAt + MISSED_MS;
    if (this.isDone || (this.#ticket !== null && !isOverdue)) {
      return;
    }
    this.#ticket = null;
    if (this.#world.chance.hits(0.05)) {
      await this.#playBot();
      return;
    }
    const ack = await this.#link.send('search', { category: '', languageId: '14', entryCoin: 5 });
    if (ack === null) {
      return;
    }
    if (ack.ok) {
      this.#ticket ??= ack.ticket;
      this.#searchEndsAt = ack.expiresAt;
    } else if (ack.code === 'ALREADY_IN_BATTLE') {
      await this.#goBack(ack.roomId, ack.ticket);
    }
  }

  /** Plays against the bot: nobody was found, or just so. */
  async #playBot(): Promise<void> {
    const level = this.#world.chance.pick(['easy', 'medium', 'hard'] as const) ?? 'easy';
    const ack = await this.#link.send('playBot', { category: '', languageId: '14', level });
    if (ack?.ok) {
      this.#ticket = null;
      this.#roomId = ack.roomId;
      this.#see(ack.roomId, ack);
    }
  }

  async #goBack(roomId: RoomId | undefined, ticket: TicketId | undefined): Promise<void> {
    if (roomId !== undefined) {
      await this.#attach(roomId);
    } else if (ticket !== undefined) {
      await this.#link.send('cancelSearch', { ticket });
    }
  }

  async #attach(roomId: RoomId): Promise<void> {
    this.#roomId = roomId;
    this.#see(roomId, await this.#link.send('attach', { roomId }));
  }

  async #sync(roomId: RoomId): Promise<void> {
    const ack = await this.#link.send('attach', { roomId });
    this.#see(roomId, ack ?? (await this.#link.send('sync', { roomId })));
  }

  #mirror(roomId: RoomId): BattleMirror {
    const known = this.mirrors.get(roomId);
    const mirror = known ?? new BattleMirror(this.#world.violations, `${this.profile.userId} in ${roomId}`);
    this.mirrors.set(roomId, mirror);
    return mirror;
  }

  #see(roomId: RoomId, ack: BattleAck<'attach'> | BattleAck<'playBot'> | null): void {
    if (ack === null) {
      return;
    }
    if (!ack.ok) {
      if (ack.code === 'ROOM_NOT_FOUND' || ack.code === 'NOT_IN_ROOM') {
        this.#finish(roomId);
      }
      return;
    }
    const mirror = this.#mirror(roomId);
    const before = mirror.running;
    mirror.see(ack.view);
    if (mirror.running !== null && mirror.running !== before) {
      this.#play(roomId, mirror.running);
    }
    this.#finishIfEnded(roomId);
  }

  #hearBattle(roomId: RoomId, body: unknown): void {
    const mirror = this.#mirror(roomId);
    const { gap, events } = mirror.hear(body);
    if (gap) {
      void this.#sync(roomId);
    }
    for (const event of events) {
      if (event.type === 'questionAsked') {
        this.#play(roomId, event.question.index);
      }
    }
    this.#finishIfEnded(roomId);
  }

  #finishIfEnded(roomId: RoomId): void {
    if (this.#mirror(roomId).isEnded) {
      this.#finish(roomId);
    }
  }

  #finish(roomId: RoomId): void {
    if (this.#roomId !== roomId) {
      return;
    }
    this.#roomId = null;
    const hasPlayed = this.mirrors.get(roomId)?.result != null;
    this.battlesLeft -= hasPlayed ? 1 : 0;
    this.#link.later(this.#world.chance.between(200, 2_000), () => void this.#searchAgain());
  }

  #play(roomId: RoomId, question: number): void {
    const { chance, faults } = this.#world;
    const now = faults();
    if (chance.hits(0.95)) {
      this.#link.later(this.#link.latencyMs, () => void this.#link.send('received', { roomId, question }));
    }
    if (chance.hits(now.drop)) {
      this.#link.later(chance.between(0, 4_000), () => this.#link.drop());
    }
    if (chance.hits(now.secondTab)) {
      this.#link.later(chance.between(0, 3_000), () => this.connect());
    }
    if (chance.hits(now.leave)) {
      this.#link.later(chance.between(0, 3_000), () => void this.#link.send('leave', { roomId }));
    }
    if (chance.hits(0.1)) {
      void this.#link.send('say', { roomId, text: 'text1' });
    }
    if (chance.hits(0.97)) {
      const thinkMs = chance.between(300, 5_000);
      this.#link.later(thinkMs, () => void this.#answer(roomId, question));
    }
  }

  async #answer(roomId: RoomId, question: number): Promise<void> {
    const { chance, faults, violations } = this.#world;
    const answer = chance.pick(letters) ?? 'a';
    const cid = this.#link.cid();
    const first = this.#link.send('answer', { roomId, question, answer, cid });
    const isMisuse = chance.hits(faults().misuse);
    if (isMisuse) {
      const other = chance.pick(letters) ?? 'a';
      void this.#link.send('answer', { roomId, question: chance.between(0, 10), answer: other });
    }
    const ack = await first;
    if (ack === null || (!ack.ok && ack.code === 'BUSY')) {
      const again = await this.#link.send('answer', { roomId, question, answer, cid });
      const isKnown = isMisuse || again === null || again.ok || again.code !== 'ALREADY_ANSWERED';
      violations.check(isKnown, 'B6', () => `a repeat of ${cid} in ${roomId} was taken for another answer`);
    }
  }
}
