import type { UserId } from '@quiz-arena/contract/ids';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { deletedIdentities, users } from '../../db/schema/accounts.ts';

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

export async function findUser(db: Queryable, id: UserId): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Locks a user's row until the transaction ends, also against new rows that refer to it. */
export async function lockUser(tx: Transaction, id: UserId): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

export async function findUserByFirebaseId(db: Queryable, firebaseId: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.firebaseId, firebaseId));
  return user;
}

export async function findUserByReferCode(db: Queryable, referCode: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.referCode, referCode.toUpperCase()));
  return user;
}

/** By whatever an operator has of a player: id, e-mail address, phone number or sign-in identity. */
export async function findUserByMark(db: Queryable, mark: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(
      or(
        eq(users.id, mark as UserId),
        eq(users.firebaseId, mark),
        eq(sql`lower(${users.email})`, mark.toLowerCase()),
        eq(users.mobile, mark),
      ),
    )
    .orderBy(users.id)
    .limit(1);
  return user;
}

/** Undefined when the sign-in identity or the referral code is already taken. */
export async function insertUser(db: Queryable, user: NewUser): Promise<User | undefined> {
  const [inserted] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return inserted;
}

/** Ends the token that a user's calls are held against, if it is still this one. Whether it was. */
export async function endToken(db: Queryable, id: UserId, tokenId: string): Promise<boolean> {
  const ended = await db
    .update(users)
    .set({ tokenId: null })
    .where(and(eq(users.id, id), eq(users.tokenId, tokenId)))
    .returning({ id: users.id });
  return ended.length > 0;
}

/** Undefined for an unknown user. */
export async function updateUser(
  db: Queryable,
  id: UserId,
  change: Partial<Omit<NewUser, 'id'>>,
): Promise<User | undefined> {
  const [updated] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return updated;
}

/** Counts a day of presence once: true when this call was the first of that day. */
export async function countDay(
  db: Queryable,
  id: UserId,
  day: { today: string; yesterday: string },
): Promise<{ streakDays: number } | undefined> {
  const [counted] = await db
    .update(users)
    .set({
      lastSeenDay: day.today,
      streakDays: sql`case when ${users.lastSeenDay} = ${day.yesterday} then ${users.streakDays} + 1 else 1 end`,
    })
    .where(and(eq(users.id, id), sql`${users.lastSeenDay} is distinct from ${day.today}`))
    .returning({ streakDays: users.streakDays });
  return counted;
}

export async function deleteUser(tx: Transaction, id: UserId): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

export async function isDeletedIdentity(db: Queryable, hashes: string[]): Promise<boolean> {
  return (await db.$count(deletedIdentities, inArray(deletedIdentities.identityHash, hashes))) > 0;
}

export async function keepDeletedIdentities(tx: Transaction, hashes: string[], at: Date): Promise<void> {
  await tx
    .insert(deletedIdentities)
    .values(hashes.map((identityHash) => ({ identityHash, deletedAt: at })))
    .onConflictDoNothing();
}
