import type { RoomId, TicketId } from '@quiz-arena/contract/ids';

/** New names, unique over all nodes and not to be guessed. */
export interface Ids {
  room(): RoomId;
  ticket(): TicketId;
  /** Marks one change of one room, so that its lost reply can be recognised (see battle-store). */
  nonce(): string;
}
