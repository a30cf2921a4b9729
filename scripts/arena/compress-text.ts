import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Text in the best encoding that a browser takes (`Accept-Encoding`), made while it waits: quick rather than smallest. */
export async function compressText(
  text: string,
  accepted: string | undefined,
): Promise<{ body: Buffer; encoding?: 'br' | 'gzip' }> {
  const taken = (accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (taken.includes('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return { body: await toBrotli(text, { params }), encoding: 'br' };
  }
  if (taken.includes('gzip')) return { body: await toGzip(text), encoding: 'gzip' };
  return { body: Buffer.from(text) };
}
