import type { UserId } from '@quiz-arena/contract/ids';

/**
 * How often a player may guess room codes [B16]: roomCodeTriesPerMinute wrong ones a minute, then a wait of
 * wrongCodeWaitMs, doubled each time up to wrongCodeWaitMaxMs; a day without another one, and it starts afresh.
 */
export interface CodeTries {
  /**
   * Takes a try before the code is looked up, so that many guesses at once are counted as well.
   * The answer 0: try; else not before then, epoch milliseconds.
   */
  take(playerId: UserId): Promise<number>;
  /** The code was right: the try does not count. */
  giveBack(playerId: UserId): Promise<void>;
}
