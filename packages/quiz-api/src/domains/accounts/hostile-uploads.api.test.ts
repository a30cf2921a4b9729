import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestPlayer } from '../../testing/test-api.ts';
import { uploadPicture } from '../../testing/upload-picture.ts';

const CANARY = '<script>canary()</script>';

let api: TestApi;
let player: TestPlayer;
beforeAll(async () => {
  api = await startTestApi();
  player = await api.signUp('Uploader');
});
afterAll(() => api.close());

const pixels = sharp({ create: { width: 64, height: 48, channels: 3, background: '#EF5388' } });

/** One chunk of a PNG file. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG whose head says so many grey pixels; its data is that many zero bytes, packed. */
function greyPng(width: number, height: number, bytes: number, more: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(bytes));
  const chunks = [chunk('IHDR', head), ...more, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

const upload = (bytes: Buffer, name?: string, type?: string) =>
  uploadPicture(api, player, bytes, { name, type });

/** What is served of a picture that was taken. */
async function served(profile: string) {
  const response = await api.app.inject(new URL(profile).pathname);
  return { headers: response.headers, bytes: response.rawPayload };
}

describe('a picture that is something else as well', () => {
  it.each([
    [
      'a JPEG with a page behind its end',
      async () => Buffer.concat([await pixels.clone().jpeg().toBuffer(), Buffer.from(`<html>${CANARY}`)]),
    ],
    [
      'a PNG with an archive behind its end',
      async () =>
        Buffer.concat([await pixels.clone().png().toBuffer(), Buffer.from(`PK\u0003\u0004${CANARY}`)]),
    ],
    [
      'a PNG with a script in its text',
      async () => greyPng(8, 8, 72, [chunk('tEXt', Buffer.from(`Comment\u0000${CANARY}`))]),
    ],
    [
      'a JPEG with a script in its metadata',
      () =>
        pixels
          .clone()
          .withExif({ IFD0: { Copyright: CANARY } })
          .jpeg()
          .toBuffer(),
    ],
    [
      'a WebP with a script behind its end',
      async () => Buffer.concat([await pixels.clone().webp().toBuffer(), Buffer.from(CANARY)]),
    ],
  ])('is stored as its pixels alone: %s', async (_what, make) => {
    const { body } = await upload(await make());
    expect(body).toMatchObject({ error: false, message: '106' });
    const { headers, bytes } = await served(body.data.profile);
    expect(bytes.includes('canary')).toBe(false);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('what only claims to be a picture', () => {
  it.each([
    ['an SVG with a script', `<svg xmlns="http://www.w3.org/2000/svg">${CANARY}</svg>`],
    [
      'an SVG behind an XML head',
      `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="canary()"/>`,
    ],
    ['a page', `<!doctype html>${CANARY}`],
    ['a GIF that is a script', 'GIF89a/*\u0000*/=1;canary()//'],
    ['a document', '%PDF-1.4 1 0 obj'],
    [
      'an SVG behind the first bytes of a JPEG',
      `\u00ff\u00d8\u00ff<svg xmlns="http://www.w3.org/2000/svg">${CANARY}</svg>`,
    ],
    ['a script behind the first bytes of a WebP', `RIFF\u0010\u0000\u0000\u0000WEBP${CANARY}`],
    ['nothing', ''],
  ])('is refused: %s', async (_what, text) => {
    const bytes = Buffer.from(text, 'latin1');
    for (const [name, type] of [
      ['me.png', 'image/png'],
      ['me.svg', 'image/svg+xml'],
      ['../../me.html', 'text/html'],
    ] as const) {
      const { status, body } = await upload(bytes, name, type);
      expect([status, body.error, body.data]).toEqual([200, true, undefined]);
      expect(['103', '107']).toContain(body.message);
    }
  });

  it('is refused when it breaks off', async () => {
    const whole = await sharp({ create: { width: 512, height: 512, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    expect((await upload(whole.subarray(0, whole.length / 2))).body).toEqual({ error: true, message: '107' });
  });
});

describe('a small file that unpacks to a huge one', () => {
  it.each([
    ['a side of 4,097 pixels', () => greyPng(4_097, 1, 4_098)],
    ['400 million pixels in 400 KB', () => greyPng(20_000, 20_000, 20_000 * 20_001)],
    ['a head of 4 billion pixels a side', () => greyPng(0xffffffff, 0xffffffff, 100)],
    ['no pixels at all', () => greyPng(0, 0, 0)],
  ])('is refused for what it claims before it is unpacked: %s', async (_what, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(api.config.UPLOAD_LIMIT_BYTES);
    expect((await upload(bytes)).body).toEqual({ error: true, message: '107' });
  });

  it('costs no more than its pixels, whatever its texts unpack to', async () => {
    const bomb = chunk(
      'zTXt',
      Buffer.concat([Buffer.from('Comment\u0000\u0000'), deflateSync(Buffer.alloc(100_000_000))]),
    );
    const before = process.memoryUsage().rss;
    const { status, body } = await upload(greyPng(8, 8, 72, [bomb]));
    expect([status, ['106', '107'].includes(body.message)]).toEqual([200, true]);
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });

  it('is taken at 4,096 pixels a side, and stored small', async () => {
    const { body } = await upload(greyPng(4_096, 4_096, 4_096 * 4_097));
    expect(body).toMatchObject({ error: false, message: '106' });
    const { width, height } = await sharp((await served(body.data.profile)).bytes).metadata();
    expect([width, height]).toEqual([512, 512]);
  });

  it('is refused when it is larger than 2 MiB, before anything is decoded', async () => {
    const { status, body } = await upload(Buffer.alloc(2_097_153));
    expect([status, body]).toEqual([413, { error: true, message: '103' }]);
  });
});
