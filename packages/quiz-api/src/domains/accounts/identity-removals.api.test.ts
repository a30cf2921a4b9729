import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityRemovals } from '../../db/schema/accounts.ts';
import { createRecordedAlerts } from '../../testing/recorded-alerts.ts';
import { startTestApi, type TestApi, type TestPlayer } from '../../testing/test-api.ts';
import { removeIdentities } from './identity-removals.ts';

const MINUTE_MS = 60_000;

let api: TestApi;
let isDown = false;
const removed: string[] = [];
const accounts = {
  async remove(firebaseId: string) {
    if (isDown) throw new Error('the service is down');
    removed.push(firebaseId);
  },
};
const alerts = createRecordedAlerts();
beforeAll(async () => {
  api = await startTestApi({}, { accounts });
});
afterAll(() => api.close());

const sweep = () => removeIdentities(api.db, { accounts, now: api.clock.now(), alerts });
const waiting = () => api.db.select().from(identityRemovals);
const leave = (player: TestPlayer) => api.post('delete_user_account', {}, player);
const uidOf = async (player: TestPlayer): Promise<string> =>
  (await api.call('get_user_by_id', {}, player)).body.data.firebase_id;

describe('deleting an account', () => {
  it('deletes the one at the sign-in service with it', async () => {
    const player = await api.signUp();
    const uid = await uidOf(player);
    expect((await leave(player)).body).toEqual({ error: false, message: '111' });
    expect(removed).toEqual([uid]);
    expect(await waiting()).toEqual([]);
  });

  it('does so later when the service is down: again and again, less and less often', async () => {
    const player = await api.signUp();
    const uid = await uidOf(player);
    isDown = true;
    expect((await leave(player)).body).toEqual({ error: false, message: '111' });
    expect(await sweep()).toBe(0);
    expect(await waiting()).toMatchObject([{ firebaseId: uid, tries: 1 }]);
    api.clock.advance(MINUTE_MS);
    await sweep();
    api.clock.advance(MINUTE_MS);
    await sweep();
    expect(await waiting()).toMatchObject([{ tries: 2 }]);
    expect(alerts.raised).toEqual(['identity-not-removed']);
    isDown = false;
    api.clock.advance(MINUTE_MS);
    expect(await sweep()).toBe(1);
    expect(removed.at(-1)).toBe(uid);
    expect(await waiting()).toEqual([]);
  });

  it('spares whoever has come back meanwhile', async () => {
    const player = await api.signUp();
    const uid = await uidOf(player);
    isDown = true;
    await leave(player);
    const token = api.idTokenOf({ firebaseId: uid, isEmailVerified: true });
    const { body } = await api.call('user_signup', { firebase_id: uid, type: 'email' }, { token });
    isDown = false;
    api.clock.advance(10 * MINUTE_MS);
    expect(await sweep()).toBe(0);
    expect(removed).not.toContain(uid);
    expect(body.data.coins).toBe('0');
  });

  it('waits, without an alert, where nothing may be deleted', async () => {
    const before = await waiting();
    const none = { accounts: undefined, now: api.clock.now(), alerts: createRecordedAlerts() };
    expect(await removeIdentities(api.db, none)).toBe(0);
    expect(none.alerts.raised).toEqual([]);
    expect(await waiting()).toEqual(before);
  });
});
