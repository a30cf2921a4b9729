import type { UserId } from '@quiz-arena/contract/ids';
import type { Transaction } from '../../db/database.ts';
import { notificationRecipients, notifications } from '../../db/schema/notifications.ts';

/** Rows of one statement: it takes 65,535 values at most. */
const BATCH = 5_000;

export interface Notification {
  readonly title: string;
  readonly message: string;
  /** What it leads to: "contest", "exam", "category", or "default" for nothing. */
  readonly type: string;
  /** Which one of them; "" for none. */
  readonly typeId: string;
  /** A path below /media, an absolute URL, or "". */
  readonly image: string;
}

/** Sends a notification to everyone, or to some players; a push message follows with the next sweep. @returns its id */
export async function notify(
  tx: Transaction,
  notification: Notification,
  to: { readonly users: 'all' | readonly UserId[]; readonly at: Date },
): Promise<string> {
  const audience = to.users === 'all' ? 'all' : 'selected';
  const [sent] = await tx
    .insert(notifications)
    .values({ ...notification, audience, sentAt: to.at, pushState: 'due' })
    .returning({ id: notifications.id });
  if (sent === undefined) throw new Error('an inserted notification is returned');
  if (to.users !== 'all' && to.users.length > 0) {
    const recipients = [...new Set(to.users)].map((userId) => ({ userId, notificationId: sent.id }));
    for (let start = 0; start < recipients.length; start += BATCH) {
      await tx.insert(notificationRecipients).values(recipients.slice(start, start + BATCH));
    }
  }
  return sent.id;
}
