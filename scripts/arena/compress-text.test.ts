import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressText } from './compress-text.ts';

const text = '<html>عربي</html>';
const readers = { br: brotliDecompressSync, gzip: gunzipSync };

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['deflate', undefined],
  ['', undefined],
  [undefined, undefined],
] as const)('%s is answered in %s', async (accepted, encoding) => {
  const made = await compressText(text, accepted);
  expect(made.encoding).toBe(encoding);
  const body = made.encoding === undefined ? made.body : readers[made.encoding](made.body);
  expect(body.toString()).toBe(text);
});
