import { BATTLE_PROTOCOL } from '@quiz-arena/contract/battle/battle-values';
import { backOffMs } from '../../../web/src/shared/socket/back-off.ts';
import type { PlayerLink, PlayerLinkHandlers } from '../driver/player-link.ts';
import type { HeldInvariants } from './held-invariants.ts';
import type { LoadMeasures } from './load-measures.ts';

export type OpenLink = (url: string, auth: object, handlers: PlayerLinkHandlers) => PlayerLink;

/** What all connections of a run share. */
export interface ConnectionWays {
  readonly openLink: OpenLink;
  /** Where the next connection goes: addresses in turn. */
  nextUrl(): string;
  readonly measures: LoadMeasures;
  readonly held: HeldInvariants;
  /** How far this process itself lags behind, milliseconds: an ack that waited here is not late. */
  driverLagMs(): number;
}

interface Asked {
  readonly name: string;
  readonly payload: object;
  readonly onAnswer: (answer: unknown) => void;
  /** The link that took it along, and when. */
  sentOn?: PlayerLink;
  sentAt?: number;
}

const ACK_MS = 3_000;

/**
 * A player's connection that comes back by itself, with the pauses of the web client. Commands that the lost link has
 * taken along are sent again with the same `cid` once `resume` says so.
 */
export class PlayerConnection {
  readonly #ways: ConnectionWays;
  readonly #token: string;
  readonly #handlers: Pick<PlayerLinkHandlers, 'onConnect' | 'onMessage'>;
  readonly #unanswered = new Set<Asked>();
  #link: PlayerLink | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isOnline = false;
  #isClosing = false;
  #failures = 0;
  /** When the link went (`performance.now()`), until the player is back. */
  lostAt: number | null = null;

  constructor(
    ways: ConnectionWays,
    token: string,
    handlers: Pick<PlayerLinkHandlers, 'onConnect' | 'onMessage'>,
  ) {
    this.#ways = ways;
    this.#token = token;
    this.#handlers = handlers;
  }

  get isOnline(): boolean {
    return this.#isOnline;
  }

  open(): void {
    if (this.#isClosing) return;
    let retryAfterMs: number | undefined;
    const link = this.#ways.openLink(
      this.#ways.nextUrl(),
      { token: this.#token, protocol: BATTLE_PROTOCOL },
      {
        onConnect: () => {
          this.#isOnline = true;
          this.#failures = 0;
          this.#handlers.onConnect();
        },
        onRefused: (data) => {
          const said = data as { code?: string; retryAfterMs?: number } | undefined;
          this.#ways.measures.refused('handshake', said?.code ?? 'unknown');
          retryAfterMs = said?.retryAfterMs;
        },
        onMessage: (name, body) => this.#handlers.onMessage(name, body),
        onClose: (reason) => this.#comeBack(reason, retryAfterMs),
      },
    );
    this.#link = link;
  }

  tell(name: string, payload: object): void {
    if (this.#isOnline) this.#link?.tell(name, payload);
  }

  ask(name: string, payload: object, onAnswer: (answer: unknown) => void): void {
    const asked: Asked = { name, payload, onAnswer };
    this.#unanswered.add(asked);
    if (this.#isOnline) this.#send(asked);
  }

  /** Sends again what had no answer when the link went. */
  resume(): void {
    for (const asked of this.#unanswered) if (asked.sentOn !== this.#link) this.#send(asked);
  }

  /** Breaks the link without a word; the player comes back. */
  cut(): void {
    this.#link?.cut();
  }

  /** Closes the page and opens it again. */
  reload(): void {
    this.#link?.close();
  }

  /** Closes for good. What should have been acked by now, and was not, never will be. */
  close(): void {
    this.#isClosing = true;
    const latest = performance.now() - ACK_MS - this.#ways.driverLagMs();
    for (const { name, sentOn, sentAt = Number.POSITIVE_INFINITY } of this.#unanswered) {
      const isLost = this.#isOnline && sentOn === this.#link && sentAt < latest;
      this.#ways.held.check(!isLost, 'I18', () => `${name} was never acked`);
    }
    clearTimeout(this.#retry);
    this.#unanswered.clear();
    this.#link?.close();
  }

  #send(asked: Asked): void {
    const sentAt = performance.now();
    const link = this.#link;
    if (link === undefined) return;
    Object.assign(asked, { sentOn: link, sentAt });
    link.ask(asked.name, asked.payload, (answer) => {
      const tookMs = performance.now() - sentAt - this.#ways.driverLagMs();
      const { name } = asked;
      this.#ways.held.check(
        tookMs <= ACK_MS,
        'I18',
        () => `${name} was acked after ${Math.round(tookMs)} ms`,
      );
      if (this.#unanswered.delete(asked)) asked.onAnswer(answer);
    });
  }

  #comeBack(reason: string, retryAfterMs: number | undefined): void {
    const wasOnline = this.#isOnline;
    this.#isOnline = false;
    if (this.#isClosing) return;
    if (wasOnline) {
      this.lostAt ??= performance.now();
      if (!reason.endsWith('here')) this.#ways.measures.lost(reason);
    }
    this.#retry = setTimeout(() => this.open(), Math.max(retryAfterMs ?? 0, backOffMs(this.#failures)));
    this.#failures += 1;
  }
}
