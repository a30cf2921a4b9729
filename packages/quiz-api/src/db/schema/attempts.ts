import type { AttemptId, CategoryId, LanguageId, QuestionId, UserId } from '@quiz-arena/contract/ids';
import type { AttemptType } from '@quiz-arena/contract/modes';
import type { SoloResult } from '@quiz-arena/contract/quiz-results';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AttemptRun } from '../../domains/attempts/attempt-run.ts';
import { instant, rowId, rowRef } from '../columns.ts';
import { users } from './accounts.ts';

/** One solo quiz of a player, from its first question to its result. Right answers are not in it. */
export const attempts = pgTable(
  'attempts',
  {
    id: rowId<AttemptId>().primaryKey(),
    userId: rowRef<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quizType: text().$type<AttemptType>().notNull(),
    /** What is played, in the words of its mode: category, subcategory and level of the quiz zone. */
    place: text().notNull(),
    languageId: text().$type<LanguageId>().notNull(),
    categoryId: rowRef<CategoryId>(),
    /** "0": the category has no subcategories. */
    subcategoryId: rowRef<string>(),
    /** 0: the mode has no levels. */
    level: integer().notNull().default(0),
    run: jsonb().$type<AttemptRun>().notNull(),
    isOpen: boolean().notNull().default(true),
    openedAt: instant().notNull(),
    /** When the time of its last question is over at the latest. */
    expiresAt: instant().notNull(),
    settledAt: instant(),
    /** The answer that every further settlement gets. */
    result: jsonb().$type<SoloResult>(),
    /** When the review was paid; it is free from then on. */
    reviewedAt: instant(),
  },
  (table) => [
    uniqueIndex('attempts_one_open').on(table.userId, table.quizType).where(sql`${table.isOpen}`),
    index('attempts_expiring').on(table.expiresAt).where(sql`${table.isOpen}`),
    uniqueIndex('attempts_once')
      .on(table.userId, table.quizType, table.place)
      .where(sql`${table.quizType} in ('1.1', 'contest', 'exam')`),
    index('attempts_won')
      .on(table.userId, table.quizType, table.place)
      .where(sql`${table.result} ->> 'is_won' = 'true'`),
    index('attempts_newest').on(table.userId, table.quizType, table.id.desc().nullsFirst()),
  ],
);

/** Which questions a player was shown, so that fresh ones come first and then those seen longest ago. */
export const seenQuestions = pgTable(
  'seen_questions',
  {
    userId: rowRef<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: rowRef<QuestionId>().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);

/** How many right answers a player was told on a day; only the last day is kept. */
export const revealedAnswers = pgTable('revealed_answers', {
  userId: rowRef<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  day: date({ mode: 'string' }).notNull(),
  answers: integer().notNull(),
});

/** Corrected questions, and how far the attempts that answered them have been brought up to the correction. */
export const questionRegradings = pgTable(
  'question_regradings',
  {
    id: rowId<string>().primaryKey(),
    questionId: rowRef<QuestionId>().notNull(),
    /** Attempts up to this one have been looked at. */
    doneTo: rowRef<AttemptId>().notNull(),
    /** So many were changed. */
    attempts: integer().notNull(),
    correctedAt: instant().notNull(),
    doneAt: instant(),
  },
  (table) => [index('question_regradings_open').on(table.id).where(sql`${table.doneAt} is null`)],
);

/** The last day on which a level's score of a player reached the boards. */
export const levelScoreDays = pgTable(
  'level_score_days',
  {
    userId: rowRef<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    categoryId: rowRef<CategoryId>().notNull(),
    subcategoryId: rowRef<string>().notNull(),
    level: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.categoryId, table.subcategoryId, table.level] })],
);
