import type { UserId } from '@quiz-arena/contract/ids';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';

/** Gives a browser's push token to a player, "" for none. A token is one browser's: whoever had it before loses it. */
export async function claimPushToken(tx: Transaction, userId: UserId, token: string): Promise<void> {
  if (token !== '') {
    await tx
      .update(users)
      .set({ webFcmId: '' })
      .where(and(eq(users.webFcmId, token), ne(users.id, userId)));
  }
  await tx.update(users).set({ webFcmId: token }).where(eq(users.id, userId));
}

/** Forgets tokens that reach nobody any more. */
export async function dropPushTokens(db: Queryable, tokens: readonly string[]): Promise<void> {
  if (tokens.length === 0) return;
  await db
    .update(users)
    .set({ webFcmId: '' })
    .where(inArray(users.webFcmId, [...tokens]));
}

/** Players whose token and the one that follows are not the same. */
export async function listNotFollowing(
  db: Queryable,
  limit: number,
): Promise<{ id: UserId; wanted: string; following: string }[]> {
  return await db
    .select({ id: users.id, wanted: users.webFcmId, following: users.followingFcmId })
    .from(users)
    .where(sql`${users.webFcmId} <> ${users.followingFcmId}`)
    .orderBy(users.id)
    .limit(limit);
}

/** Which of these tokens some player has. */
export async function listOwnedTokens(db: Queryable, tokens: readonly string[]): Promise<Set<string>> {
  if (tokens.length === 0) return new Set();
  const rows = await db
    .select({ token: users.webFcmId })
    .from(users)
    .where(inArray(users.webFcmId, [...tokens]));
  return new Set(rows.map(({ token }) => token));
}

export async function markFollowing(db: Queryable, id: UserId, token: string): Promise<void> {
  await db.update(users).set({ followingFcmId: token }).where(eq(users.id, id));
}
