import type { UserId } from '@quiz-arena/contract/ids';
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
  },
  (table) => [index('notifications_newest').on(table.sentAt)],
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
