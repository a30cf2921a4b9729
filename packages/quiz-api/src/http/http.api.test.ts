import { actionNames, actions } from '@quiz-arena/contract/action-registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const namesOf = (...access: string[]) => actionNames.filter((name) => access.includes(actions[name].access));
const forPlayers = namesOf('player', 'player-or-service');

describe('authorisation of players', () => {
  it.each(forPlayers)('%s without a token is 401 with 125', async (name) => {
    expect(await api.post(name, {})).toEqual({ status: 401, body: { error: true, message: '125' } });
  });

  it('lets a token live for 30 days and no longer', async () => {
    const own = await startTestApi();
    const { token } = await own.signUp();
    own.clock.advance(30 * 86_400_000 - 1000);
    expect((await own.call('get_user_coin_score', {}, { token })).status).toBe(200);
    own.clock.advance(2000);
    expect((await own.call('get_user_coin_score', {}, { token })).status).toBe(401);
    await own.close();
  });

  it('answers a deactivated account with 126 and takes its token for good', async () => {
    const { id, token } = await api.signUp('Gone');
    await api.operate('user-deactivate', { user: id });
    expect(await api.call('get_user_coin_score', {}, { token })).toEqual({
      status: 401,
      body: { error: true, message: '126' },
    });
    await api.operate('user-activate', { user: id });
    expect((await api.call('get_user_coin_score', {}, { token })).body.message).toBe('129');
  });
});

describe('authorisation of the service', () => {
  it.each(namesOf('service', 'player-or-service'))('%s refuses a wrong key', async (name) => {
    const { status, body } = await api.post(name, {}, { serviceKey: 'x'.repeat(43) });
    expect([status, body.message]).toEqual([401, '129']);
  });

  it('reads a player whom the service names', async () => {
    const { id } = await api.signUp('Named');
    const { body } = await api.call(
      'get_user_by_id',
      { user_id: id },
      { serviceKey: api.config.SERVICE_KEY },
    );
    expect(body.data).toMatchObject({ id, name: 'Named', rating: '1500', rating_deviation: '350' });
  });

  it('does not let a player name another one', async () => {
    const [one, other] = [await api.signUp('One'), await api.signUp('Other')];
    const { body } = await api.call('get_user_by_id', { user_id: other.id }, { token: one.token });
    expect(body).toEqual({ error: true, message: '143' });
  });
});

describe('the envelope', () => {
  it('is 404 for an unknown action and for another method', async () => {
    expect((await api.post('get_everything', {})).status).toBe(404);
    expect((await api.app.inject({ method: 'GET', url: '/api/get_languages' })).statusCode).toBe(404);
  });

  it('is 103 for an unknown, a wrong and a repeated field', async () => {
    const refused = { status: 200, body: { error: true, message: '103' } };
    expect(await api.post('get_languages', { nonsense: '1' })).toEqual(refused);
    expect(await api.post('get_categories', { type: '9' })).toEqual(refused);
    const repeated = await api.app.inject({
      method: 'POST',
      url: '/api/get_categories',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'type=1&type=1',
    });
    expect([repeated.statusCode, repeated.json().message]).toEqual([200, '103']);
  });

  it('refuses a field that a multipart body repeats', async () => {
    const form = new FormData();
    form.append('language_id', '14');
    form.append('language_id', '15');
    const response = await postForm('get_languages', form);
    expect([response.statusCode, response.json().message]).toEqual([200, '103']);
  });

  it('takes multipart, urlencoded, no body, and an empty field as left out', async () => {
    const form = new FormData();
    form.append('language_id', '');
    const answers = [
      (await postForm('get_languages', form)).json(),
      (await api.post('get_languages', { language_id: '' })).body,
      (await api.app.inject({ method: 'POST', url: '/api/get_languages' })).json(),
    ];
    for (const answer of answers) {
      expect(answer.error).toBe(false);
      expect(answer.data[0]).toEqual({ id: '14', language: 'English (US)', code: 'en', default_active: '1' });
    }
  });

  it('is 400 for a body that cannot be parsed', async () => {
    for (const [type, payload] of [
      ['multipart/form-data', 'no boundary'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="language_id"\r\n\r\n1',
      ],
      ['application/json', '{'],
      ['text/plain', 'hello'],
    ] as const) {
      const response = await api.app.inject({
        method: 'POST',
        url: '/api/get_languages',
        headers: { 'content-type': type },
        payload,
      });
      expect([type, response.statusCode, response.json()]).toEqual([
        type,
        400,
        { error: true, message: '103' },
      ]);
    }
  });

  it('is 413 for a body, a field or a file over its limit', async () => {
    const field = new FormData();
    field.append('language_id', 'x'.repeat(api.config.BODY_LIMIT_BYTES + 1));
    expect((await postForm('get_languages', field)).statusCode).toBe(413);
    const { token } = await api.signUp();
    const file = new FormData();
    file.append('image', new Blob([new Uint8Array(api.config.UPLOAD_LIMIT_BYTES + 1)]), 'a.png');
    expect((await postForm('upload_profile_image', file, token)).statusCode).toBe(413);
    const long = await api.post('get_languages', { language_id: 'x'.repeat(api.config.BODY_LIMIT_BYTES) });
    expect(long.status).toBe(413);
  });

  it('is 122 for a fault of ours and tells nothing of it', async () => {
    const own = await startTestApi();
    const { token } = await own.signUp();
    await own.db.execute('drop table player_badges');
    const { status, body } = await own.call('get_user_badges', {}, { token });
    expect([status, body]).toEqual([500, { error: true, message: '122' }]);
    await own.close();
  });

  it('is 403 for pages of other sites', async () => {
    const from = (origin: string) =>
      api.app.inject({ method: 'POST', url: '/api/get_languages', headers: { origin } });
    expect((await from('https://evil.example')).statusCode).toBe(403);
    const own = await from('http://localhost:8080');
    expect(own.statusCode).toBe(200);
    expect(own.headers['access-control-allow-origin']).toBe('http://localhost:8080');
  });

  async function postForm(action: string, form: FormData, token?: string) {
    const request = new Request('http://test', { method: 'POST', body: form });
    return api.app.inject({
      method: 'POST',
      url: `/api/${action}`,
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  }
});

describe('limits', () => {
  it('counts per player, else per address, and never the service', async () => {
    const own = await startTestApi({ RATE_LIMIT_PLAYER_PER_MINUTE: '3', RATE_LIMIT_ADDRESS_PER_MINUTE: '4' });
    const [one, other] = [await own.signUp('One'), await own.signUp('Other')];
    const ask = async (token: string) => (await own.call('get_user_coin_score', {}, { token })).status;
    expect([await ask(one.token), await ask(one.token), await ask(one.token), await ask(one.token)]).toEqual([
      200, 200, 200, 429,
    ]);
    expect(await ask(other.token)).toBe(200);
    await own.call('get_languages', {});
    await own.call('get_languages', {});
    expect(await own.call('get_languages', {})).toEqual({
      status: 429,
      body: { error: true, message: '144' },
    });
    const asService = { serviceKey: own.config.SERVICE_KEY };
    expect((await own.call('get_user_by_id', { user_id: one.id }, asService)).status).toBe(200);
    await own.close();
  });
});

describe('maintenance and the demo version', () => {
  it('closes what is not needed to show it, at once, with 503 and 142', async () => {
    const own = await startTestApi();
    const { id, token } = await own.signUp();
    await own.operate('settings-set', { key: 'app_maintenance', value: '1' });
    expect(await own.call('get_categories', { type: '1' })).toEqual({
      status: 503,
      body: { error: true, message: '142' },
    });
    expect((await own.call('update_profile', { name: 'Eve' }, { token })).body.message).toBe('142');
    expect((await own.call('get_system_configurations', {})).body.data.app_maintenance).toBe('1');
    expect((await own.call('get_web_settings', {})).status).toBe(200);
    const asService = { serviceKey: own.config.SERVICE_KEY };
    expect((await own.call('get_user_by_id', { user_id: id }, asService)).status).toBe(200);
    await own.operate('settings-set', { key: 'app_maintenance', value: '0' });
    expect((await own.call('update_profile', { name: 'Eve' }, { token })).body.message).toBe('106');
    await own.close();
  });

  it('refuses changes in the demo version with 141', async () => {
    const own = await startTestApi();
    const { token } = await own.signUp();
    await own.operate('settings-set', { key: 'demo_version', value: '1' });
    const refused = { status: 200, body: { error: true, message: '141' } };
    expect(await own.call('update_profile', { name: 'Eve' }, { token })).toEqual(refused);
    expect(await own.call('delete_user_account', {}, { token })).toEqual(refused);
    expect(await own.call('set_user_coin_score', { type: 'streak' }, { token })).toEqual(refused);
    await own.close();
  });
});

describe('the operator endpoint', () => {
  it('refuses a missing and a wrong key', async () => {
    for (const authorization of [undefined, 'Bearer wrong', `Bearer ${api.config.SERVICE_KEY}`]) {
      const response = await api.app.inject({
        method: 'POST',
        url: '/operator/reconcile',
        headers: authorization === undefined ? {} : { authorization },
      });
      expect(response.statusCode).toBe(401);
    }
  });

  it('refuses a setting that does not exist and a value of the wrong form', async () => {
    expect((await api.operate('settings-set', { key: 'free_coins', value: '1' })).status).toBe(400);
    const { status, body } = await api.operate('settings-set', { key: 'answer_mode', value: 'two' });
    expect([status, body.error]).toEqual([400, 'answer_mode does not take the value "two".']);
  });

  it('creates players for load tests whose tokens work and whose coins reconcile', async () => {
    const { body } = await api.operate('load-users', { count: 3, coins: 50 });
    expect(body.users).toHaveLength(3);
    for (const { user_id, api_token } of body.users) {
      const answer = await api.call('get_user_by_id', {}, { token: api_token });
      expect(answer.body.data).toMatchObject({ id: user_id, coins: '50' });
    }
    expect((await api.operate('reconcile', {})).body).toEqual({ faults: [] });
  });
});

describe('health', () => {
  it('is ready with its database, and counts answers for Prometheus', async () => {
    expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await api.app.inject('/metrics')).body).toMatch(
      /http_request_duration_seconds_count\{route="\/api\/get_languages",status="200"\} \d+/,
    );
  });
});
