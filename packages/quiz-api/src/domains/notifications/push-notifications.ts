import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Alerts } from '../../alerts.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { notificationRecipients, notifications } from '../../db/schema/notifications.ts';
import type { PushMessenger } from '../../push/push-messenger.ts';
import { dropPushTokens, listNotFollowing, listOwnedTokens, markFollowing } from '../accounts/push-tokens.ts';

const BATCH = 100;
/** Of one round; what is left comes with the next one. */
const BATCHES = 50;
const FOLLOW_BATCH = 1000;
/** A push message tells of something that has just happened: an older one is only read in the game. */
const FRESH_MS = 10 * 60_000;

export interface PushTools {
  /** Undefined: notifications are read in the game alone. */
  readonly push: PushMessenger | undefined;
  readonly now: Date;
  readonly alerts: Alerts;
  readonly imageUrl: (stored: string) => string;
}

type Sent = typeof notifications.$inferSelect;

/**
 * Sends push messages about new notifications: each at most once, whichever server comes first. The notification itself
 * is in the game in any case. @returns how many were sent
 */
export async function pushNotifications(db: Database, tools: PushTools): Promise<number> {
  const { push } = tools;
  if (push !== undefined) await followAll(db, push, tools);
  let sent = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const due = await takeDue(db);
    if (push !== undefined) for (const each of due) if (await tryPush(db, push, each, tools)) sent += 1;
    if (due.length < BATCH) break;
  }
  return sent;
}

async function tryPush(db: Database, push: PushMessenger, due: Sent, tools: PushTools): Promise<boolean> {
  if (tools.now.getTime() - due.sentAt.getTime() > FRESH_MS) return false;
  try {
    await pushOne(db, push, due, tools);
    return true;
  } catch (error) {
    tools.alerts.raise('push-failed', { err: error, notificationId: due.id });
    return false;
  }
}

/** Marked before they are sent: a push that is lost in a crash is better than one that comes twice. */
async function takeDue(db: Database): Promise<Sent[]> {
  return await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.pushState, 'due'))
      .orderBy(notifications.id)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    return await tx
      .update(notifications)
      .set({ pushState: 'taken' })
      .where(inArray(notifications.id, ids))
      .returning();
  });
}

async function pushOne(
  db: Database,
  push: PushMessenger,
  notification: Sent,
  { imageUrl }: PushTools,
): Promise<void> {
  const { title, message: body, type, typeId, image } = notification;
  const message = { title, body, image: imageUrl(image), data: { type, type_id: typeId } };
  if (notification.audience === 'all') return await push.toFollowers(message);
  const rows = await db
    .select({ token: users.webFcmId })
    .from(notificationRecipients)
    .innerJoin(users, eq(users.id, notificationRecipients.userId))
    .where(
      and(
        eq(notificationRecipients.notificationId, notification.id),
        eq(users.isActive, true),
        ne(users.webFcmId, sql`''`),
      ),
    );
  const { deadTokens } = await push.toTokens(
    rows.map(({ token }) => token),
    message,
  );
  await dropPushTokens(db, deadTokens);
}

/** Brings those who hear what is sent to everyone up to the tokens that players have now. */
async function followAll(db: Database, push: PushMessenger, { alerts }: PushTools): Promise<void> {
  const behind = await listNotFollowing(db, FOLLOW_BATCH);
  if (behind.length === 0) return;
  try {
    const former = behind.map(({ following }) => following).filter((token) => token !== '');
    // A browser whose player changed keeps its token: it goes on following.
    const owned = await listOwnedTokens(db, former);
    await push.unfollow(former.filter((token) => !owned.has(token)));
    const { deadTokens } = await push.follow(
      behind.map(({ wanted }) => wanted).filter((token) => token !== ''),
    );
    for (const { id, wanted } of behind)
      await markFollowing(db, id, deadTokens.includes(wanted) ? '' : wanted);
    await dropPushTokens(db, deadTokens);
  } catch (error) {
    alerts.raise('push-failed', { err: error });
  }
}
