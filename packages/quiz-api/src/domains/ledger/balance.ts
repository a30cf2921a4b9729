import type { UserId } from '@quiz-arena/contract/ids';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { playerBalances } from '../../db/schema/ledger.ts';
import { type Coins, NO_COINS } from './leg.ts';

/** What a player holds, by kind; nothing for a player without a balance. */
export async function findBalance(db: Queryable, userId: UserId): Promise<Coins> {
  const [row] = await db
    .select({ bonus: playerBalances.bonus, earned: playerBalances.earned })
    .from(playerBalances)
    .where(eq(playerBalances.userId, userId));
  return row ?? NO_COINS;
}
