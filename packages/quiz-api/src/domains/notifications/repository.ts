import type { UserId } from '@quiz-arena/contract/ids';
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { notificationRecipients, notifications } from '../../db/schema/notifications.ts';

export interface NotificationQuery {
  readonly userId: UserId;
  readonly sort: 'date_sent' | 'id';
  readonly isAscending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A page of what was sent to a player since he registered. */
export async function listNotifications(
  db: Queryable,
  { userId, sort, isAscending, offset, limit }: NotificationQuery,
): Promise<(typeof notifications.$inferSelect)[]> {
  const direction = isAscending ? asc : desc;
  const column = sort === 'id' ? notifications.id : notifications.sentAt;
  return await db
    .select()
    .from(notifications)
    .where(meantFor(db, userId))
    .orderBy(direction(column), direction(notifications.id))
    .limit(limit)
    .offset(offset);
}

export async function countNotifications(db: Queryable, userId: UserId): Promise<number> {
  return await db.$count(notifications, meantFor(db, userId));
}

/** Found from what is everybody's and what is the player's own: what others were sent does not count. */
function meantFor(db: Queryable, userId: UserId) {
  const everybodys = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.audience, 'all'));
  const own = db
    .select({ id: notificationRecipients.notificationId })
    .from(notificationRecipients)
    .where(eq(notificationRecipients.userId, userId));
  const registered = db.select({ at: users.registeredAt }).from(users).where(eq(users.id, userId));
  return and(
    gte(notifications.sentAt, sql`(${registered})`),
    inArray(notifications.id, unionAll(everybodys, own)),
  );
}
