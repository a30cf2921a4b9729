import { actionNames, actions } from '@quiz-arena/contract/action-registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { validFields } from '../testing/valid-fields.ts';

/** No page of any list is longer. */
const LONGEST_PAGE = 1_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const refused = { error: true, message: '103' };
const paged = actionNames.filter(
  (name) => actions[name].request.safeParse({ ...validFields[name], limit: '1' }).success,
);

describe('the size of a page', () => {
  it('is limited wherever there are pages', () => {
    expect(paged.length).toBeGreaterThan(8);
  });

  it.each(paged)('of %s is 1 at least and has an end', async (name) => {
    const { token } = await api.signUp();
    const options = actions[name].access === 'service' ? { serviceKey: api.config.SERVICE_KEY } : { token };
    for (const limit of ['0', '-1', String(LONGEST_PAGE + 1), '999999999999999']) {
      const { body } = await api.post(name, { ...validFields[name], limit }, options);
      expect([limit, body]).toEqual([limit, refused]);
    }
  });
});

/** A form in parts as it stands. */
async function send(parts: readonly string[]): Promise<{ status: number; body: unknown }> {
  const payload = `${parts.map((part) => `--x\r\n${part}\r\n`).join('')}--x--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const response = await api.app.inject({ method: 'POST', url: '/api/get_languages', headers, payload });
  return { status: response.statusCode, body: response.json() };
}

const field = (name: string, value = '1') => `content-disposition: form-data; name="${name}"\r\n\r\n${value}`;
const file = (name: string) =>
  `content-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nx`;

describe('the parts of a form', () => {
  it('are 40 fields at most', async () => {
    const { status, body } = await send(Array.from({ length: 41 }, (_, index) => field(`field${index}`)));
    expect([status, body]).toEqual([413, refused]);
  });

  it('hold one file at most', async () => {
    const { status, body } = await send([file('image'), file('other')]);
    expect([status, body]).toEqual([413, refused]);
  });

  it('whose names or heads are endless are refused', async () => {
    const endless = 'x'.repeat(200_000);
    for (const part of [field(endless), field(`type"; x="${endless}`)]) {
      expect((await send([part])).body).toEqual(refused);
    }
  });
});
