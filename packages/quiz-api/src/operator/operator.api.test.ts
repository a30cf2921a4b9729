import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const acts = async () => (await api.operate('audit', { limit: 3 })).body.acts;

describe('what operators do', () => {
  it('is written down with its arguments and what became of it', async () => {
    const player = await api.signUp();
    await api.operate('user-grant', { user: player.id, coins: 5, reason: 'A lost prize' });
    await api.operate('user-show', { user: '999999' });
    expect(await acts()).toMatchObject([
      { command: 'user show', given: { user: '999999' }, outcome: 'refused' },
      {
        command: 'user grant',
        given: { user: player.id, coins: 5, reason: 'A lost prize' },
        outcome: 'done',
        actedAt: api.clock.now().toISOString(),
      },
    ]);
  });

  it('is not done, nor written down, without the key or with broken arguments', async () => {
    const before = await acts();
    const refused = await api.operate('user-grant', { user: '1', coins: -5 });
    expect(refused.status).toBe(400);
    const headers = { authorization: 'Bearer not-the-key' };
    const strange = await api.app.inject({
      method: 'POST',
      url: '/operator/reconcile',
      headers,
      payload: {},
    });
    expect(strange.statusCode).toBe(401);
    const [looked, ...rest] = await acts();
    expect(looked).toMatchObject({ command: 'audit' });
    expect(rest).toEqual(before.slice(0, 2));
  });
});
