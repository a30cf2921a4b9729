import type { MulticastMessage } from 'firebase-admin/messaging';
import type { FirebaseMessaging } from '../push/firebase-push-messenger.ts';

/** What the messaging service would have done, at the edge of firebase-admin. */
export interface FakeFirebaseMessaging extends FirebaseMessaging {
  /** Messages by where they went: "topic:players" or a token. */
  readonly sent: readonly (readonly [to: string, title: string, data: Readonly<Record<string, string>>])[];
  /** Tokens that follow the topic. */
  readonly followers: ReadonlySet<string>;
  /** Tokens that the service knows no more. */
  readonly dead: Set<string>;
  /** Whether it cannot be reached. */
  isDown: boolean;
}

export function createFakeFirebaseMessaging(): FakeFirebaseMessaging {
  const sent: [string, string, Record<string, string>][] = [];
  const followers = new Set<string>();
  const dead = new Set<string>();
  const gone = () => ({
    code: 'messaging/registration-token-not-registered',
    message: 'gone',
    toJSON: () => ({}),
    name: 'Error',
    hasCode: () => true,
  });
  const fake = {
    sent,
    followers,
    dead,
    isDown: false,
    async send(message: Parameters<FirebaseMessaging['send']>[0]) {
      refuseWhenDown();
      const to = 'topic' in message ? `topic:${message.topic}` : 'elsewhere';
      sent.push([to, message.notification?.title ?? '', message.data ?? {}]);
      return 'name';
    },
    async sendEachForMulticast({ tokens, notification, data = {} }: MulticastMessage) {
      refuseWhenDown();
      if (tokens.length > 500) throw new Error('at most 500 tokens');
      const responses = tokens.map((token) => {
        if (dead.has(token)) return { success: false, error: gone() };
        sent.push([token, notification?.title ?? '', data]);
        return { success: true, messageId: token };
      });
      return { responses };
    },
    async subscribeToTopic(given: string | string[]) {
      refuseWhenDown();
      const tokens = [given].flat();
      const errors = tokens.flatMap((token, index) => (dead.has(token) ? [{ index, error: gone() }] : []));
      for (const token of tokens) if (!dead.has(token)) followers.add(token);
      return { errors, failureCount: errors.length, successCount: tokens.length - errors.length };
    },
    async unsubscribeFromTopic(given: string | string[]) {
      refuseWhenDown();
      for (const token of [given].flat()) followers.delete(token);
      return { errors: [], failureCount: 0, successCount: [given].flat().length };
    },
  };
  function refuseWhenDown(): void {
    if (fake.isDown) throw new Error('the service is down');
  }
  return fake;
}
