import type { UserId } from '@quiz-arena/contract/ids';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, rowId } from '../columns.ts';

/** One row a player. Coins are not here: they live in the ledger alone. */
export const users = pgTable(
  'users',
  {
    id: rowId<UserId>().primaryKey(),
    firebaseId: text().notNull(),
    /** How the player signed up. */
    signInType: text({ enum: ['email', 'gmail', 'fb', 'mobile', 'apple'] }).notNull(),
    name: text().notNull(),
    email: text().notNull().default(''),
    mobile: text().notNull().default(''),
    /** A path below /media, an absolute URL, or "". */
    profileImage: text().notNull().default(''),
    fcmId: text().notNull().default(''),
    webFcmId: text().notNull().default(''),
    /** The push token that hears what is sent to everyone; "" for none. Brought up to `webFcmId` by and by. */
    followingFcmId: text().notNull().default(''),
    appLanguage: text().notNull().default(''),
    webLanguage: text().notNull().default(''),
    referCode: text().notNull(),
    /** The code of the one who invited this player, once it has been honoured. */
    friendsCode: text().notNull().default(''),
    /** Names the api_token that is valid now (its `jti`); a newer sign-in replaces it. */
    tokenId: text(),
    isActive: boolean().notNull().default(true),
    registeredAt: instant().notNull(),
    /** The last day (in the system's zone) on which the player came, and how many in a row. */
    lastSeenDay: date({ mode: 'string' }),
    streakDays: integer().notNull().default(0),
    /** Glicko-2. */
    rating: doublePrecision().notNull().default(1500),
    ratingDeviation: doublePrecision().notNull().default(350),
    ratingVolatility: doublePrecision().notNull().default(0.06),
  },
  (table) => [
    uniqueIndex('users_firebase_id').on(table.firebaseId),
    uniqueIndex('users_refer_code').on(table.referCode),
    index('users_email').on(sql`lower(${table.email})`),
    index('users_web_fcm_id').on(table.webFcmId).where(sql`${table.webFcmId} <> ''`),
    index('users_not_following').on(table.id).where(sql`${table.webFcmId} <> ${table.followingFcmId}`),
  ],
);

/** What the battle servers must hear of: ended tokens and closed accounts, in the order of their ids. */
export const revocations = pgTable('revocations', {
  id: rowId<string>().primaryKey(),
  userId: text().$type<UserId>().notNull(),
  reason: text({ enum: ['signed_out', 'superseded', 'deactivated', 'deleted'] }).notNull(),
  /** SHA-256 (hex) of the only token that is valid from now on; "" when none is. */
  validTokenHash: text().notNull(),
  revokedAt: instant().notNull(),
});

/** Keyed hashes of what identified a deleted account, so that once-only bonuses stay once-only. */
export const deletedIdentities = pgTable('deleted_identities', {
  identityHash: text().primaryKey(),
  deletedAt: instant().notNull(),
});

/** Deleted players whose account at the sign-in service is still to be deleted. */
export const identityRemovals = pgTable(
  'identity_removals',
  {
    firebaseId: text().primaryKey(),
    /** When it is tried next. */
    dueAt: instant().notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [index('identity_removals_due').on(table.dueAt)],
);
