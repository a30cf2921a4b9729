import type { UserId } from '@quiz-arena/contract/ids';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { ledgerEntries, ledgerTransactions } from '../../db/schema/ledger.ts';

/** A change of a player's coins as the player reads it. */
export interface CoinChange {
  id: string;
  /** Coins, positive or negative, both kinds together. */
  points: number;
  title: string;
  postedAt: Date;
}

export type CoinDirection = 'income' | 'spending' | 'all';

/** Newest first. */
export async function listCoinChanges(
  db: Queryable,
  query: { userId: UserId; direction: CoinDirection; offset: number; limit: number },
): Promise<CoinChange[]> {
  return await db
    .select({
      id: ledgerEntries.transactionId,
      points: pointsOf().mapWith(Number),
      title: ledgerTransactions.title,
      postedAt: ledgerTransactions.postedAt,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(entriesOf(query))
    .orderBy(desc(ledgerEntries.transactionId))
    .offset(query.offset)
    .limit(query.limit);
}

export async function countCoinChanges(
  db: Queryable,
  query: { userId: UserId; direction: CoinDirection },
): Promise<number> {
  return await db.$count(ledgerEntries, entriesOf(query));
}

function pointsOf(): SQL {
  return sql`${ledgerEntries.bonus} + ${ledgerEntries.earned}`;
}

function entriesOf({ userId, direction }: { userId: UserId; direction: CoinDirection }): SQL | undefined {
  const sign = {
    income: sql`${pointsOf()} > 0`,
    spending: sql`${pointsOf()} < 0`,
    all: undefined,
  }[direction];
  return and(eq(ledgerEntries.accountKind, 'player'), eq(ledgerEntries.accountId, userId), sign);
}
