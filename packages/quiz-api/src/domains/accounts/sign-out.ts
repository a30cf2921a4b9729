import type { UserId } from '@quiz-arena/contract/ids';
import type { Database } from '../../db/database.ts';
import { endToken } from './repository.ts';
import { recordRevocation } from './revocations.ts';

/** Ends a player's token, and tells the battle servers. A newer one, of a sign-in meanwhile, stays. */
export async function signOut(
  db: Database,
  { id: userId, tokenId }: { readonly id: UserId; readonly tokenId: string },
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await endToken(tx, userId, tokenId)) {
      await recordRevocation(tx, { userId, reason: 'signed_out', validTokenHash: '', revokedAt: at });
    }
  });
}
