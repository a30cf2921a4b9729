import type {
  BattleAck,
  BattleCommandInput,
  BattleCommandName,
} from '@quiz-arena/contract/battle/battle-commands';
import { battleCommands, battleRefusal } from '@quiz-arena/contract/battle/battle-commands';
import type { RoomId, UserId } from '@quiz-arena/contract/ids';
import type { ConnectionId } from '../core/node-id.ts';
import type { PlayerProfile } from '../ports/player-directory.ts';
import type { NoticeBoard } from './notice-board.ts';
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
  readonly board: NoticeBoard;
  /** The live room that a player is in and has not left, as the store has it. */
  placeOf(userId: UserId): RoomId | null;
  /** When a room was last rolled back, null: never. */
  rolledBackAt(roomId: RoomId): number | null;
  /** A node that takes connections now. */
  node(): SimulatedNode;
}

const ACK_MS = 3_000;

/** A player's line to the nodes: with delay, broken now and then, opened again while it is wanted. */
export class SimulatedLink {
  readonly latencyMs: number;
  #socket: SimulatedSocket | null = null;
  #node: SimulatedNode | null = null;
  #sockets = 0;
  #cids = 0;
  readonly #profile: PlayerProfile;
  readonly #world: PlayerWorld;
  readonly #hear: (name: string, body: unknown) => void;
  readonly #isWanted: () => boolean;

  constructor(
    profile: PlayerProfile,
    world: PlayerWorld,
    hear: (name: string, body: unknown) => void,
    isWanted: () => boolean,
  ) {
    this.#profile = profile;
    this.#world = world;
    this.#hear = hear;
    this.#isWanted = isWanted;
    this.latencyMs = world.chance.between(2, 120);
  }

  get isOpen(): boolean {
    return this.#socket !== null;
  }

  /** Opens a socket; the former one of this player, if any, is replaced. */
  connect(): void {
    const node = this.#world.node();
    const connectionId = `${this.#profile.userId}-${this.#sockets++}` as ConnectionId;
    const socket: SimulatedSocket = {
      connection: { nodeId: node.nodeId, connectionId },
      player: this.#profile,
      deliver: (name, body) => {
        const { chance, faults } = this.#world;
        if (name !== 'battle' || !chance.hits(faults().noticeLost)) {
          this.#on(socket, this.latencyMs, () => this.#hear(name, body));
        }
      },
      closed: () => {
        if (this.#socket === socket) {
          this.#socket = null;
          this.#reconnectAfter(this.#world.chance.between(200, 3_000));
        }
      },
    };
    this.#socket = socket;
    this.#node = node;
    void node.connect(socket);
  }

  /** Loses the link, and finds it again after a while. */
  drop(): void {
    const { chance, time } = this.#world;
    const socket = this.#socket;
    const node = this.#node;
    if (socket === null || node === null) {
      return;
    }
    this.#socket = null;
    const cause = chance.hits(0.5) ? 'closed' : 'lost';
    time.after(chance.between(0, 500), () => node.disconnect(socket, cause));
    this.#reconnectAfter(chance.between(100, 25_000));
  }

  /** Does something after `ms`, if the socket of now is still there. */
  later(ms: number, task: () => void): void {
    this.#on(this.#socket, ms, task);
  }

  /** A command id that was not used before. */
  cid(): string {
    return `c${this.#cids++}`;
  }

  /** Sends a command; null when the link was lost before the ack came. */
  async send<Name extends BattleCommandName>(
    name: Name,
    payload: Omit<BattleCommandInput<Name>, 'cid'> & { cid?: string },
  ): Promise<BattleAck<Name> | null> {
    const { time, violations } = this.#world;
    const socket = this.#socket;
    const node = this.#node;
    if (socket === null || node === null) {
      return null;
    }
    await time.delay(this.latencyMs);
    const sentAt = time.now();
    const input = { cid: this.cid(), ...payload };
    const lost = time.delay(ACK_MS + 2_000).then(() => null);
    const ack = await Promise.race([node.handle(socket, name, input, 2 * this.latencyMs), lost]);
    if (ack === null) {
      violations.check(node.isDead, 'I18', () => `${name} of ${this.#profile.userId} was never acked`);
      return null;
    }
    const tookMs = time.now() - sentAt;
    violations.check(tookMs <= ACK_MS, 'I18', () => `${name} was acked after ${tookMs} ms`);
    // A view is held against the contract by the mirror that it goes to.
    const schema = ack.ok ? battleCommands[name].answer : battleRefusal;
    const isKnown = 'view' in ack || schema.safeParse(ack).success;
    violations.check(isKnown, 'I18', () => `${name} was acked with ${JSON.stringify(ack)}`);
    await time.delay(this.latencyMs);
    return this.#socket === socket ? ack : null;
  }

  #reconnectAfter(ms: number): void {
    this.#world.time.after(ms, () => {
      if (this.#socket === null && this.#isWanted()) {
        this.connect();
      }
    });
  }

  #on(socket: SimulatedSocket | null, ms: number, task: () => void): void {
    this.#world.time.after(ms, () => {
      if (socket !== null && this.#socket === socket) {
        task();
      }
    });
  }
}
