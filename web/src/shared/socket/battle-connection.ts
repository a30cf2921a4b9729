import type { BattleCode } from '@quiz-arena/contract/battle/battle-codes';
import { backOffMs } from './back-off.ts';
import type { BattleSocket, OpenBattleSocket, ServerMessage } from './battle-socket.ts';
import { type CommandSender, createCommandSender } from './command-sender.ts';
import { isPassing } from './refused-handshake.ts';
import { createServerClock, type ServerClock, steadyNow } from './server-clock.ts';

/** How the link is. */
export interface LinkState {
  readonly status:
    | 'closed'
    /** Before the first link of this connection. */
    | 'connecting'
    | 'online'
    /** It was online; new tries are running. */
    | 'lost'
    /** Another tab has taken over; only `reconnect` takes back. */
    | 'replaced'
    /** The server said no for good; `reconnect` asks again. */
    | 'refused';
  readonly code: BattleCode | null;
  /** When the link was lost, server's clock; null while it is there. */
  readonly lostAt: number | null;
  /** Milliseconds; null until measured. */
  readonly roundTripMs: number | null;
}

/** One live link to the battle server, kept up until it is closed. */
export interface BattleConnection extends Pick<CommandSender, 'sendCommand' | 'tell'> {
  /** The server's clock, epoch milliseconds. */
  now(): number;
  state(): LinkState;
  /** Follows `state`. @returns a function that stops following */
  follow(listener: () => void): () => void;
  /** Hears each message, and each time that the link is up again. @returns a function that stops hearing */
  hear(listener: ConnectionListener): () => void;
  open(): void;
  /** Connects again after `replaced` or `refused`: on the player's click only. */
  reconnect(): void;
  close(): void;
}

interface ConnectionListener {
  arrived(message: ServerMessage): void;
  /** The link is up, and commands that waited for it are on their way. */
  wentOnline(): void;
}

interface ConnectionOptions {
  openSocket: OpenBattleSocket;
  protocol: number;
  token: () => string | null;
  /** A handshake was refused for good. */
  onRefused: (code: BattleCode) => void;
}

const CLOCK_EVERY_MS = 15_000;
/** Clock samples taken one after the other on a new link. */
const FIRST_SAMPLES = 3;
const CLOSED: LinkState = { status: 'closed', code: null, lostAt: null, roundTripMs: null };

/** Builds the connection; nothing happens before `open`. */
export function createBattleConnection(options: ConnectionOptions): BattleConnection {
  return new Connection(options);
}

class Connection implements BattleConnection {
  readonly #options: ConnectionOptions;
  readonly #clock: ServerClock = createServerClock(steadyNow);
  readonly #followers = new Set<() => void>();
  readonly #listeners = new Set<ConnectionListener>();
  readonly #socket: BattleSocket;
  readonly #sender: CommandSender;
  #state = CLOSED;
  #failures = 0;
  /** Ends when the connection is closed. */
  #watch: AbortController | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #sampling: ReturnType<typeof setInterval> | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#socket = options.openSocket(() => ({ token: options.token() ?? '-', protocol: options.protocol }), {
      connected: () => this.#connected(),
      disconnected: () => this.#disconnected(),
      refused: (code) => this.#refused(code),
      arrived: (message) => this.#arrived(message),
    });
    this.#sender = createCommandSender({
      send: (name, payload, onAck) => this.#socket.send(name, payload, onAck),
      onDeaf: () => this.#socket.dropLink(),
    });
  }

  sendCommand: CommandSender['sendCommand'] = (name, fields) => this.#sender.sendCommand(name, fields);

  tell: CommandSender['tell'] = (name, fields) => this.#sender.tell(name, fields);

  now = () => this.#clock.now();

  state = () => this.#state;

  follow = (listener: () => void) => {
    this.#followers.add(listener);
    return () => void this.#followers.delete(listener);
  };

  hear = (listener: ConnectionListener) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  open = () => {
    if (this.#state.status !== 'closed') return;
    this.#watch = new AbortController();
    const { signal } = this.#watch;
    window.addEventListener('online', this.#hurry, { signal });
    document.addEventListener('visibilitychange', this.#hurry, { signal });
    this.reconnect();
  };

  reconnect = () => {
    this.#failures = 0;
    this.#set({ ...CLOSED, status: 'connecting' });
    this.#socket.connect();
  };

  close = () => {
    this.#watch?.abort();
    this.#rest(CLOSED);
  };

  #connected() {
    this.#failures = 0;
    this.#set({ status: 'online', code: null, lostAt: null, roundTripMs: this.#clock.roundTripMs() });
    this.#sender.linkUp();
    for (const listener of this.#listeners) listener.wentOnline();
    void this.#sampleFirst();
    this.#sampling = setInterval(() => void this.#sample(), CLOCK_EVERY_MS);
  }

  #disconnected() {
    clearInterval(this.#sampling);
    this.#sender.linkDown();
    if (this.#state.status !== 'online') return;
    this.#set({ ...this.#state, status: 'lost', lostAt: this.now() });
    this.#tryAgain();
  }

  #refused(code: BattleCode | null) {
    if (this.#state.status !== 'connecting' && this.#state.status !== 'lost') return;
    if (code === null || isPassing(code)) return this.#tryAgain();
    this.#rest({ ...CLOSED, status: 'refused', code });
    this.#options.onRefused(code);
  }

  #arrived(message: ServerMessage) {
    if (message.name === 'replaced') this.#rest({ ...CLOSED, status: 'replaced' });
    for (const listener of this.#listeners) listener.arrived(message);
  }

  /** Takes the link down and leaves it so. */
  #rest(state: LinkState) {
    clearTimeout(this.#retry);
    this.#set(state);
    this.#socket.disconnect();
  }

  #tryAgain() {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#socket.connect(), backOffMs(this.#failures));
    this.#failures += 1;
  }

  /** The network or the page came back: no reason to wait any longer. */
  #hurry = () => {
    if (this.#state.status !== 'lost' || document.visibilityState === 'hidden') return;
    this.#failures = 0;
    this.#tryAgain();
  };

  async #sampleFirst() {
    for (let taken = 0; taken < FIRST_SAMPLES; taken += 1) await this.#sample();
  }

  async #sample() {
    const sentAt = steadyNow();
    const answer = await this.#sender.sendCommand('clock', {});
    if (!answer.ok || this.#state.status !== 'online') return;
    this.#clock.sample(sentAt, steadyNow(), answer.now);
    this.#set({ ...this.#state, roundTripMs: this.#clock.roundTripMs() });
  }

  #set(state: LinkState) {
    this.#state = state;
    for (const listener of this.#followers) listener();
  }
}
