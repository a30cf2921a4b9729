import { createHash } from 'node:crypto';
import { accountKey, type Coins } from './leg.ts';

interface DigestedEntry extends Coins {
  account: { kind: string; id: string };
}

/** SHA-256 over a transaction's key, title and entries in any order, in hex: an entry changed later no longer fits it. */
export function transactionDigest(key: string, title: string, entries: readonly DigestedEntry[]): string {
  const lines = entries
    .map((entry) => JSON.stringify([accountKey(entry.account), entry.bonus, entry.earned]))
    .sort();
  return createHash('sha256')
    .update(JSON.stringify([key, title, lines]))
    .digest('hex');
}
