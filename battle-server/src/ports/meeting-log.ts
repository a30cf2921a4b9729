import type { RoomId, UserId } from '@quiz-arena/contract/ids';

export type PlayerPair = readonly [UserId, UserId];

/** Who was paired with whom in the last 24 hours: at most three times a day with the same person [B11]. */
export interface MeetingLog {
  /** Counts once per room, however often it is told. */
  record(pair: PlayerPair, roomId: RoomId): Promise<void>;
  /** Meetings of each pair, in the order asked. */
  counts(pairs: readonly PlayerPair[]): Promise<readonly number[]>;
}
