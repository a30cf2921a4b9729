import type { CategoryId, LanguageId, QuestionId, UserId } from '@quiz-arena/contract/ids';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, rowId, rowRef } from '../columns.ts';
import { users } from './accounts.ts';

/** Where content comes from. */
const origin = () => ({
  source: text().notNull().default(''),
  licence: text().notNull().default('own'),
  /** When an operator changed what the question bank has: the bank's own record then no longer overwrites it. */
  editedAt: instant(),
});

export const categories = pgTable(
  'categories',
  {
    id: rowId<CategoryId>().primaryKey(),
    /** The name that the content gives this row; stays when the content changes. */
    contentKey: text().notNull(),
    languageId: text().$type<LanguageId>().notNull(),
    /** 1 quiz zone, 2 fun and learn, 3 guess the word, 4 audio, 5 maths, 6 multi match. */
    kind: smallint().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    image: text().notNull().default(''),
    rowOrder: integer().notNull().default(0),
    /** Coins that unlock the category once; 0: free for everyone. */
    price: integer().notNull().default(0),
    /** Left out of every list; rows that others refer to are never deleted. */
    isRetired: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('categories_content_key').on(table.contentKey),
    uniqueIndex('categories_slug')
      .on(table.languageId, table.kind, table.slug)
      .where(sql`not ${table.isRetired}`),
  ],
);

export const subcategories = pgTable(
  'subcategories',
  {
    id: rowId<string>().primaryKey(),
    contentKey: text().notNull(),
    categoryId: rowRef<CategoryId>()
      .notNull()
      .references(() => categories.id),
    name: text().notNull(),
    slug: text().notNull(),
    image: text().notNull().default(''),
    rowOrder: integer().notNull().default(0),
    isRetired: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('subcategories_content_key').on(table.contentKey),
    uniqueIndex('subcategories_slug').on(table.categoryId, table.slug).where(sql`not ${table.isRetired}`),
  ],
);

/** Texts of Fun & Learn; their questions name them. */
export const funTexts = pgTable(
  'fun_texts',
  {
    id: rowId<string>().primaryKey(),
    contentKey: text().notNull(),
    categoryId: rowRef<CategoryId>()
      .notNull()
      .references(() => categories.id),
    subcategoryId: rowRef<string>().references(() => subcategories.id),
    languageId: text().$type<LanguageId>().notNull(),
    title: text().notNull(),
    /** HTML. */
    detail: text().notNull(),
    /** 0 none, 1 a YouTube id, 2 the address of a PDF. */
    contentType: smallint().notNull().default(0),
    contentData: text().notNull().default(''),
    ...origin(),
    isRetired: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('fun_texts_content_key').on(table.contentKey),
    index('fun_texts_place').on(table.categoryId, table.subcategoryId),
  ],
);

export const questions = pgTable(
  'questions',
  {
    id: rowId<QuestionId>().primaryKey(),
    contentKey: text().notNull(),
    categoryId: rowRef<CategoryId>()
      .notNull()
      .references(() => categories.id),
    subcategoryId: rowRef<string>().references(() => subcategories.id),
    languageId: text().$type<LanguageId>().notNull(),
    kind: smallint().notNull(),
    /** 1 and up; 0 where the kind has no levels. */
    level: integer().notNull(),
    /** 1 choice, 2 true-false, 3 multi select, 4 sequence, 5 a word to be spelled. */
    questionType: smallint().notNull(),
    /** The text that it is about; null: it stands for itself. */
    textId: rowRef<string>().references(() => funTexts.id),
    question: text().notNull(),
    image: text().notNull().default(''),
    /** A path below /media or an absolute URL; "" without a sound. */
    audio: text().notNull().default(''),
    /** Length of the sound. */
    clipMs: integer().notNull().default(0),
    /** Texts of A, B, C …, as written; two to five, none of a word. */
    options: jsonb().$type<string[]>().notNull(),
    /** The letter of the right option; guess the word: the word; multi match: letters joined by commas. */
    answer: text().notNull(),
    /** Shown after answering. */
    note: text().notNull().default(''),
    /** 1 nearly everyone knows it, 5 hardly anyone does; 0: not judged. */
    difficulty: smallint().notNull().default(0),
    ...origin(),
    isRetired: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('questions_content_key').on(table.contentKey),
    index('questions_place').on(table.categoryId, table.subcategoryId, table.level),
    index('questions_language').on(table.languageId, table.kind),
    index('questions_text').on(table.textId).where(sql`${table.textId} is not null`),
  ],
);

/** How many questions each level holds: maintained with the content, read on every level map. */
export const levels = pgTable(
  'levels',
  {
    categoryId: rowRef<CategoryId>()
      .notNull()
      .references(() => categories.id),
    /** "0" for a category without subcategories. */
    subcategoryId: rowRef<string>().notNull(),
    level: integer().notNull(),
    questionCount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.subcategoryId, table.level] })],
);

/** The highest level that a player has unlocked at a place; without a row it is 1. */
export const playerLevels = pgTable(
  'player_levels',
  {
    userId: rowRef<UserId>().notNull(),
    categoryId: rowRef<CategoryId>().notNull(),
    /** "0" for a category without subcategories. */
    subcategoryId: rowRef<string>().notNull(),
    level: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.categoryId, table.subcategoryId] }),
    foreignKey({ columns: [table.userId], foreignColumns: [users.id] }).onDelete('cascade'),
  ],
);

export const unlockedCategories = pgTable(
  'unlocked_categories',
  {
    userId: rowRef<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    categoryId: rowRef<CategoryId>()
      .notNull()
      .references(() => categories.id),
    unlockedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.categoryId] })],
);

/** The content that was loaded last, by its hash: a start with the same content loads nothing. */
export const loadedContent = pgTable('loaded_content', {
  name: text().primaryKey(),
  hash: text().notNull(),
  loadedAt: instant().notNull(),
});
