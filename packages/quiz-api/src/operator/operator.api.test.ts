import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const acts = async () => (await api.operate('audit', { limit: 3 })).body.acts;

async function operateOnce(command: string, given: object, key: string) {
  const response = await api.app.inject({
    method: 'POST',
    url: `/operator/${command}`,
    headers: { authorization: `Bearer ${api.config.OPERATOR_KEY}`, 'idempotency-key': key },
    payload: given,
  });
  return { status: response.statusCode, body: response.json() };
}
const coinsOf = async (user: string) => (await api.operate('user-find', { user })).body.coins;

describe('what operators do', () => {
  it('is written down with its arguments and what became of it', async () => {
    const player = await api.signUp();
    await api.operate('user-coins', { user: player.id, coins: 5, reason: 'A lost prize' });
    await api.operate('user-find', { user: '999999' });
    expect(await acts()).toMatchObject([
      { command: 'audit', outcome: 'done' },
      { command: 'user find', given: { user: '999999' }, outcome: 'refused' },
      {
        command: 'user coins',
        given: { user: player.id, coins: 5, reason: 'A lost prize' },
        outcome: 'done',
        actedAt: api.clock.now().toISOString(),
      },
    ]);
  });

  it('is not done, nor written down, without the key, without a reason or with broken arguments', async () => {
    const before = await acts();
    for (const given of [{ user: '1', coins: 5 }, { user: '1', coins: 0, reason: 'None' }, { user: '1' }]) {
      expect((await api.operate('user-coins', given)).status).toBe(400);
    }
    const headers = { authorization: 'Bearer not-the-key' };
    for (const url of ['/operator/reconcile', '/operator/backup', '/operator/restore']) {
      const strange = await api.app.inject({ method: 'POST', url, headers, payload: {} });
      expect([url, strange.statusCode]).toEqual([url, 401]);
    }
    const [looked, ...rest] = await acts();
    expect(looked).toMatchObject({ command: 'audit' });
    expect(rest).toEqual(before.slice(0, 2));
  });

  it('[C41] is undone when it cannot be written down', async () => {
    const own = await startTestApi();
    const player = await own.signUp();
    await own.db.execute(
      `alter table operator_acts add constraint "only refusals" check (outcome <> 'done')`,
    );
    const { status } = await own.operate('user-coins', { user: player.id, coins: 5, reason: 'Unrecorded' });
    await own.db.execute('alter table operator_acts drop constraint "only refusals"');
    expect(status).toBe(500);
    expect((await own.operate('user-find', { user: player.id })).body.coins).toBe('10');
    await own.close();
  });

  it('takes coins, too, but none that are not there', async () => {
    const { id } = await api.signUp();
    const take = (coins: number) => api.operate('user-coins', { user: id, coins, reason: 'A mistake' });
    expect((await take(-4)).body).toEqual({ coins: -4, balance: { bonus: 6, earned: 0 } });
    expect(await take(-7)).toEqual({ status: 400, body: { error: 'The player does not have 7 coins.' } });
    expect((await api.operate('reconcile', {})).body).toEqual({ faults: [] });
  });
});

describe('a command with an idempotency key', () => {
  it('[C41] is carried out once, however often and however fast it comes', async () => {
    const { id } = await api.signUp();
    const key = randomUUID();
    const given = { user: id, coins: 25, reason: 'Once' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => operateOnce('user-coins', given, key)));
    for (const answer of answers) {
      expect(answer).toEqual({ status: 200, body: { coins: 25, balance: { bonus: 35, earned: 0 } } });
    }
    expect(await coinsOf(id)).toBe('35');
  });

  it('does not answer for another command', async () => {
    const { id } = await api.signUp();
    const key = randomUUID();
    await operateOnce('user-coins', { user: id, coins: 1, reason: 'One' }, key);
    const other = await operateOnce('user-coins', { user: id, coins: 2, reason: 'Two' }, key);
    expect(other).toEqual({ status: 400, body: { error: `The key ${key} belongs to another command.` } });
    expect(await coinsOf(id)).toBe('11');
  });

  it('may be used again when the first try was refused', async () => {
    const key = randomUUID();
    const name = 'Late';
    const given = { user: 'late@example.com', coins: 3, reason: 'Early' };
    expect((await operateOnce('user-coins', given, key)).status).toBe(400);
    const token = api.idTokenOf({ firebaseId: 'late', email: given.user, isEmailVerified: true });
    await api.call('user_signup', { firebase_id: 'late', type: 'email', name }, { token });
    expect((await operateOnce('user-coins', given, key)).status).toBe(200);
  });

  it('shows the secrets of its answer to nobody again', async () => {
    const key = randomUUID();
    const first = await operateOnce('load-users', { count: 1, coins: 0 }, key);
    expect(first.body.users).toHaveLength(1);
    const again = await operateOnce('load-users', { count: 1, coins: 0 }, key);
    expect(again.status).toBe(400);
    expect(JSON.stringify(again.body)).not.toContain(first.body.users[0].api_token);
  });
});
