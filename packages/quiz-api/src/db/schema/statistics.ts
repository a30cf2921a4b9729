import type { CategoryId, UserId } from '@quiz-arena/contract/ids';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { instant, rowRef } from '../columns.ts';
import { users } from './accounts.ts';

/** What a player has answered in all settled quizzes; without a row nothing was finished yet. */
export const playerStatistics = pgTable('player_statistics', {
  userId: rowRef<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  questionsAnswered: integer().notNull().default(0),
  correctAnswers: integer().notNull().default(0),
  /** The category of the last quiz with a ratio above 50, and that ratio in percent; null: none yet. */
  strongCategoryId: rowRef<CategoryId>(),
  strongRatio: integer().notNull().default(0),
  /** The same for the last quiz with a ratio of at most 50. */
  weakCategoryId: rowRef<CategoryId>(),
  weakRatio: integer().notNull().default(0),
  /** The best rank ever held on the global board; 0: none yet. */
  bestPosition: integer().notNull().default(0),
  firstFinishedAt: instant().notNull(),
});
