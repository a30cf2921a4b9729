import type { UserId } from '@quiz-arena/contract/ids';
import { asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { attempts } from '../../db/schema/attempts.ts';

/** Locks all attempts of a player until the transaction ends. @returns how many there are */
export async function lockAllAttempts(tx: Transaction, userId: UserId): Promise<number> {
  const locked = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(eq(attempts.userId, userId))
    .orderBy(asc(attempts.id))
    .for('update');
  return locked.length;
}

export async function countAttempts(db: Queryable, userId: UserId): Promise<number> {
  return await db.$count(attempts, eq(attempts.userId, userId));
}
