import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, rowId } from '../columns.ts';

/** What operators did: one row a command, also a refused one. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: rowId<string>().primaryKey(),
    command: text().notNull(),
    given: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    outcome: text({ enum: ['done', 'refused', 'failed'] }).notNull(),
    actedAt: instant().notNull(),
    /** Names the deed, so that a repeat does nothing and gets the first answer; null: each call is a deed of its own. */
    onceKey: text(),
    /** What the command answered, kept for a repeat; null without a key. */
    answer: jsonb(),
  },
  (table) => [
    index('operator_acts_newest').on(table.actedAt),
    uniqueIndex('operator_acts_once').on(table.onceKey),
  ],
);

/** What operators are told of: broken rules of exams. */
export const operatorNotices = pgTable(
  'operator_notices',
  {
    id: rowId<string>().primaryKey(),
    kind: text({ enum: ['exam-rules-broken'] }).notNull(),
    message: text().notNull(),
    /** What it is about, for tools: ids by name. */
    about: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    raisedAt: instant().notNull(),
    /** When an operator was done with it. */
    doneAt: instant(),
  },
  (table) => [index('operator_notices_open').on(table.id).where(sql`${table.doneAt} is null`)],
);
