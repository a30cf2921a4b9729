import type { QuestionId, UserId } from '@quiz-arena/contract/ids';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, rowId, rowRef } from '../columns.ts';
import { users } from './accounts.ts';
import { questions } from './catalogue.ts';

const userRef = () =>
  rowRef<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const questionRef = () =>
  rowRef<QuestionId>()
    .notNull()
    .references(() => questions.id);

/** Questions that a player keeps. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    id: rowId<string>().primaryKey(),
    userId: userRef(),
    questionId: questionRef(),
    markedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('bookmarks_once').on(table.userId, table.questionId)],
);

/** Questions that a player got wrong, until they were right often enough after growing waits. */
export const playerMistakes = pgTable(
  'player_mistakes',
  {
    userId: userRef(),
    questionId: questionRef(),
    /** How often it was right since it was wrong. */
    step: smallint().notNull(),
    dueAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('player_mistakes_due').on(table.userId, table.dueAt),
  ],
);

/** What players say is wrong with a question; one report a player and question, the last one. */
export const questionReports = pgTable(
  'question_reports',
  {
    id: rowId<string>().primaryKey(),
    userId: userRef(),
    questionId: questionRef(),
    message: text().notNull(),
    reportedAt: instant().notNull(),
    /** When an operator was done with it. */
    resolvedAt: instant(),
  },
  (table) => [
    uniqueIndex('question_reports_once').on(table.userId, table.questionId),
    index('question_reports_open').on(table.reportedAt).where(sql`${table.resolvedAt} is null`),
  ],
);
