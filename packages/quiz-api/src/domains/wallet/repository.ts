import type { UserId } from '@quiz-arena/contract/ids';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { paymentRequests } from '../../db/schema/wallet.ts';

export type PaymentRequest = typeof paymentRequests.$inferSelect;

const shown = (userId: UserId) =>
  and(eq(paymentRequests.userId, userId), ne(paymentRequests.state, 'cancelled'));

/** A page of a player's requests, newest first; those taken back are left out. */
export async function listRequests(
  db: Queryable,
  { userId, offset, limit }: { userId: UserId; offset: number; limit: number },
): Promise<PaymentRequest[]> {
  return await db
    .select()
    .from(paymentRequests)
    .where(shown(userId))
    .orderBy(desc(paymentRequests.id))
    .limit(limit)
    .offset(offset);
}

export async function countRequests(db: Queryable, userId: UserId): Promise<number> {
  return await db.$count(paymentRequests, shown(userId));
}

export async function findLastRequest(db: Queryable, userId: UserId): Promise<PaymentRequest | undefined> {
  const [last] = await listRequests(db, { userId, offset: 0, limit: 1 });
  return last;
}

export async function insertRequest(
  tx: Transaction,
  request: typeof paymentRequests.$inferInsert,
): Promise<PaymentRequest> {
  const [inserted] = await tx.insert(paymentRequests).values(request).returning();
  if (inserted === undefined) throw new Error('an inserted payment request is returned');
  return inserted;
}

/** A request, locked until the transaction ends. */
export async function lockRequest(tx: Transaction, id: string): Promise<PaymentRequest | undefined> {
  const [request] = await tx.select().from(paymentRequests).where(eq(paymentRequests.id, id)).for('update');
  return request;
}

/** A player's pending requests, locked until the transaction ends. */
export async function lockPending(tx: Transaction, userId: UserId): Promise<PaymentRequest[]> {
  return await tx
    .select()
    .from(paymentRequests)
    .where(and(eq(paymentRequests.userId, userId), eq(paymentRequests.state, 'pending')))
    .orderBy(asc(paymentRequests.id))
    .for('update');
}

export async function endRequest(
  tx: Transaction,
  id: string,
  end: { state: 'completed' | 'refused' | 'cancelled'; endedAt: Date },
): Promise<void> {
  await tx.update(paymentRequests).set(end).where(eq(paymentRequests.id, id));
}

/** Requests of all players in a state, oldest first. */
export async function listByState(
  db: Queryable,
  state: PaymentRequest['state'],
  limit: number,
): Promise<PaymentRequest[]> {
  return await db
    .select()
    .from(paymentRequests)
    .where(eq(paymentRequests.state, state))
    .orderBy(asc(paymentRequests.id))
    .limit(limit);
}
