import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestPlayer } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = async (player: TestPlayer, fields: Record<string, string> = {}) =>
  (await api.post('get_notifications', fields, player)).body;
const send = (title: string, user?: TestPlayer) =>
  api.operate('notify', { title, message: `${title}, in full`, ...(user && { user: user.id }) });

describe('notifications', () => {
  it('reach everyone who was registered then, and the one who is meant', async () => {
    const old = await api.signUp();
    expect(await read(old)).toEqual({ error: true, message: '102' });
    await send('To all');
    api.clock.advance(1000);
    const young = await api.signUp();
    await send('To the young one', young);
    expect((await read(old)).data).toMatchObject([{ title: 'To all', users: 'all', image: '' }]);
    expect((await read(young)).data).toMatchObject([
      { title: 'To the young one', message: 'To the young one, in full', users: 'selected' },
    ]);
  });

  it('come newest first, page by page, or as they are asked for', async () => {
    const player = await api.signUp();
    for (const title of ['First', 'Second', 'Third']) {
      api.clock.advance(1000);
      await send(title, player);
    }
    const titles = async (fields: Record<string, string>) =>
      (await read(player, fields)).data.map(({ title }: { title: string }) => title);
    expect(await titles({})).toEqual(['Third', 'Second', 'First']);
    expect(await titles({ sort: 'id', order: 'ASC' })).toEqual(['First', 'Second', 'Third']);
    expect(await titles({ offset: '1', limit: '1' })).toEqual(['Second']);
    expect((await read(player, { limit: '1' })).total).toBe('3');
    expect(await read(player, { sort: 'user_id' })).toEqual({ error: true, message: '103' });
  });

  it('are refused to an operator who names nobody that there is', async () => {
    const { status, body } = await api.operate('notify', { title: 'Lost', message: 'Lost', user: '999999' });
    expect(status).toBe(400);
    expect(body.error).toContain('999999');
  });
});
