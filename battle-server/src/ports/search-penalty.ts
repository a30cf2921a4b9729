import type { UserId } from '@quiz-arena/contract/ids';

/**
 * Who may not search for a while, for having left a countdown [B9]: leaveBlockMs, doubled each time up to
 * leaveBlockMaxMs; a day without another one, and it starts afresh.
 */
export interface SearchPenalty {
  /** Counts once per `cause` (the room left). The answer: blocked until, epoch milliseconds. */
  punish(playerId: UserId, cause: string): Promise<number>;
  /** Epoch milliseconds; a past one or 0: free to search. */
  blockedUntil(playerId: UserId): Promise<number>;
}
