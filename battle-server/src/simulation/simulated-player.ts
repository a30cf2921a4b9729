import type { BattleAck } from '@quiz-arena/contract/battle/battle-commands';
import type { RoomId, TicketId } from '@quiz-arena/contract/ids';
import type { PlayerProfile } from '../ports/player-directory.ts';
import { BattleMirror } from './battle-mirror.ts';
import { type AckedAnswer, QuestionPlay } from './question-play.ts';
import { actInLobby } from './simulated-host.ts';
import { type PlayerWorld, SimulatedLink } from './simulated-link.ts';

/** A search that should be over for so long is over, whatever the player was not told. */
const MISSED_MS = 5_000;
/** How long a player stays at the result to play again. */
const REMATCH_MS = 8_000;
const anywhere = { category: '', languageId: '14' } as const;

/** A person with a browser: searches, opens and joins rooms, plays, loses the link, comes back, leaves, cheats. */
export class SimulatedPlayer {
  readonly profile: PlayerProfile;
  readonly mirrors = new Map<RoomId, BattleMirror>();
  battlesLeft: number;
  #ticket: TicketId | null = null;
  #roomId: RoomId | null = null;
  /** The room whose result he looks at, to play again. */
  #resultOf: RoomId | null = null;
  #searchEndsAt = 0;
  /** Known to be short of coins: he plays where nothing is at stake. */
  #isPoor = false;
  readonly #questions: QuestionPlay;
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
    this.#questions = new QuestionPlay(profile.userId, this.#link, world);
  }

  get isDone(): boolean {
    return this.battlesLeft <= 0;
  }

  /** Answers that were acked. */
  get acked(): readonly AckedAnswer[] {
    return this.#questions.acked;
  }

  get latencyMs(): number {
    return this.#link.latencyMs;
  }

  connect(): void {
    this.#link.connect();
  }

  /** Goes home: whatever runs, runs without him. */
  retire(): void {
    this.battlesLeft = 0;
    this.#link.drop();
  }

  /** Looks after itself every few seconds, like a client that has not heard anything. */
  watch(): void {
    this.#world.time.after(this.#world.chance.between(7_000, 11_000), () => {
      if (this.isDone) {
        return;
      }
      if (this.#link.isOpen) {
        void (this.#roomId === null ? this.#next() : this.#sync(this.#roomId));
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
      void (this.#roomId === null ? this.#next() : this.#sync(this.#roomId));
    } else if (ticket !== undefined && ticket === this.#ticket) {
      this.#ticket = null;
      void this.#playBot();
    }
  }

  /** Finds something to play, unless a search runs or a rematch is hoped for. */
  async #next(): Promise<void> {
    const isOverdue = this.#world.time.now() > this.#searchEndsAt + MISSED_MS;
    if (this.isDone || this.#resultOf !== null || (this.#ticket !== null && !isOverdue)) {
      return;
    }
    this.#ticket = null;
    const { chance, board } = this.#world;
    const code = board.pick(chance);
    if (chance.hits(this.#isPoor ? 0.5 : 0.05)) {
      await this.#playBot();
    } else if (chance.hits(0.12)) {
      await this.#createRoom();
    } else if (code !== undefined && chance.hits(0.4)) {
      await this.#joinRoom(chance.hits(0.02) ? '000000' : code);
    } else {
      await this.#search();
    }
  }

  async #search(): Promise<void> {
    const ack = await this.#link.send('search', { ...anywhere, entryCoin: 5 });
    if (ack?.ok) {
      this.#ticket ??= ack.ticket;
      this.#searchEndsAt = ack.expiresAt;
    } else {
      await this.#goBack(ack);
    }
  }

  /** Plays against the bot: nobody was found, or just so. */
  async #playBot(): Promise<void> {
    const level = this.#world.chance.pick(['easy', 'medium', 'hard'] as const) ?? 'easy';
    this.#enter(await this.#link.send('playBot', { ...anywhere, level }));
  }

  async #createRoom(): Promise<void> {
    const { chance, board } = this.#world;
    const kind = chance.pick(['friend', 'group'] as const) ?? 'group';
    const entryCoin = kind === 'friend' && (this.#isPoor || chance.hits(0.2)) ? 0 : 5;
    const ack = await this.#link.send('createRoom', { ...anywhere, kind, entryCoin, questions: 5 });
    this.#enter(ack);
    if (ack?.ok) board.put(ack.roomCode);
    else await this.#goBack(ack);
  }

  async #joinRoom(roomCode: string): Promise<void> {
    const ack = await this.#link.send('joinRoom', { roomCode });
    this.#enter(ack);
    if (ack?.ok === false && (ack.code === 'ROOM_NOT_FOUND' || ack.code === 'ROOM_STARTED')) {
      this.#world.board.take(roomCode);
    }
    await this.#goBack(ack);
  }

  #enter(ack: BattleAck<'playBot'> | BattleAck<'createRoom'> | BattleAck<'joinRoom'> | null): void {
    if (ack?.ok) {
      this.#ticket = null;
      this.#roomId = ack.roomId;
      this.#see(ack.roomId, ack);
    }
  }

  async #goBack(
    ack: { ok: boolean; code?: string; roomId?: unknown; ticket?: unknown } | null,
  ): Promise<void> {
    if (ack?.code === 'NOT_ENOUGH_COINS') {
      this.#isPoor = true;
    }
    if (ack?.code === 'ALREADY_IN_BATTLE' && ack.roomId !== undefined) {
      await this.#attach(ack.roomId as RoomId);
    } else if (ack?.code === 'ALREADY_IN_BATTLE') {
      await this.#link.send('cancelSearch', { ticket: ack.ticket as TicketId });
    }
  }

  async #attach(roomId: RoomId): Promise<void> {
    this.#roomId = roomId;
    this.#resultOf = null;
    this.#see(roomId, await this.#link.send('attach', { roomId }));
  }

  async #sync(roomId: RoomId): Promise<void> {
    const ack = await this.#link.send('attach', { roomId });
    this.#see(roomId, ack ?? (await this.#link.send('sync', { roomId })));
    const mirror = this.#mirror(roomId);
    if (this.#roomId === roomId && mirror.phase === 'lobby') {
      const who = { userId: this.profile.userId, link: this.#link, chance: this.#world.chance };
      actInLobby(who, roomId, mirror);
    }
  }

  #mirror(roomId: RoomId): BattleMirror {
    const known = this.mirrors.get(roomId);
    if (known !== undefined) {
      return known;
    }
    const { violations, rolledBackAt } = this.#world;
    const isUncertain = () => rolledBackAt(roomId) !== null;
    const mirror = new BattleMirror(violations, `${this.profile.userId} in ${roomId}`, isUncertain);
    this.mirrors.set(roomId, mirror);
    return mirror;
  }

  #see(roomId: RoomId, ack: BattleAck<'attach'> | BattleAck<'playBot'> | null): void {
    if (ack === null) {
      return;
    }
    if (!ack.ok) {
      if (ack.code === 'ROOM_NOT_FOUND' || ack.code === 'NOT_IN_ROOM' || ack.code === 'KICKED') {
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
      } else if (event.type === 'startRefused' && event.userIds.includes(this.profile.userId)) {
        this.#isPoor ||= event.reason === 'notEnoughCoins';
      } else if (event.type === 'playerLeft' && event.userId === this.profile.userId) {
        this.#finish(roomId);
      } else if (event.type === 'rematchReady' && this.#resultOf === roomId) {
        void this.#attach(event.roomId);
      } else if (event.type === 'settled') {
        this.#wishRematch(roomId);
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
    const { chance } = this.#world;
    this.#roomId = null;
    const hasPlayed = this.mirrors.get(roomId)?.result != null;
    this.battlesLeft -= hasPlayed ? 1 : 0;
    // Whether a room's players like each other is the room's own chance, so that they agree often enough.
    if (hasPlayed && roomId.charCodeAt(5) % 4 === 0 && chance.hits(0.9)) {
      this.#resultOf = roomId;
      this.#wishRematch(roomId);
      this.#world.time.after(REMATCH_MS, () => {
        this.#resultOf = this.#resultOf === roomId ? null : this.#resultOf;
      });
    } else {
      this.#link.later(chance.between(200, 2_000), () => void this.#next());
    }
  }

  #wishRematch(roomId: RoomId): void {
    if (this.#resultOf === roomId && this.#mirror(roomId).phase === 'settled') {
      void this.#link.send('rematch', { roomId, accept: true });
    }
  }

  #play(roomId: RoomId, question: number): void {
    this.#questions.play(roomId, question);
  }
}
