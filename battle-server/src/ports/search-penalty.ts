import type { UserId } from '@quiz-arena/contract/ids';

/** Who may not search for a while, for having left a countdown [B9]: 30 s, doubling each time within a day. */
export interface SearchPenalty {
  /** Counts once per `cause` (the room left). The answer: blocked until, epoch milliseconds. */
  punish(playerId: UserId, cause: string): Promise<number>;
  /** Epoch milliseconds; 0 when free to search. */
  blockedUntil(playerId: UserId): Promise<number>;
}
