import type { UserId } from '@quiz-arena/contract/ids';
import type { Database } from '../../db/database.ts';
import { claimPushToken } from './push-tokens.ts';
import { endToken } from './repository.ts';
import { recordRevocation } from './revocations.ts';

/** Ends a player's token, and what is pushed to the browser, and tells the battle servers. A newer one, of a sign-in meanwhile, stays. */
export async function signOut(
  db: Database,
  { id: userId, tokenId }: { readonly id: UserId; readonly tokenId: string },
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await endToken(tx, userId, tokenId)) {
      await claimPushToken(tx, userId, '');
      await recordRevocation(tx, { userId, reason: 'signed_out', validTokenHash: '', revokedAt: at });
    }
  });
}
