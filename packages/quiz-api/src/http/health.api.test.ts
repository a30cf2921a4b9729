import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const open: TestApi[] = [];
afterEach(async () => {
  for (const api of open.splice(0)) await api.close();
});

async function started(...args: Parameters<typeof startTestApi>): Promise<TestApi> {
  const api = await startTestApi(...args);
  open.push(api);
  return api;
}

async function statusesOf({ app }: TestApi): Promise<number[]> {
  return [(await app.inject('/healthz')).statusCode, (await app.inject('/readyz')).statusCode];
}

describe('a server', () => {
  it('that was asked to stop lives, and is ready for nobody', async () => {
    let isDraining = false;
    const api = await started({}, { isDraining: () => isDraining });
    expect(await statusesOf(api)).toEqual([200, 200]);
    isDraining = true;
    expect(await statusesOf(api)).toEqual([200, 503]);
  });

  it('whose database does not answer lives, and is not ready until it does', async () => {
    const api = await started();
    const { execute } = api.db;
    api.db.execute = () => {
      throw new Error('no connection');
    };
    expect(await statusesOf(api)).toEqual([200, 503]);
    api.db.execute = execute;
    expect(await statusesOf(api)).toEqual([200, 200]);
  });

  it('that stops first answers what it was asked, and is asked no more', async () => {
    const [reached, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const accounts = {
      async remove() {
        reached.resolve();
        await answered.promise;
      },
    };
    const api = await startTestApi({}, { accounts });
    const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const { token } = await api.signUp();
    const headers = { authorization: `Bearer ${token}` };
    const leaving = fetch(`${address}/api/delete_user_account`, { method: 'POST', headers });
    await reached.promise;
    const closed = once(api.app.server, 'close');
    const stopping = api.close();
    await expect.poll(() => api.app.server.listening).toBe(false);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    answered.resolve();
    expect(await (await leaving).json()).toEqual({ error: false, message: '111' });
    await stopping;
    await closed;
  });
});
