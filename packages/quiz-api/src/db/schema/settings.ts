import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** Rows override the contract's defaults; a key without a row has its default. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
  changedAt: instant().notNull(),
});
