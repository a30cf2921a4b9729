import type { UserId } from '@quiz-arena/contract/ids';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, rowId, rowRef } from '../columns.ts';
import { users } from './accounts.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: rowId<string>().primaryKey(),
    title: text().notNull(),
    message: text().notNull(),
    audience: text({ enum: ['all', 'selected'] }).notNull(),
    /** What it leads to ("contest", "exam", "default"), and which one. */
    type: text().notNull(),
    typeId: text().notNull().default(''),
    image: text().notNull().default(''),
    sentAt: instant().notNull(),
    /** `due`: a push message about it is still to be sent; it is sent once or not at all. */
    pushState: text({ enum: ['none', 'due', 'taken'] })
      .notNull()
      .default('none'),
  },
  (table) => [
    index('notifications_newest').on(table.sentAt),
    index('notifications_of_all').on(table.id).where(sql`${table.audience} = 'all'`),
    index('notifications_due').on(table.id).where(sql`${table.pushState} = 'due'`),
  ],
);

/** Who a notification to selected players is meant for. */
export const notificationRecipients = pgTable(
  'notification_recipients',
  {
    userId: rowRef<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notificationId: rowRef<string>()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.notificationId] })],
);
