import { afterEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
afterEach(() => api.close());

/** A guest's request as it arrives: from this peer, with this header. */
async function ask(remoteAddress: string, forwardedFor?: string): Promise<number> {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/get_languages',
    remoteAddress,
    ...(forwardedFor !== undefined && { headers: { 'x-forwarded-for': forwardedFor } }),
  });
  return statusCode;
}

describe('the address of a caller', () => {
  it('is what a trusted proxy says, each caller with a limit of its own', async () => {
    api = await startTestApi({ RATE_LIMIT_ADDRESS_PER_MINUTE: '2' });
    const first = [await ask('127.0.0.1', '198.51.100.1'), await ask('127.0.0.1', '198.51.100.1')];
    expect([...first, await ask('127.0.0.1', '198.51.100.1')]).toEqual([200, 200, 429]);
    expect(await ask('127.0.0.1', '198.51.100.2')).toBe(200);
  });

  it('is not what the caller wrote before the proxy did', async () => {
    api = await startTestApi({ RATE_LIMIT_ADDRESS_PER_MINUTE: '2' });
    const statuses = [];
    for (const invented of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      statuses.push(await ask('127.0.0.1', `${invented}, 198.51.100.1`));
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('is its own when no proxy of ours stands between, whatever its header says', async () => {
    api = await startTestApi({ RATE_LIMIT_ADDRESS_PER_MINUTE: '2', TRUSTED_PROXIES: '10.0.0.0/8' });
    const statuses = [];
    for (const invented of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      statuses.push(await ask('203.0.113.9', invented));
    expect(statuses).toEqual([200, 200, 429]);
    expect(await ask('10.1.2.3', '192.0.2.1')).toBe(200);
  });
});

describe('the log', () => {
  it('at its most talkative holds no token, key, code, address or number of anybody', async () => {
    const lines: string[] = [];
    api = await startTestApi(
      { LOG_LEVEL: 'trace' },
      { logStream: { write: (line) => void lines.push(line) } },
    );
    const player = await api.signUp('Ada');
    const idToken = api.idTokenOf({
      firebaseId: 'secret-uid',
      email: 'ada@example.com',
      isEmailVerified: true,
    });
    const signUp = { firebase_id: 'secret-uid', type: 'email', mobile: '+491512345678' };
    await api.post('user_signup', signUp, { token: idToken });
    await api.post('get_user_by_id', { user_id: player.id }, { serviceKey: api.config.SERVICE_KEY });
    await api.post('set_quiz_coin_score', { quiz_type: 'nonsense' }, player);
    await api.db.execute('drop table player_badges');
    expect((await api.post('get_user_badges', {}, player)).status).toBe(500);
    await api.db.execute('drop table users cascade');
    expect((await api.post('user_signup', signUp, { token: idToken })).status).toBe(500);
    const log = lines.join('');
    expect(log).toContain('unhandled fault');
    const { SERVICE_KEY, OPERATOR_KEY, API_TOKEN_SECRET } = api.config;
    const secrets = [player.token, idToken, SERVICE_KEY, OPERATOR_KEY, API_TOKEN_SECRET];
    for (const secret of [...secrets, 'secret-uid', 'ada@example.com', '491512345678']) {
      expect(log).not.toContain(secret);
    }
  });
});
