import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coinsOf } from '../../testing/play-level.ts';
import { startTestApi, type TestApi, type TestPlayer } from '../../testing/test-api.ts';
import { grant } from '../ledger/grant.ts';
import { reconcile } from '../ledger/reconcile.ts';

const HOUR_MS = 3_600_000;
const claim = {
  payment_type: 'PayPal',
  payment_address: 'ada@example.com',
  payment_amount: '20.00',
  coin_used: '200',
  details: 'Two hundred coins',
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A player with 500 earned coins beside the ten of the welcome. */
async function winner(): Promise<TestPlayer> {
  const player = await api.signUp();
  await api.db.transaction((tx) =>
    grant(tx, {
      userId: player.id,
      amount: 500,
      kind: 'earned',
      title: 'wonQuizZone',
      key: `test:${player.id}`,
      at: api.clock.now(),
    }),
  );
  return player;
}

const request = async (player: TestPlayer, fields: Partial<typeof claim> = {}) =>
  (await api.post('set_payment_request', { ...claim, ...fields }, player)).body;
const requests = async (player: TestPlayer) => (await api.post('get_payment_request', {}, player)).body;
const cancel = async (player: TestPlayer, payment_id: string) =>
  (await api.post('delete_pending_payment_request', { payment_id }, player)).body;

describe('redeeming coins', () => {
  it('[C38] holds them at once and lists the request as pending', async () => {
    const player = await winner();
    expect(await request(player)).toEqual({ error: false, message: '111' });
    expect(await coinsOf(api, player)).toBe(310);
    expect(await requests(player)).toMatchObject({
      total: '1',
      data: [{ ...claim, user_id: player.id, status: '0', status_date: '' }],
    });
    const history = (await api.post('get_tracker_data', {}, player)).body.data[0];
    expect(history).toMatchObject({ type: 'redeemRequest', points: '-200', status: '1' });
  });

  it('[C38] takes earned coins only: bonus coins can never be redeemed', async () => {
    const player = await winner();
    await api.operate('user-coins', { user: player.id, coins: 1000, reason: 'For a test' });
    expect(await request(player, { coin_used: '510', payment_amount: '51' })).toEqual({
      error: true,
      message: '140',
    });
    expect(await request(player, { coin_used: '500', payment_amount: '50' })).toMatchObject({ error: false });
    expect(await coinsOf(api, player)).toBe(1010);
  });

  it('[C38] refuses less than the minimum, and an amount that does not follow from the coins', async () => {
    const player = await winner();
    expect(await request(player, { coin_used: '99', payment_amount: '9.9' })).toEqual({
      error: true,
      message: '140',
    });
    expect(await request(player, { payment_amount: '2000' })).toEqual({ error: true, message: '143' });
    expect(await request(player, { details: '' })).toEqual({ error: true, message: '103' });
    expect(await requests(player)).toEqual({ error: true, message: '102' });
    expect(await coinsOf(api, player)).toBe(510);
  });

  it('[C38] waits 48 hours between two requests, also between 50 at once', async () => {
    const player = await winner();
    const all = await Promise.all(Array.from({ length: 50 }, () => request(player)));
    expect(all.filter(({ message }) => message === '111')).toHaveLength(1);
    expect(all.filter(({ message }) => message === '127')).toHaveLength(49);
    expect(await coinsOf(api, player)).toBe(310);
    api.clock.advance(48 * HOUR_MS - 1);
    expect(await request(player)).toEqual({ error: true, message: '127' });
    api.clock.advance(1);
    expect(await request(player)).toMatchObject({ error: false });
    expect(await coinsOf(api, player)).toBe(110);
  });

  it('[C39] gives the coins of a request back that its player takes back, once', async () => {
    const player = await winner();
    await request(player);
    const { id } = (await requests(player)).data[0];
    expect(await cancel(await winner(), id)).toEqual({ error: true, message: '102' });
    expect(await cancel(player, id)).toEqual({ error: false, message: '111' });
    expect(await coinsOf(api, player)).toBe(510);
    expect(await cancel(player, id)).toEqual({ error: true, message: '102' });
    expect(await requests(player)).toEqual({ error: true, message: '102' });
    expect(await request(player)).toMatchObject({ error: false });
  });

  it('is closed in the demo version and while payments are off', async () => {
    const player = await winner();
    await api.operate('settings-set', { key: 'demo_version', value: '1' });
    expect(await request(player)).toEqual({ error: true, message: '141' });
    await api.operate('settings-set', { key: 'demo_version', value: '0' });
    await api.operate('settings-set', { key: 'payment_mode', value: '0' });
    expect(await request(player)).toEqual({ error: true, message: '143' });
    await api.operate('settings-set', { key: 'payment_mode', value: '1' });
  });
});

describe('an account that is deleted', () => {
  it('[C27] leaves the coins of its pending request to the house', async () => {
    const player = await winner();
    await request(player);
    expect((await api.post('delete_user_account', {}, player)).body).toEqual({
      error: false,
      message: '111',
    });
    expect(await reconcile(api.db)).toEqual([]);
    const { rows } = await api.db.execute(
      sql`select sum(bonus + earned)::int as rest from ledger_entries where account_kind = 'redeem' group by account_id
        having sum(bonus + earned) <> 0`,
    );
    const held = await api.operate('payout-list', {});
    expect(rows).toHaveLength(held.body.requests.length);
  });
});

describe('an operator', () => {
  it('[C39] lists pending requests, approves one and refuses another, each once', async () => {
    const paid = await winner();
    const refused = await winner();
    for (const player of [paid, refused]) await request(player);
    const { body } = await api.operate('payout-list', {});
    const idOf = (player: TestPlayer) =>
      body.requests.find((entry: { user_id: string }) => entry.user_id === player.id).id;
    expect((await api.operate('payout-approve', { request: idOf(paid) })).status).toBe(200);
    expect((await api.operate('payout-refuse', { request: idOf(refused) })).status).toBe(200);
    expect((await api.operate('payout-refuse', { request: idOf(paid) })).status).toBe(400);
    expect((await requests(paid)).data[0]).toMatchObject({
      status: '1',
      status_date: expect.stringContaining('T'),
    });
    expect((await requests(refused)).data[0].status).toBe('2');
    expect(await coinsOf(api, paid)).toBe(310);
    expect(await coinsOf(api, refused)).toBe(510);
    expect(await cancel(paid, idOf(paid))).toEqual({ error: true, message: '135' });
    expect(await reconcile(api.db)).toEqual([]);
  });

  it('[C39] has decided nothing when the player could not be told', async () => {
    const player = await winner();
    await request(player);
    const { id } = (await requests(player)).data[0];
    await api.db.execute(sql`alter table notifications rename to notifications_away`);
    expect((await api.operate('payout-approve', { request: id })).status).toBe(500);
    await api.db.execute(sql`alter table notifications_away rename to notifications`);
    expect((await requests(player)).data[0].status).toBe('0');
    expect((await api.operate('payout-approve', { request: id })).status).toBe(200);
  });

  it('tells the player of it', async () => {
    const player = await winner();
    await request(player);
    const { id } = (await requests(player)).data[0];
    await api.operate('payout-approve', { request: id });
    const { body } = await api.post('get_notifications', {}, player);
    expect(body.data).toMatchObject([{ users: 'selected', type: 'payout', type_id: id }]);
  });
});
