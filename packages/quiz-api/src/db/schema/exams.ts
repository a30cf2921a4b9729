import type { LanguageId, QuestionId, UserId } from '@quiz-arena/contract/ids';
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
import { instant, rowId, rowRef } from '../columns.ts';
import { users } from './accounts.ts';

/** A question of an exam and what a right answer to it is worth. */
export interface ExamQuestion {
  readonly questionId: QuestionId;
  readonly marks: number;
}

/** Right and wrong answers among the questions of one mark. */
export interface MarkGroup {
  readonly mark: number;
  readonly correct: number;
  readonly incorrect: number;
}

export const exams = pgTable(
  'exams',
  {
    id: rowId<string>().primaryKey(),
    languageId: text().$type<LanguageId>().notNull(),
    title: text().notNull(),
    startsAt: instant().notNull(),
    /** From here nobody can begin; whoever has begun keeps his time. */
    endsAt: instant().notNull(),
    durationMinutes: integer().notNull(),
    /** Four digits; never sent. */
    examKey: text().notNull(),
    /** An answer may be changed until the end. */
    answerAgain: boolean().notNull(),
    questions: jsonb().$type<ExamQuestion[]>().notNull(),
    /** Of which template of the question bank it is a turn; null: an operator's own. */
    templateKey: text(),
    /** The day that names the turn, whatever the system's zone made of its start; null without a template. */
    turnDay: date({ mode: 'string' }),
  },
  (table) => [
    uniqueIndex('exams_turn').on(table.templateKey, table.turnDay),
    index('exams_newest').on(table.languageId, table.startsAt),
    index('exams_ending').on(table.endsAt),
  ],
);

const ofPlayer = () => ({
  examId: rowRef<string>()
    .notNull()
    .references(() => exams.id),
  userId: rowRef<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
});

export const examResults = pgTable(
  'exam_results',
  {
    ...ofPlayer(),
    obtainedMarks: integer().notNull(),
    totalMarks: integer().notNull(),
    durationSeconds: integer().notNull(),
    groups: jsonb().$type<MarkGroup[]>().notNull(),
    completedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.examId] }),
    index('exam_results_exam').on(table.examId),
  ],
);

/** Wrong keys of a player within the hour that began with the first of them. */
export const examKeyTries = pgTable(
  'exam_key_tries',
  { ...ofPlayer(), since: instant().notNull(), tries: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.examId] })],
);

/** What a client reported of the rules of an exam that were broken; for the examinator. */
export const examViolations = pgTable(
  'exam_violations',
  {
    id: rowId<string>().primaryKey(),
    ...ofPlayer(),
    kind: text({ enum: ['left', 'captured'] }).notNull(),
    /** `captured`: of which questions a picture was taken. */
    questionIds: jsonb().$type<QuestionId[]>().notNull(),
    reportedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('exam_violations_once').on(table.examId, table.userId, table.kind),
    index('exam_violations_user').on(table.userId),
  ],
);
