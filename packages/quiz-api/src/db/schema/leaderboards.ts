import type { UserId } from '@quiz-arena/contract/ids';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, rowId, rowRef } from '../columns.ts';
import { users } from './accounts.ts';

/** Maintained totals: one row a player, board and period. */
export const boardScores = pgTable(
  'board_scores',
  {
    board: text({ enum: ['daily', 'monthly', 'global'] }).notNull(),
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
    // Nulls first is what `order by score desc` means; another order would make every page sort the whole board.
    index('board_scores_rank').on(
      table.board,
      table.period,
      table.isHidden,
      table.score.desc().nullsFirst(),
      table.updatedAt,
      table.userId,
    ),
    index('board_scores_user').on(table.userId),
  ],
);

/**
 * How many shown players lie in each span of scores, as changes that add up: +1 where a player comes in, −1 where
 * one goes out. Only ever appended, so that no two settlements wait for one row; now and then summed up.
 */
export const boardCounts = pgTable(
  'board_counts',
  {
    id: rowId<string>().primaryKey(),
    board: text({ enum: ['daily', 'monthly', 'global'] }).notNull(),
    period: text().notNull(),
    /** The span: a score divided by the board's width, rounded down. */
    span: integer().notNull(),
    players: integer().notNull(),
  },
  (table) => [index('board_counts_span').on(table.board, table.period, table.span, table.players)],
);
