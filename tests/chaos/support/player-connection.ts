import { randomUUID } from 'node:crypto';
import { BATTLE_PROTOCOL } from '@quiz-arena/contract/battle/battle-values';
import type { PlayerLink } from '../../load/driver/player-link.ts';
import { openSocketIoLink } from '../../load/driver/socket-io-link.ts';

/** Any ack: a success with what it carries, or a refusal with its code. */
export type Ack = Readonly<Record<string, unknown>> & { readonly ok: boolean; readonly code?: string };

export interface ConnectionEvents {
  /** Where to connect to now. */
  pickUrl(): string;
  onConnect(): void;
  onMessage(name: string, body: unknown): void;
  /** The link went, whoever ended it; it is opened again by itself. Not told of attempts that fail. */
  onLoss(): void;
  /** An ack came after so many milliseconds; null: none did, although the link was there. */
  onAck(tookMs: number | null): void;
}

/** No ack within it: the server is taken for dead and the link given up, as the web client does. */
const ACK_PATIENCE_MS = 4_500;
/** A handshake that takes longer is given up. */
const CONNECT_PATIENCE_MS = 3_000;
/** A lost link is opened again after so long, at random: as Socket.IO's clients do. */
const RECONNECT = { earliestMs: 300, latestMs: 1_800 };

/** A player's link to any node, which comes back by itself until it is closed. */
export class PlayerConnection {
  readonly #token: string;
  readonly #events: ConnectionEvents;
  #link: PlayerLink | null = null;
  #isUp = false;
  #isClosed = false;
  readonly #waiting = new Set<() => void>();

  constructor(token: string, events: ConnectionEvents) {
    this.#token = token;
    this.#events = events;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  open(): void {
    if (this.#isClosed) return;
    const timer = setTimeout(() => link.cut(), CONNECT_PATIENCE_MS);
    const auth = { token: this.#token, protocol: BATTLE_PROTOCOL };
    const link = openSocketIoLink(this.#events.pickUrl(), auth, {
      onConnect: () => {
        clearTimeout(timer);
        this.#isUp = true;
        this.#events.onConnect();
      },
      onRefused: () => undefined,
      onMessage: (name, body) => this.#events.onMessage(name, body),
      onClose: () => {
        clearTimeout(timer);
        this.#lose();
      },
    });
    this.#link = link;
  }

  tell(name: string, payload: object): void {
    if (this.#isUp) this.#link?.tell(name, { cid: randomUUID(), ...payload });
  }

  /** Sends a command; null when no ack came of it. `cid`: the same as before for a repeat. */
  ask(name: string, payload: object, cid: string = randomUUID()): Promise<Ack | null> {
    const link = this.#link;
    if (!this.#isUp || link === null) return Promise.resolve(null);
    const sentAt = performance.now();
    return new Promise((resolve) => {
      const give = (ack: Ack | null) => {
        clearTimeout(timer);
        this.#waiting.delete(giveUp);
        resolve(ack);
      };
      const giveUp = () => give(null);
      const timer = setTimeout(() => {
        this.#events.onAck(null);
        giveUp();
        link.cut();
      }, ACK_PATIENCE_MS);
      this.#waiting.add(giveUp);
      link.ask(name, { cid, ...payload }, (ack) => {
        this.#events.onAck(performance.now() - sentAt);
        give(ack as Ack);
      });
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#link?.close();
  }

  #lose(): void {
    const wasUp = this.#isUp;
    this.#isUp = false;
    for (const giveUp of [...this.#waiting]) giveUp();
    if (this.#isClosed) return;
    if (wasUp) this.#events.onLoss();
    const { earliestMs, latestMs } = RECONNECT;
    setTimeout(() => this.open(), earliestMs + Math.random() * (latestMs - earliestMs));
  }
}
