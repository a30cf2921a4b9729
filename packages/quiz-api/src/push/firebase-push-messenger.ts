import type {
  BatchResponse,
  Messaging,
  MessagingTopicManagementResponse,
  MulticastMessage,
} from 'firebase-admin/messaging';
import type { PushMessage, PushMessenger } from './push-messenger.ts';

/** What is used of firebase-admin; tests stand in for it here. */
export interface FirebaseMessaging
  extends Pick<Messaging, 'send' | 'subscribeToTopic' | 'unsubscribeFromTopic'> {
  sendEachForMulticast(message: MulticastMessage): Promise<Pick<BatchResponse, 'responses'>>;
}

/** The topic of everyone. */
const FOLLOWERS = 'players';
/** Most tokens of one call of the service. */
const SEND_BATCH = 500;
const TOPIC_BATCH = 1000;
const DEAD = ['messaging/registration-token-not-registered', 'messaging/invalid-registration-token'];

/** Push messages by Firebase Cloud Messaging. */
export function createFirebasePushMessenger(messaging: FirebaseMessaging): PushMessenger {
  return {
    async toFollowers(message) {
      await messaging.send({ topic: FOLLOWERS, ...contentOf(message) });
    },

    async toTokens(tokens, message) {
      const dead: string[] = [];
      for (const batch of batches(tokens, SEND_BATCH)) {
        const { responses } = await messaging.sendEachForMulticast({ tokens: batch, ...contentOf(message) });
        for (const [index, { error }] of responses.entries()) {
          if (error !== undefined && DEAD.includes(error.code)) dead.push(...batch.slice(index, index + 1));
        }
      }
      return { deadTokens: dead };
    },

    async follow(tokens) {
      const dead: string[] = [];
      for (const batch of batches(tokens, TOPIC_BATCH)) {
        dead.push(...deadOf(batch, await messaging.subscribeToTopic(batch, FOLLOWERS)));
      }
      return { deadTokens: dead };
    },

    async unfollow(tokens) {
      for (const batch of batches(tokens, TOPIC_BATCH))
        await messaging.unsubscribeFromTopic(batch, FOLLOWERS);
    },
  };
}

function contentOf({ title, body, image, data }: PushMessage) {
  return { notification: { title, body, ...(image !== '' && { imageUrl: image }) }, data: { ...data } };
}

function deadOf(batch: readonly string[], { errors }: MessagingTopicManagementResponse): string[] {
  return errors.flatMap(({ index, error }) =>
    DEAD.includes(error.code) ? batch.slice(index, index + 1) : [],
  );
}

function batches(tokens: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(tokens.length / size) }, (_, index) =>
    tokens.slice(index * size, (index + 1) * size),
  );
}
