import type { LanguageId, QuestionId } from '@quiz-arena/contract/ids';
import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The daily quiz: one list a day (in the system's zone) and language, in its order. */
export const dailyQuizzes = pgTable(
  'daily_quizzes',
  {
    day: date({ mode: 'string' }).notNull(),
    languageId: text().$type<LanguageId>().notNull(),
    questionIds: jsonb().$type<QuestionId[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.languageId] })],
);
