import type { RoomId, TicketId, UserId } from '@quiz-arena/contract/ids';
import type { QueueKey } from './ticket-queue.ts';

/** What a player is in: one live battle or search at a time [B13]. */
export type Place =
  | { readonly kind: 'search'; readonly ticketId: TicketId; readonly queue: QueueKey }
  | { readonly kind: 'battle'; readonly roomId: RoomId };

export interface Seat {
  readonly place: Place;
  /** New with every place: who holds an old one can neither change nor release the seat. */
  readonly fence: string;
}

/** One seat per player, claimed before a ticket or a room is made and healed from it: the rooms are the truth. */
export interface SeatStore {
  read(playerId: UserId): Promise<Seat | null>;
  /**
   * Takes the seat if it is free, or if it still carries the fence `over` (a search that became a battle, a seat
   * whose room is over). Claiming the place that one has already keeps the fence and renews the time, unless `over` is
   * that fence: then it gets a new one, and who knew the old one cannot take the seat any more. Kept for `ttlMs`.
   * `taken` tells who sits there now.
   */
  claim(
    playerId: UserId,
    place: Place,
    ttlMs: number,
    over?: string,
  ): Promise<
    { readonly kind: 'claimed'; readonly fence: string } | { readonly kind: 'taken'; readonly seat: Seat }
  >;
  /** False: the seat carries another fence by now, and stays. */
  release(playerId: UserId, fence: string): Promise<boolean>;
}
