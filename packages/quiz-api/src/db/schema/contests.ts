import type { LanguageId, QuestionId, UserId } from '@quiz-arena/contract/ids';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, rowId, rowRef } from '../columns.ts';
import { users } from './accounts.ts';

export const contests = pgTable(
  'contests',
  {
    id: rowId<string>().primaryKey(),
    languageId: text().$type<LanguageId>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    image: text().notNull().default(''),
    startsAt: instant().notNull(),
    /** From here nobody can enter; whoever is playing plays on. */
    endsAt: instant().notNull(),
    /** Coins. */
    entry: integer().notNull(),
    /** Coins of rank 1, 2, 3 … */
    prizes: jsonb().$type<number[]>().notNull(),
    questionIds: jsonb().$type<QuestionId[]>().notNull(),
    /** Of which template of the question bank it is a turn; null: an operator's own. */
    templateKey: text(),
    /** The day that names the turn, whatever the system's zone made of its start; null without a template. */
    turnDay: date({ mode: 'string' }),
    /** When the board was closed and the prizes paid; its questions are secret until then. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('contests_turn').on(table.templateKey, table.turnDay),
    index('contests_newest').on(table.languageId, table.startsAt),
    index('contests_unpaid').on(table.endsAt).where(sql`${table.closedAt} is null`),
  ],
);

/** What a player did in a contest, written when the attempt is settled. The score is on the contest's board. */
export const contestResults = pgTable(
  'contest_results',
  {
    contestId: rowRef<string>()
      .notNull()
      .references(() => contests.id),
    userId: rowRef<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionsAttended: integer().notNull(),
    correctAnswers: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contestId, table.userId] }),
    index('contest_results_user').on(table.userId),
  ],
);
