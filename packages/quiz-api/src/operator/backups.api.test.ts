import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { playLevel } from '../testing/play-level.ts';
import { startQuizApi } from '../testing/quiz-api-with-content.ts';
import { startTestApi, type TestApi, type TestPlayer } from '../testing/test-api.ts';
import { uploadPicture } from '../testing/upload-picture.ts';

const open: TestApi[] = [];
afterEach(async () => {
  for (const api of open.splice(0)) await api.close();
});

async function started(starting: Promise<TestApi>): Promise<TestApi> {
  const api = await starting;
  open.push(api);
  return api;
}

async function backUp(api: TestApi): Promise<Buffer> {
  const response = await send(api, 'backup');
  expect(response.statusCode).toBe(200);
  return response.rawPayload;
}

function send(api: TestApi, command: string, payload?: Buffer) {
  return api.app.inject({
    method: 'POST',
    url: `/operator/${command}`,
    headers: {
      authorization: `Bearer ${api.config.OPERATOR_KEY}`,
      ...(payload && { 'content-type': 'application/gzip' }),
    },
    ...(payload && { payload }),
  });
}

async function uploadFace(api: TestApi, player: TestPlayer): Promise<string> {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { body } = await uploadPicture(api, player, png);
  return body.data.profile;
}

const close = (api: TestApi) => api.operate('settings-set', { key: 'app_maintenance', value: '1' });

describe('a backup', () => {
  it('brings a whole game into another database: players, coins, levels, pictures, numbering', async () => {
    const api = await started(startQuizApi());
    const [player, gone] = [await api.signUp('Ada'), await api.signUp('Gone')];
    await playLevel(api, player, 12);
    const picture = await uploadFace(api, player);
    await api.post('delete_user_account', {}, gone);
    const before = (await api.operate('user-find', { user: player.id })).body;
    const backup = await backUp(api);

    const other = await started(startTestApi({ API_TOKEN_SECRET: api.config.API_TOKEN_SECRET }));
    await other.signUp('Lost by the restore');
    await close(other);
    const restored = await send(other, 'restore', backup);
    expect([restored.statusCode, restored.json()]).toEqual([
      200,
      { rows: expect.any(Number), pictures: 1, maintenance: 'on' },
    ]);
    expect((await other.operate('user-find', { user: player.id })).body).toEqual(before);
    expect((await other.operate('reconcile', {})).body).toEqual({ faults: [] });
    const pictures = join(other.config.DATA_DIR, 'media', 'profiles');
    expect(readdirSync(pictures)).toEqual([picture.split('/').at(-1)]);
    expect(
      readFileSync(join(pictures, readdirSync(pictures)[0] ?? ''))
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    expect((await other.call('get_user_coin_score', {}, player)).status).toBe(503);
    await other.operate('settings-set', { key: 'app_maintenance', value: '0' });
    expect((await other.call('get_user_coin_score', {}, player)).body).toEqual(
      (await api.call('get_user_coin_score', {}, player)).body,
    );
    const newcomer = await other.signUp('After');
    expect(Number(newcomer.id)).toBeGreaterThan(Number(gone.id));
    const { acts } = (await other.operate('audit', { limit: 10 })).body;
    expect(acts.map(({ command }: { command: string }) => command)).toContain('restore');
  });

  it('is refused while the game is open, and then nothing changes', async () => {
    const api = await started(startTestApi());
    const backup = await backUp(api);
    const player = await api.signUp();
    const { statusCode, body } = await send(api, 'restore', backup);
    expect([statusCode, body]).toEqual([400, expect.stringContaining('app_maintenance 1')]);
    expect((await api.call('get_user_coin_score', {}, player)).body.data.coins).toBe('10');
  });

  it('is refused when it is cut off, damaged, of another release or none at all', async () => {
    const api = await started(startTestApi());
    const player = await api.signUp();
    const backup = await backUp(api);
    const text = gunzipSync(backup).toString();
    await close(api);
    const lines = text.trimEnd().split('\n');
    const aRow = lines.findIndex((line) => line.startsWith('{"id":'));
    const broken: [string, Buffer][] = [
      ['cut off', backup.subarray(0, backup.length - 20)],
      ['one bit', Buffer.from(backup.map((byte, index) => (index === 200 ? byte ^ 1 : byte)))],
      ['without its end', gzipSync(lines.slice(0, -1).join('\n'))],
      ['without a row', gzipSync(lines.toSpliced(aRow, 1).join('\n'))],
      ['of another release', gzipSync(text.replace(/"migrations":\["/, '"migrations":["0'))],
      ['text', gzipSync('hello')],
      ['no gzip', Buffer.from('hello')],
    ];
    for (const [kind, file] of broken) {
      const { statusCode } = await send(api, 'restore', file);
      expect([kind, statusCode]).toEqual([kind, 400]);
    }
    await api.operate('settings-set', { key: 'app_maintenance', value: '0' });
    expect((await api.call('get_user_coin_score', {}, player)).body.data.coins).toBe('10');
  });
});
