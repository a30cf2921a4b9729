import { expect, it } from 'vitest';
import { createFakeFirebaseMessaging } from '../testing/fake-firebase-messaging.ts';
import { createFirebasePushMessenger } from './firebase-push-messenger.ts';

const message = {
  title: 'Hello',
  body: 'You',
  image: 'https://pictures.example/a.png',
  data: { type: 'exam' },
};

it('sends to any number of tokens in the portions that the service takes, and names the dead ones', async () => {
  const firebase = createFakeFirebaseMessaging();
  const tokens = Array.from({ length: 1201 }, (_, index) => `token-${index}`);
  firebase.dead.add('token-0').add('token-777');
  const messenger = createFirebasePushMessenger(firebase);
  expect(await messenger.toTokens(tokens, message)).toEqual({ deadTokens: ['token-0', 'token-777'] });
  expect(firebase.sent).toHaveLength(1199);
  expect(await messenger.follow(tokens)).toEqual({ deadTokens: ['token-0', 'token-777'] });
  expect(firebase.followers.size).toBe(1199);
});

it('sends nothing to nobody', async () => {
  const firebase = createFakeFirebaseMessaging();
  expect(await createFirebasePushMessenger(firebase).toTokens([], message)).toEqual({ deadTokens: [] });
  expect(firebase.sent).toEqual([]);
});
