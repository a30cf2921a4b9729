import type { CategoryId, LanguageId, TicketId, UserId } from '@quiz-arena/contract/ids';

/** Who may meet whom: one queue per language, category and entry fee (coins). `category` '' is any. */
export interface QueueKey {
  readonly languageId: LanguageId;
  readonly category: CategoryId | '';
  readonly entryCoin: number;
}

/** One player's wish for an opponent. */
export interface Ticket {
  readonly id: TicketId;
  readonly playerId: UserId;
  /** What the opponent sees of him, as it is when the search begins. */
  readonly name: string;
  readonly image: string;
  readonly queue: QueueKey;
  readonly rating: number;
  readonly isProvisional: boolean;
  /** Epoch milliseconds; decides the place in the queue and how wide the rating window is. */
  readonly searchedAt: number;
  /** Epoch milliseconds; from then on it is not to be paired, only to be told and removed. */
  readonly expiresAt: number;
}

/** Search tickets, kept per queue in order of `searchedAt`. Every ticket goes by itself a minute after it expired. */
export interface TicketQueue {
  /** A ticket that is there already is left as it is. */
  add(ticket: Ticket): Promise<void>;
  /** Those not leased, longest-waiting first, at most `limit`; expired ones too, until they are removed. */
  waiting(queue: QueueKey, limit: number): Promise<readonly Ticket[]>;
  /** Takes both out of `waiting` for `leaseMs` if both still wait, else neither. They come back by themselves. */
  leasePair(queue: QueueKey, pair: readonly [TicketId, TicketId], leaseMs: number): Promise<boolean>;
  /** Ends a ticket's lease early: it has its old place again. False: it is gone. */
  regainPlace(queue: QueueKey, ticketId: TicketId): Promise<boolean>;
  /**
   * - `removed`: it waited, now it is out.
   * - `leased`: it was paired; it stays, unless `evenIfLeased`.
   * - `missing`: it is not there (any more).
   */
  remove(
    queue: QueueKey,
    ticketId: TicketId,
    options?: { readonly evenIfLeased: boolean },
  ): Promise<'removed' | 'leased' | 'missing'>;
  /** Queues that hold a ticket, or held one until a moment ago. */
  queues(): Promise<readonly QueueKey[]>;
}
