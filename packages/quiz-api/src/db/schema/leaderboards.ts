import type { UserId } from '@quiz-arena/contract/ids';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, rowId, rowRef } from '../columns.ts';
import { users } from './accounts.ts';

const boardNames = ['daily', 'monthly', 'global', 'contest'] as const;

/** Maintained totals: one row a player, board and period. */
export const boardScores = pgTable(
  'board_scores',
  {
    board: text({ enum: boardNames }).notNull(),
    /** The day (2026-01-31), the month (2026-01), in the system's zone; "all"; the id of a contest. */
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
 * How many shown players lie in each span of scores, and in each time slot of one score, as changes that add up: +1
 * where a player comes in, −1 where one goes out. Settlements only append, so that no two wait for one row; now and
 * then what is new is added to what has been summed.
 */
export const boardCounts = pgTable(
  'board_counts',
  {
    id: rowId<string>().primaryKey(),
    board: text({ enum: boardNames }).notNull(),
    period: text().notNull(),
    /** What is counted: all of a span, or those of a score who got it within one slot. */
    grain: text({ enum: ['span', 'slot'] })
      .notNull()
      .default('span'),
    /** A score divided by the board's width, rounded down. */
    span: integer().notNull(),
    /** 0 in rows of a whole span. */
    score: integer().notNull().default(0),
    /** When the score was reached: an instant divided by the board's slot, rounded down. 0 in rows of a whole span. */
    slot: integer().notNull().default(0),
    players: integer().notNull(),
    /** Not yet summed. */
    isNew: boolean().notNull().default(true),
  },
  (table) => [
    index('board_counts_place').on(
      table.board,
      table.period,
      table.grain,
      table.span,
      table.score,
      table.slot,
      table.players,
    ),
    uniqueIndex('board_counts_sum')
      .on(table.board, table.period, table.grain, table.span, table.score, table.slot)
      .where(sql`not ${table.isNew}`),
    index('board_counts_new').on(table.id).where(sql`${table.isNew}`),
  ],
);
