import type { BadgeType } from '@quiz-arena/contract/badges';
import type { UserId } from '@quiz-arena/contract/ids';
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, rowRef } from '../columns.ts';
import { users } from './accounts.ts';

/** How far a player has come with a badge; without a row: nowhere. */
export const playerBadges = pgTable(
  'player_badges',
  {
    userId: rowRef<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    badge: text().$type<BadgeType>().notNull(),
    /** What is counted towards the badge: days or wins in a row, people, coins. */
    progress: integer().notNull().default(0),
    /** The last day that counted, for badges of days in a row. */
    progressDay: date({ mode: 'string' }),
    unlockedAt: instant(),
    claimedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.badge] })],
);
