import type {
  BattleAck,
  BattleCommandInput,
  BattleCommandName,
} from '@quiz-arena/contract/battle/battle-commands';
import { battleCommands, battleRefusal } from '@quiz-arena/contract/battle/battle-commands';
import type { AnswerLetter } from '@quiz-arena/contract/battle/battle-values';
import type { RoomId, TicketId } from '@quiz-arena/contract/ids';
import type { ConnectionId } from '../core/node-id.ts';
import type { PlayerProfile } from '../ports/player-directory.ts';
import { BattleMirror } from './battle-mirror.ts';
import type { Chance } from './simulated-chance.ts';
import type { Faults } from './simulated-faults.ts';
import type { SimulatedNode, SimulatedSocket } from './simulated-node.ts';
import type { SimulatedTime } from './simulated-time.ts';
import type { Violations } from './violations.ts';

/** What a simulated player lives in. */
export interface PlayerWorld {
  readonly time: SimulatedTime;
  readonly chance: Chance;
  readonly violations: Violations;
  readonly faults: () => Faults;
  /** A node that takes connections now. */
  node(): SimulatedNode;
}

const ACK_MS = 3_000;
/** A search that should be over for so long is over, whatever the player was not told. */
const MISSED_MS = 5_000;
const letters: readonly AnswerLetter[] = ['a', 'b', 'c', 'd'];

/** A person with a browser: searches, plays, answers, loses the link, comes back, leaves, sends nonsense. */
export class SimulatedPlayer {
  readonly profile: PlayerProfile;
  readonly mirrors = new Map<RoomId, BattleMirror>();
  battlesLeft: number;
  #socket: SimulatedSocket | null = null;
  #node: SimulatedNode | null = null;
  #ticket: TicketId | null = null;
  #roomId: RoomId | null = null;
  #searchEndsAt = 0;
  #cids = 0;
  #sockets = 0;
  readonly #latencyMs: number;
  readonly #world: PlayerWorld;

  constructor(profile: PlayerProfile, battles: number, world: PlayerWorld) {
    this.profile = profile;
    this.battlesLeft = battles;
    this.#world = world;
    this.#latencyMs = world.chance.between(2, 120);
  }

  get isDone(): boolean {
    return this.battlesLeft <= 0;
  }

  /** Opens a socket; the former one of this player, if any, is replaced. */
  connect(): void {
    const node = this.#world.node();
    const connectionId = `${this.profile.userId}-${this.#sockets++}` as ConnectionId;
    const socket: SimulatedSocket = {
      connection: { nodeId: node.nodeId, connectionId },
      player: this.profile,
      deliver: (name, body) => {
        const { chance, faults } = this.#world;
        if (name !== 'battle' || !chance.hits(faults().noticeLost)) {
          this.#later(this.#latencyMs, socket, () => this.#hear(name, body));
        }
      },
      closed: () => {
        if (this.#socket === socket) {
          this.#socket = null;
          this.#world.time.after(this.#world.chance.between(200, 3_000), () => this.#reconnect());
        }
      },
    };
    this.#socket = socket;
    this.#node = node;
    void node.connect(socket);
  }

  /** Looks after itself every few seconds, like a client that has not heard anything. */
  watch(): void {
    this.#world.time.after(this.#world.chance.between(4_000, 6_000), () => {
      if (this.isDone) {
        return;
      }
      if (this.#socket !== null) {
        void (this.#roomId === null ? this.#searchAgain() : this.#sync(this.#roomId));
      }
      this.watch();
    });
  }

  #reconnect(): void {
    if (this.#socket === null && !this.isDone) {
      this.connect();
    }
  }

  #later(ms: number, socket: SimulatedSocket | null, task: () => void): void {
    this.#world.time.after(ms, () => {
      if (this.#socket === socket && socket !== null) {
        task();
      }
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
    const ack = await this.#send('search', { category: '', languageId: '14', entryCoin: 5 });
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
    const ack = await this.#send('playBot', { category: '', languageId: '14', level });
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
      await this.#send('cancelSearch', { ticket });
    }
  }

  async #attach(roomId: RoomId): Promise<void> {
    this.#roomId = roomId;
    this.#see(roomId, await this.#send('attach', { roomId }));
  }

  async #sync(roomId: RoomId): Promise<void> {
    const ack = await this.#send('attach', { roomId });
    this.#see(roomId, ack ?? (await this.#send('sync', { roomId })));
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
    this.#later(this.#world.chance.between(200, 2_000), this.#socket, () => void this.#searchAgain());
  }

  #play(roomId: RoomId, question: number): void {
    const { chance, faults } = this.#world;
    const now = faults();
    if (chance.hits(0.95)) {
      this.#later(this.#latencyMs, this.#socket, () => void this.#send('received', { roomId, question }));
    }
    if (chance.hits(now.drop)) {
      this.#later(chance.between(0, 4_000), this.#socket, () => this.#drop());
    }
    if (chance.hits(now.secondTab)) {
      this.#later(chance.between(0, 3_000), this.#socket, () => this.connect());
    }
    if (chance.hits(now.leave)) {
      this.#later(chance.between(0, 3_000), this.#socket, () => void this.#send('leave', { roomId }));
    }
    if (chance.hits(0.1)) {
      void this.#send('say', { roomId, text: 'text1' });
    }
    if (chance.hits(0.97)) {
      const thinkMs = chance.between(300, 5_000);
      this.#later(thinkMs, this.#socket, () => void this.#answer(roomId, question));
    }
  }

  async #answer(roomId: RoomId, question: number): Promise<void> {
    const { chance, faults, violations } = this.#world;
    const answer = chance.pick(letters) ?? 'a';
    const cid = `c${this.#cids++}`;
    const first = this.#send('answer', { roomId, question, answer, cid });
    const isMisuse = chance.hits(faults().misuse);
    if (isMisuse) {
      const other = chance.pick(letters) ?? 'a';
      void this.#send('answer', { roomId, question: chance.between(0, 10), answer: other });
    }
    const ack = await first;
    if (ack === null || (!ack.ok && ack.code === 'BUSY')) {
      const again = await this.#send('answer', { roomId, question, answer, cid });
      const isKnown = isMisuse || again === null || again.ok || again.code !== 'ALREADY_ANSWERED';
      violations.check(isKnown, 'B6', () => `a repeat of ${cid} in ${roomId} was taken for another answer`);
    }
  }

  #drop(): void {
    const { chance, time } = this.#world;
    const socket = this.#socket;
    const node = this.#node;
    if (socket === null || node === null) {
      return;
    }
    this.#socket = null;
    const cause = chance.hits(0.5) ? 'closed' : 'lost';
    time.after(chance.between(0, 500), () => node.disconnect(socket, cause));
    time.after(chance.between(100, 25_000), () => this.#reconnect());
  }

  /** Sends a command; null when the link was lost before the ack came. */
  async #send<Name extends BattleCommandName>(
    name: Name,
    payload: Omit<BattleCommandInput<Name>, 'cid'> & { cid?: string },
  ): Promise<BattleAck<Name> | null> {
    const { time, violations } = this.#world;
    const socket = this.#socket;
    const node = this.#node;
    if (socket === null || node === null) {
      return null;
    }
    await time.delay(this.#latencyMs);
    const sentAt = time.now();
    const input = { cid: `c${this.#cids++}`, ...payload } as unknown as BattleCommandInput<Name>;
    const lost = time.delay(ACK_MS + 2_000).then(() => null);
    const ack = await Promise.race([node.handle(socket, name, input, 2 * this.#latencyMs), lost]);
    if (ack === null) {
      violations.check(node.isDead, 'I18', () => `${name} of ${this.profile.userId} was never acked`);
      return null;
    }
    const tookMs = time.now() - sentAt;
    violations.check(tookMs <= ACK_MS, 'I18', () => `${name} was acked after ${tookMs} ms`);
    const isKnown =
      battleCommands[name].answer.safeParse(ack).success || battleRefusal.safeParse(ack).success;
    violations.check(isKnown, 'I18', () => `${name} was acked with ${JSON.stringify(ack)}`);
    await time.delay(this.#latencyMs);
    return this.#socket === socket ? ack : null;
  }
}
