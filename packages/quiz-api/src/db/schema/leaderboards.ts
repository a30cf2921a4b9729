import type { UserId } from '@quiz-arena/contract/ids';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, rowRef } from '../columns.ts';
import { users } from './accounts.ts';

/** Maintained totals: one row a player, board and period. */
export const boardScores = pgTable(
  'board_scores',
  {
    /** daily, monthly, global */
    board: text().notNull(),
    /** The day (2026-01-31), the month (2026-01), or "all", in the system's zone. */
    period: text().notNull(),
    userId: rowRef<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    score: integer().notNull(),
    updatedAt: instant().notNull(),
    /** Deactivated players keep their rows but hold no rank. */
    isHidden: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.period, table.userId] }),
    index('board_scores_rank').on(
      table.board,
      table.period,
      table.isHidden,
      table.score.desc(),
      table.updatedAt,
      table.userId,
    ),
    index('board_scores_user').on(table.userId),
  ],
);
