import type { MatchId, UserId } from '@quiz-arena/contract/ids';
import type { Rating } from '@quiz-arena/quiz-rules/rating';
import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { coinHolds, playerBalances } from '../../db/schema/ledger.ts';
import type { Hold } from '../ledger/holds.ts';

/** The players of a match: what is held of each, and their ratings. */
export interface Members {
  readonly holds: readonly Hold[];
  readonly ratings: ReadonlyMap<UserId, Rating>;
}

/**
 * The players whose fees a locked match holds, locked until the transaction ends as `lockPlayers` locks them, and their
 * accounts with them. Whoever has a held fee has a balance.
 */
export async function lockMembers(tx: Transaction, matchId: MatchId): Promise<Members> {
  const rows = await tx
    .select({
      hold: {
        userId: coinHolds.userId,
        bonus: coinHolds.bonus,
        earned: coinHolds.earned,
        state: coinHolds.state,
      },
      rating: {
        rating: users.rating,
        deviation: users.ratingDeviation,
        volatility: users.ratingVolatility,
      },
    })
    .from(coinHolds)
    .innerJoin(playerBalances, eq(playerBalances.userId, coinHolds.userId))
    .innerJoin(users, eq(users.id, coinHolds.userId))
    .where(and(eq(coinHolds.purpose, 'match'), eq(coinHolds.reference, matchId)))
    .orderBy(asc(coinHolds.userId))
    .for('no key update', { of: [playerBalances, users] });
  return {
    holds: rows.map(({ hold }) => hold),
    ratings: new Map(rows.map(({ hold, rating }) => [hold.userId, rating])),
  };
}
