import type { RoomId } from '@quiz-arena/contract/ids';

/** Which room a code leads to [B16]. A code is one room's while it is kept, and nobody's after. */
export interface RoomCodes {
  /** Keeps `code` for the room for `ttlMs`, or renews it. False: it is another room's. */
  claim(code: string, roomId: RoomId, ttlMs: number): Promise<boolean>;
  /** Null: never was, given back, or outlived its time. */
  find(code: string): Promise<RoomId | null>;
  /** Gives a code back; nothing if it is another room's by now. */
  release(code: string, roomId: RoomId): Promise<void>;
}
