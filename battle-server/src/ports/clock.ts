import type { RoomId } from '@quiz-arena/contract/ids';

/** Time, as the store's clock tells it: nodes calibrate to it, so that all of them agree. */
export interface Clock {
  /**
   * Epoch milliseconds. May step by a few milliseconds either way when it is calibrated. A store of several servers
   * has several clocks: what is done in a room goes by the one that its commits are held to.
   */
  now(roomId?: RoomId): number;
  /** Runs `task` once after `delayMs` (0 or more); the answer cancels it. Errors of `task` are its own to catch. */
  after(delayMs: number, task: () => void): () => void;
}
