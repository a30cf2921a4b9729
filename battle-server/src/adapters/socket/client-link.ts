import { randomBytes } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { BattleServerMessage, BattleServerMessageName } from '@quiz-arena/contract/battle/battle-events';
import type { ConnectionId } from '../../core/node-id.ts';
import type { RequestOrigin } from './address-limit.ts';
import type { Beating } from './heartbeat.ts';
import { NAMESPACE, packetFrames } from './packet-frames.ts';
import { type ClientPacket, readPacket } from './read-packet.ts';
import { RoundTrip } from './round-trip.ts';
import type { TurnWriter } from './turn-writer.ts';

/** A client that sends a ping's answer, or anything else, at least so often lives; milliseconds. */
export const PING_EVERY_MS = 5_000;
/** A connection that has not entered by then is closed, milliseconds. */
const ENTER_WITHIN_MS = 10_000;
/** A reader so slow that this much waits for him is cut: far more than a battle sends in a minute. */
export const MOST_UNSENT_BYTES = 256 * 1_024;

/** Codes that a WebSocket is closed with on purpose: 1001 says that the page goes away (RFC 6455, 7.4.1). */
const farewells: ReadonlySet<number> = new Set([1_000, 1_001]);

/** What of the `ws` package's WebSocket is used. */
export interface WebSocketEnd {
  on(event: 'message', listener: (data: unknown, isBinary: boolean) => void): unknown;
  on(event: 'close', listener: (code: number) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  /** Begins the closing handshake, with what was written before it. */
  close(): void;
  terminate(): void;
}

/** How a client went: its page was closed, or its link was lost [B8]. */
export type LinkEnd = 'closed' | 'lost';

/** Why a client may not enter. */
export interface EntryRefusal {
  readonly message: string;
  readonly data: object;
}

/** Whether a client may enter; `entered` follows once he has been told so. */
export type Entry = { readonly refusal: EntryRefusal } | { entered(): void };

/** What all links of a node do with what their clients send. */
export interface LinkHost {
  /** Never rejects. */
  admit(link: ClientLink, origin: RequestOrigin, auth: unknown): Promise<Entry>;
  command(link: ClientLink, name: string, payload: unknown, ackId: number | null): void;
  /** Comes once for each link that had entered. */
  ended(link: ClientLink, end: LinkEnd): void;
  /** Comes once for every link. */
  gone(link: ClientLink): void;
  /** Milliseconds of a clock that does not step. */
  ticks(): number;
  /** For who has left and would enter again by the same connection. */
  readonly enteredBefore: EntryRefusal;
  readonly writer: TurnWriter;
}

/**
 * One client's connection: the server's side of Engine.IO 4 and Socket.IO 5 over a WebSocket, as far as battles need
 * them: text, one namespace, entered once. What no client has a reason to send ends it.
 */
export class ClientLink implements Beating {
  readonly id = randomBytes(15).toString('base64url') as ConnectionId;
  readonly #websocket: WebSocketEnd;
  readonly #stream: Writable;
  readonly #host: LinkHost;
  readonly #roundTrip = new RoundTrip();
  readonly #openedAt: number;
  /** Let go of when its client has entered. */
  #origin: RequestOrigin | null;
  #state: 'open' | 'entering' | 'in' | 'left' | 'closing' | 'gone' = 'open';
  #isUnheard = false;

  /** `stream` is the connection below `websocket`: whole frames are written to it. */
  constructor(websocket: WebSocketEnd, stream: Writable, origin: RequestOrigin, host: LinkHost) {
    this.#websocket = websocket;
    this.#stream = stream;
    this.#origin = origin;
    this.#host = host;
    this.#openedAt = host.ticks();
    websocket.on('message', (data, isBinary) => this.#hear(data, isBinary));
    websocket.on('close', (code) => this.#close(code));
    // 'close' follows and tells all there is to know.
    websocket.on('error', () => undefined);
  }

  /** The round trip as this node measures it, milliseconds; null before the first ping was answered. */
  get roundTripMs(): number | null {
    return this.#roundTrip.ms;
  }

  emit<Name extends BattleServerMessageName>(name: Name, message: BattleServerMessage<Name>): void {
    this.send(packetFrames.event(name, message));
  }

  /** Sends a whole frame. Nothing when the link is about to end. */
  send(frame: Buffer): void {
    if (this.#state === 'closing' || this.#state === 'gone') return;
    this.#host.writer.write(this.#stream, frame);
    if (this.#stream.writableLength > MOST_UNSENT_BYTES) this.#websocket.terminate();
  }

  /** Ends the player's stay: his client does not come back by itself. */
  disconnect(): void {
    this.send(packetFrames.disconnect);
    this.#leave('lost');
    this.close();
  }

  /** Closes the connection: its client connects again. */
  close(): void {
    if (this.#state === 'gone' || this.#state === 'closing') return;
    this.#leave('lost');
    this.#state = 'closing';
    this.#websocket.close();
  }

  /** Breaks the connection at once. */
  terminate(): void {
    this.#websocket.terminate();
  }

  beat(now: number, mayGiveUp: boolean): void {
    const isLate = this.#state !== 'in' && now - this.#openedAt >= ENTER_WITHIN_MS;
    if (mayGiveUp && (this.#isUnheard || isLate)) {
      this.#websocket.terminate();
      return;
    }
    this.#isUnheard = true;
    this.#roundTrip.pinged(now);
    this.send(packetFrames.ping);
  }

  #hear(data: unknown, isBinary: boolean): void {
    this.#isUnheard = false;
    const packet = isBinary || !Buffer.isBuffer(data) ? null : readPacket(data.toString());
    if (packet === null || !this.#take(packet)) this.#websocket.terminate();
  }

  /** Whether the packet is one that may come now. */
  #take(packet: ClientPacket): boolean {
    if (packet.kind === 'pong') {
      this.#roundTrip.ponged(this.#host.ticks());
      return true;
    }
    if (packet.kind === 'enter') return this.#enter(packet.namespace, packet.auth);
    if (this.#state === 'closing') return true;
    if (packet.namespace !== NAMESPACE || this.#state !== 'in') return false;
    if (packet.kind === 'leave') this.#leave('closed');
    else this.#host.command(this, packet.name, packet.payload, packet.ackId);
    return true;
  }

  #enter(namespace: string, auth: unknown): boolean {
    if (namespace !== NAMESPACE) {
      const message = `There is nothing here. Connect to ${NAMESPACE}.`;
      this.send(packetFrames.refused(namespace, { message }));
      return true;
    }
    if (this.#state === 'left') this.send(packetFrames.refused(NAMESPACE, this.#host.enteredBefore));
    if (this.#state !== 'open' || this.#origin === null) return this.#state === 'left';
    this.#state = 'entering';
    void this.#admit(this.#origin, auth);
    return true;
  }

  async #admit(origin: RequestOrigin, auth: unknown): Promise<void> {
    const entry = await this.#host.admit(this, origin, auth);
    if (this.#state !== 'entering') return;
    this.#origin = null;
    if ('refusal' in entry) {
      this.#state = 'left';
      this.send(packetFrames.refused(NAMESPACE, entry.refusal));
    } else {
      this.#state = 'in';
      this.send(packetFrames.entered(this.id));
      entry.entered();
    }
  }

  #leave(end: LinkEnd): void {
    if (this.#state !== 'in') return;
    this.#state = 'left';
    this.#host.ended(this, end);
  }

  #close(code: number): void {
    this.#leave(farewells.has(code) ? 'closed' : 'lost');
    this.#state = 'gone';
    this.#host.gone(this);
  }
}
