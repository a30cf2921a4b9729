import type { UserId } from '@quiz-arena/contract/ids';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, rowId, rowRef } from '../columns.ts';

const coins = () => bigint({ mode: 'number' }).notNull();

/** One move of coins. Its entries sum to zero in each kind of coin. */
export const ledgerTransactions = pgTable('ledger_transactions', {
  id: rowId<string>().primaryKey(),
  /** Names the deed, so that a repeat of it moves nothing. */
  idempotencyKey: text().notNull().unique(),
  title: text().notNull(),
  /** SHA-256 over title and entries: tells an entry that was altered, added or removed afterwards. */
  digest: text().notNull(),
  postedAt: instant().notNull(),
});

/**
 * One account's part in a transaction. The house has no balance of its own: it is summed here, so that no row is written
 * by everyone. A player's entries outlive the account: they then name nobody.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    accountKind: text({ enum: ['player', 'match', 'redeem', 'house'] }).notNull(),
    /** Player id, match id or payment request id; "" for the house. */
    accountId: text().notNull(),
    transactionId: rowRef<string>()
      .notNull()
      .references(() => ledgerTransactions.id),
    bonus: coins(),
    earned: coins(),
  },
  (table) => [
    primaryKey({ columns: [table.accountKind, table.accountId, table.transactionId] }),
    index('ledger_entries_transaction').on(table.transactionId),
    check('ledger_entries_move_something', sql`${table.bonus} <> 0 or ${table.earned} <> 0`),
  ],
);

/** What a player owns. Its row is also the lock that orders everything that changes one player's coins. */
export const playerBalances = pgTable(
  'player_balances',
  {
    userId: rowRef<UserId>().primaryKey(),
    bonus: coins().default(0),
    earned: coins().default(0),
  },
  (table) => [check('player_balances_never_below_zero', sql`${table.bonus} >= 0 and ${table.earned} >= 0`)],
);

/**
 * Coins taken from a player for something whose outcome is open: a battle's entry fee, a redeem request.
 * While `held` they lie in the account (purpose, reference).
 */
export const coinHolds = pgTable(
  'coin_holds',
  {
    purpose: text({ enum: ['match', 'redeem'] }).notNull(),
    reference: text().notNull(),
    userId: rowRef<UserId>().notNull(),
    bonus: integer().notNull(),
    earned: integer().notNull(),
    state: text({ enum: ['held', 'posted', 'voided'] }).notNull(),
    heldAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.reference, table.userId] }),
    // [I11] a player is in one battle at a time.
    uniqueIndex('coin_holds_one_open_match')
      .on(table.userId)
      .where(sql`${table.purpose} = 'match' and ${table.state} = 'held'`),
    index('coin_holds_open').on(table.purpose, table.reference).where(sql`${table.state} = 'held'`),
  ],
);
