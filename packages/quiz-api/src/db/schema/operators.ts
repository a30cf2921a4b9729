import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
  },
  (table) => [index('operator_acts_newest').on(table.actedAt)],
);
