import { randomUUID } from 'node:crypto';
import { roomId, ticketId } from '@quiz-arena/contract/ids';
import type { Ids } from '../../ports/ids.ts';

/** Random ids: 122 bits, not to be guessed. */
export const cryptoIds: Ids = {
  room: () => roomId.parse(randomUUID()),
  ticket: () => ticketId.parse(randomUUID()),
  nonce: () => randomUUID(),
};
