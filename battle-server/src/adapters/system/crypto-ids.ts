import { randomUUID } from 'node:crypto';
import type { Ids } from '../../ports/ids.ts';

/** Random ids: 122 bits, not to be guessed. */
export const cryptoIds: Ids = {
  nonce: () => randomUUID(),
};
