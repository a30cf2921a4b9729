import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFirebasePushMessenger } from '../../push/firebase-push-messenger.ts';
import {
  createFakeFirebaseMessaging,
  type FakeFirebaseMessaging,
} from '../../testing/fake-firebase-messaging.ts';
import { createRecordedAlerts } from '../../testing/recorded-alerts.ts';
import { startTestApi, type TestApi, type TestPlayer } from '../../testing/test-api.ts';
import { pushNotifications } from './push-notifications.ts';

let api: TestApi;
let firebase: FakeFirebaseMessaging;
const alerts = createRecordedAlerts();
/** The API keeps its messenger; what is behind it is new for each test. */
const push = createFirebasePushMessenger({
  send: (...args) => firebase.send(...args),
  sendEachForMulticast: (...args) => firebase.sendEachForMulticast(...args),
  subscribeToTopic: (...args) => firebase.subscribeToTopic(...args),
  unsubscribeFromTopic: (...args) => firebase.unsubscribeFromTopic(...args),
});
beforeAll(async () => {
  api = await startTestApi({}, { push });
});
afterAll(() => api.close());
beforeEach(async () => {
  firebase = createFakeFirebaseMessaging();
  await api.db.execute(`update users set web_fcm_id = '', following_fcm_id = ''`);
});

const tools = () => ({ push, now: api.clock.now(), alerts, imageUrl: (stored: string) => stored });
const sweep = () => pushNotifications(api.db, tools());
const setToken = (player: TestPlayer, web_fcm_id: string) =>
  api.call('update_fcm_id', { web_fcm_id }, player);
const tell = (title: string, user?: TestPlayer, more = {}) =>
  api.operate('notify', { title, message: 'In full', ...(user && { user: user.id }), ...more });

describe('push messages', () => {
  it('go to everyone who follows, and to the one who is meant', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp()];
    await setToken(ada, 'browser-a');
    await setToken(bob, 'browser-b');
    await tell('To all', undefined, { type: 'contest', type_id: '7' });
    await tell('To Bob', bob);
    expect(await sweep()).toBe(2);
    expect(firebase.followers).toEqual(new Set(['browser-a', 'browser-b']));
    expect(firebase.sent).toEqual([
      ['topic:players', 'To all', { type: 'contest', type_id: '7' }],
      ['browser-b', 'To Bob', { type: 'default', type_id: '' }],
    ]);
  });

  it('are sent once, however many servers sweep at once, and never again', async () => {
    await tell('Once');
    await Promise.all([sweep(), sweep(), sweep()]);
    await sweep();
    expect(firebase.sent).toHaveLength(1);
  });

  it('are not sent late: what is old is read in the game', async () => {
    const player = await api.signUp();
    await setToken(player, 'browser');
    await tell('Old news', player);
    api.clock.advance(11 * 60_000);
    expect(await sweep()).toBe(0);
    expect((await api.call('get_notifications', {}, player)).body.data[0].title).toBe('Old news');
  });

  it('leave out a closed account, and forget a token that reaches nobody', async () => {
    const [closed, moved] = [await api.signUp(), await api.signUp()];
    await setToken(closed, 'closed');
    await setToken(moved, 'gone');
    await sweep();
    await api.operate('user-deactivate', { user: closed.id });
    firebase.dead.add('gone');
    await tell('To the closed one', closed);
    await tell('To the one who moved', moved);
    await sweep();
    expect(firebase.sent).toEqual([]);
    expect((await api.operate('user-find', { user: moved.id })).body.web_fcm_id).toBe('');
  });

  it('go with the browser to the player who is signed in there, and end with signing out', async () => {
    const [first, second] = [await api.signUp(), await api.signUp()];
    await setToken(first, 'shared');
    await sweep();
    await setToken(second, 'shared');
    await tell('To the first', first);
    await tell('To the second', second);
    await sweep();
    expect(firebase.sent.map(([, title]) => title)).toEqual(['To the second']);
    expect(firebase.followers).toEqual(new Set(['shared']));
    await api.post('sign_out', {}, second);
    await sweep();
    expect(firebase.followers).toEqual(new Set());
  });

  it('end with the account', async () => {
    const player = await api.signUp();
    await setToken(player, 'leaving');
    await sweep();
    expect(firebase.followers).toEqual(new Set(['leaving']));
    await api.post('delete_user_account', {}, player);
    expect(firebase.followers).toEqual(new Set());
  });

  it('raise an alert while the service is down, and whoever wanted to follow does so later', async () => {
    const player = await api.signUp();
    await setToken(player, 'patient');
    await tell('Lost', player);
    firebase.isDown = true;
    expect(await sweep()).toBe(0);
    expect(alerts.raised).toContain('push-failed');
    firebase.isDown = false;
    await sweep();
    expect(firebase.followers).toEqual(new Set(['patient']));
    expect(firebase.sent).toEqual([]);
  });

  it('are none without a messenger: notifications are read in the game', async () => {
    const player = await api.signUp();
    await tell('In the game', player);
    expect(await pushNotifications(api.db, { ...tools(), push: undefined })).toBe(0);
    expect(await sweep()).toBe(0);
    expect((await api.call('get_notifications', {}, player)).body.data[0].title).toBe('In the game');
  });
});
