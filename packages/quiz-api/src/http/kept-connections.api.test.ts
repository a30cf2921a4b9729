import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let address: string;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  api = await startTestApi();
  address = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  agent.destroy();
  await api.close();
});

/** Sends a form over the one connection that is kept. */
async function send(contentType: string, body: string) {
  const request = httpRequest(`${address}/api/get_languages`, {
    agent,
    method: 'POST',
    headers: { 'content-type': contentType, 'content-length': Buffer.byteLength(body) },
    signal: AbortSignal.timeout(20_000),
  });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  return { status: response.statusCode, isKept: request.reusedSocket };
}

const field = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const long = 'long'.repeat(250_000);
const bodies = {
  'with too many fields': Array.from({ length: 60 }, (_, at) => field(`f${at}`, long.slice(0, 20_000))).join(
    '',
  ),
  'with a field that is too long': `${field('a', long)}${field('b', long)}`,
  'that ends long after its closing boundary': `${field('type', '1')}--x--\r\n${long}`,
  'without a boundary': `--other\r\n${long}`,
};

it.each(Object.entries(bodies))(
  'a form %s is not in the way of the next request on its connection',
  async (_, body) => {
    await send('multipart/form-data; boundary=x', `${body}--x--\r\n`);
    const next = await send('application/x-www-form-urlencoded', '');
    expect(next).toEqual({ status: 200, isKept: true });
  },
);
