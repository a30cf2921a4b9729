import { writeGeneratedMedia } from '@quiz-arena/question-bank/bank-media';
import { generatedMedia } from '@quiz-arena/question-bank/generate/generators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generatedMediaFolder } from './media-folders.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  writeGeneratedMedia(generatedMediaFolder(api.config), 'of this test', () => [first('.wav'), first('.svg')]);
});
afterAll(() => api.close());

const media = generatedMedia();
const first = (ending: string) => {
  const found = media.find(({ file }) => file.endsWith(ending));
  if (found === undefined) throw new Error(`the bank makes no ${ending}`);
  return found;
};
const served = (ending: string) => {
  const { file, bytes } = first(ending);
  return { url: `/media/bank/${file}`, bytes: bytes() };
};

describe('/media/bank', () => {
  it.each([
    ['.wav', /^audio\/(?:x-)?wav$/],
    ['.svg', /^image\/svg\+xml/],
  ])('serves generated files that end in %s by their type, to be kept for a day', async (ending, type) => {
    const { url, bytes } = served(ending);
    const response = await api.app.inject({ method: 'GET', url });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(type);
    expect(response.headers['cache-control']).toContain('max-age=86400');
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(response.rawPayload.equals(bytes)).toBe(true);
  });

  it('answers a browser that has the file already without sending it again', async () => {
    const { url } = served('.wav');
    const { headers } = await api.app.inject({ method: 'GET', url });
    const again = await api.app.inject({
      method: 'GET',
      url,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('serves parts of a sound, which some browsers ask for before they play it', async () => {
    const { url, bytes } = served('.wav');
    const response = await api.app.inject({ method: 'GET', url, headers: { range: 'bytes=0-43' } });
    expect(response.statusCode).toBe(206);
    expect(response.headers['content-range']).toBe(`bytes 0-43/${bytes.length}`);
    expect(response.rawPayload.equals(bytes.subarray(0, 44))).toBe(true);
  });

  it('tells nobody which content it is made from', async () => {
    const response = await api.app.inject({ method: 'GET', url: '/media/bank/.content-hash' });
    expect(response.statusCode).toBe(404);
  });
});
