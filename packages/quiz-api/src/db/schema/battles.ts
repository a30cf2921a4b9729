import type { CategoryId, LanguageId, MatchId, QuestionId, UserId } from '@quiz-arena/contract/ids';
import type { BattleType } from '@quiz-arena/contract/modes';
import type { DuelResult, GroupResult, VoidResult } from '@quiz-arena/contract/quiz-results';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, rowRef } from '../columns.ts';
import { users } from './accounts.ts';

/** A question of a match as it was when it was drawn: so it is played and settled, whatever is corrected meanwhile. */
export interface MatchQuestion {
  readonly questionId: QuestionId;
  /** The stored letters in the order in which they are shown as a, b, c … */
  readonly order: string;
  /** The right one of the letters that are shown. */
  readonly answer: string;
}

/** One battle between players: its questions, and how it ended. It ends once, as settled or void. */
export const battleMatches = pgTable(
  'battle_matches',
  {
    matchId: text().$type<MatchId>().primaryKey(),
    languageId: text().$type<LanguageId>().notNull(),
    /** Null: questions of all categories. */
    categoryId: rowRef<CategoryId>(),
    entryCoin: integer().notNull(),
    quizType: text().$type<BattleType>().notNull(),
    questions: jsonb().$type<MatchQuestion[]>().notNull(),
    state: text({ enum: ['open', 'settled', 'void'] }).notNull(),
    openedAt: instant().notNull(),
    /** When a battle node last vouched for it; long ago: nobody plays it any more. */
    renewedAt: instant().notNull(),
    endedAt: instant(),
    /** SHA-256 of the receipt that ended it: a later one that differs is an alert. */
    receiptDigest: text(),
    /** The answer that every further receipt gets. */
    result: jsonb().$type<DuelResult | GroupResult | VoidResult>(),
  },
  (table) => [index('battle_matches_open').on(table.renewedAt).where(sql`${table.state} = 'open'`)],
);

/** How a 1v1 battle against a person ended for one player. */
export const battleResults = pgTable(
  'battle_results',
  {
    matchId: text().$type<MatchId>().notNull(),
    userId: rowRef<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the opponent's account is gone. */
    opponentId: rowRef<UserId>().references(() => users.id, { onDelete: 'set null' }),
    outcome: text({ enum: ['win', 'lose', 'draw'] }).notNull(),
    endedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.matchId] }),
    index('battle_results_newest').on(table.userId, table.endedAt.desc().nullsFirst()),
    index('battle_results_opponent').on(table.opponentId),
  ],
);

/** Maintained sums of `battle_results`. */
export const battleTallies = pgTable('battle_tallies', {
  userId: rowRef<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  won: integer().notNull().default(0),
  drawn: integer().notNull().default(0),
  lost: integer().notNull().default(0),
  /** Random battles won since the last one that was not. */
  randomWinsInRow: integer().notNull().default(0),
});

/** How many friend battles of two players reached the boards on a day; only the last day is kept. */
export const friendBattleDays = pgTable(
  'friend_battle_days',
  {
    /** The smaller id of the two. */
    firstUserId: rowRef<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secondUserId: rowRef<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    battles: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.firstUserId, table.secondUserId] }),
    index('friend_battle_days_second').on(table.secondUserId),
  ],
);
