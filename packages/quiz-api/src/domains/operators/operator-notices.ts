import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { operatorNotices } from '../../db/schema/operators.ts';

export type OperatorNotice = Pick<typeof operatorNotices.$inferInsert, 'kind' | 'message' | 'about'>;

/** Tells operators of something, in the transaction in which it happens. */
export async function raiseNotice(tx: Transaction, notice: OperatorNotice, at: Date): Promise<void> {
  await tx.insert(operatorNotices).values({ ...notice, raisedAt: at });
}

/** Notices that nobody is done with, oldest first. */
export async function listOpenNotices(db: Queryable, limit: number): Promise<object[]> {
  return await db
    .select({
      id: operatorNotices.id,
      kind: operatorNotices.kind,
      message: operatorNotices.message,
      about: operatorNotices.about,
      raised_at: operatorNotices.raisedAt,
    })
    .from(operatorNotices)
    .where(isNull(operatorNotices.doneAt))
    .orderBy(asc(operatorNotices.id))
    .limit(limit);
}

/** @returns false when there is no such open notice */
export async function resolveNotice(db: Queryable, id: string, at: Date): Promise<boolean> {
  const resolved = await db
    .update(operatorNotices)
    .set({ doneAt: at })
    .where(and(eq(operatorNotices.id, id), isNull(operatorNotices.doneAt)))
    .returning({ id: operatorNotices.id });
  return resolved.length > 0;
}
