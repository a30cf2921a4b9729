import type { UserId } from '@quiz-arena/contract/ids';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { ledgerEntries, ledgerTransactions, playerBalances } from '../../db/schema/ledger.ts';
import type { CoinTitle } from './coin-title.ts';
import { balanceLegs, type Coins, type Leg, NO_COINS } from './leg.ts';
import { lockPlayers } from './lock-players.ts';
import { transactionDigest } from './transaction-digest.ts';

export interface CoinMove {
  /** Names the deed; the same key moves coins once, however often it is posted. */
  readonly key: string;
  readonly title: CoinTitle;
  readonly legs: readonly Leg[];
  readonly at: Date;
}

/** `repeated`: a transaction with this key is already there; nothing was moved. */
export type PostResult = 'posted' | 'repeated' | 'NOT_ENOUGH_COINS';

/**
 * Posts one double-entry transaction and brings the players' balances up to it; the only writer of both.
 * Refused, without a trace, when a player's balance of a kind would fall below zero.
 * Throws when the legs do not sum to zero in each kind of coin.
 */
export async function postTransaction(tx: Transaction, move: CoinMove): Promise<PostResult> {
  const legs = balanceLegs(move.legs);
  if (legs.length === 0) return 'posted';
  const playerLegs = legs.flatMap((part) =>
    part.account.kind === 'player' ? [{ id: part.account.id, coins: part }] : [],
  );
  const balances = await lockPlayers(
    tx,
    playerLegs.map(({ id }) => id),
  );
  if (playerLegs.some(({ id, coins }) => fallsBelowZero(balances.get(id) ?? NO_COINS, coins))) {
    return (await isPosted(tx, move.key)) ? 'repeated' : 'NOT_ENOUGH_COINS';
  }
  const transactionId = await insertTransaction(tx, move, legs);
  if (transactionId === undefined) return 'repeated';
  await tx.insert(ledgerEntries).values(
    legs.map(({ account, bonus, earned }) => ({
      accountKind: account.kind,
      accountId: account.id,
      transactionId,
      bonus,
      earned,
    })),
  );
  for (const { id, coins } of playerLegs) await changeBalance(tx, id, coins);
  return 'posted';
}

/** Whether a transaction with this key was posted. */
export async function isPosted(tx: Transaction, key: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.idempotencyKey, key));
  return row !== undefined;
}

function fallsBelowZero(balance: Coins, change: Coins): boolean {
  return balance.bonus + change.bonus < 0 || balance.earned + change.earned < 0;
}

async function insertTransaction(
  tx: Transaction,
  move: CoinMove,
  legs: readonly Leg[],
): Promise<string | undefined> {
  const [row] = await tx
    .insert(ledgerTransactions)
    .values({
      idempotencyKey: move.key,
      title: move.title,
      digest: transactionDigest(move.key, move.title, legs),
      postedAt: move.at,
    })
    .onConflictDoNothing({ target: ledgerTransactions.idempotencyKey })
    .returning({ id: ledgerTransactions.id });
  return row?.id;
}

/** The condition repeats what the lock already made sure of: the database itself refuses a debt. */
async function changeBalance(tx: Transaction, userId: UserId, change: Coins): Promise<void> {
  const changed = await tx
    .update(playerBalances)
    .set({
      bonus: sql`${playerBalances.bonus} + ${change.bonus}`,
      earned: sql`${playerBalances.earned} + ${change.earned}`,
    })
    .where(
      and(
        eq(playerBalances.userId, userId),
        sql`${playerBalances.bonus} >= ${-change.bonus}`,
        sql`${playerBalances.earned} >= ${-change.earned}`,
      ),
    )
    .returning({ userId: playerBalances.userId });
  if (changed.length !== 1) throw new Error('a locked balance did not take its entry');
}
