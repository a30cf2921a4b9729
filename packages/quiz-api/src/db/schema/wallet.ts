import type { UserId } from '@quiz-arena/contract/ids';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, rowId, rowRef } from '../columns.ts';
import { users } from './accounts.ts';

/** Coins that a player wants paid out. While pending they are held under this row's id. */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    id: rowId<string>().primaryKey(),
    userId: rowRef<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    method: text({ enum: ['PayPal', 'Paytm', 'UPI'] }).notNull(),
    address: text().notNull(),
    /** Money, two decimals, in the currency of the settings at that time. */
    amount: text().notNull(),
    coins: integer().notNull(),
    details: text().notNull(),
    /** `cancelled`: taken back by the player, shown no more. */
    state: text({ enum: ['pending', 'completed', 'refused', 'cancelled'] }).notNull(),
    requestedAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    index('payment_requests_newest').on(table.userId, table.id.desc().nullsFirst()),
    index('payment_requests_state').on(table.state, table.id),
  ],
);
