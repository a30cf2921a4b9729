import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openLinks } from './open-links.ts';

const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';

/** A server that admits nobody; what it answers to a raw request. */
async function open() {
  const http = createServer();
  const links = openLinks(http, ['https://quiz.test'], {
    admit: async () => ({ refusal: { message: 'no', data: {} } }),
    command: () => undefined,
    ended: () => undefined,
    ticks: () => performance.now(),
    enteredBefore: { message: 'no', data: {} },
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  onTestFinished(() => {
    links.close();
    http.close();
  });
  return {
    links,
    port,
    countConnections: () =>
      new Promise<number>((resolve) => http.getConnections((_error, count) => resolve(count))),
    /** The head of the answer, or the first frame after it. */
    ask: (path: string, ...headers: string[]) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1');
        let heard = '';
        socket.on('error', reject);
        socket.on('data', (chunk) => {
          heard += chunk.toString('latin1');
          if (heard.startsWith('HTTP/1.1 4') || heard.includes('"maxPayload"')) {
            socket.destroy();
            resolve(heard);
          }
        });
        const head = [
          `GET ${path} HTTP/1.1`,
          'Host: node',
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          `Sec-WebSocket-Key: ${KEY}`,
          ...headers,
        ];
        socket.write(`${head.join('\r\n')}\r\n\r\n`);
      }),
  };
}

it('tells a new connection its terms, uncompressed whatever it offers', async () => {
  const { ask } = await open();
  const answer = await ask(
    '/socket.io/?EIO=4&transport=websocket',
    'Sec-WebSocket-Extensions: permessage-deflate',
  );
  expect(answer).toContain('HTTP/1.1 101');
  expect(answer).not.toContain('permessage-deflate');
  const terms: unknown = JSON.parse(answer.slice(answer.indexOf('{"upgrades"')));
  expect(terms).toEqual({
    upgrades: [],
    sid: expect.stringMatching(/^[\w-]{20}$/),
    pingInterval: 5_000,
    pingTimeout: 5_000,
    maxPayload: 4_096,
  });
});

it.each([
  ['another path', '/elsewhere/?EIO=4&transport=websocket', '404'],
  ['a path that is no address', '//', '404'],
  ['an older protocol', '/socket.io/?EIO=3&transport=websocket', '400'],
  ['another transport', '/socket.io/?EIO=4&transport=polling', '400'],
  ['a connection that is not there', '/socket.io/?EIO=4&transport=websocket&sid=unknown', '400'],
])('takes no WebSocket for %s', async (_what, path, status) => {
  const { ask } = await open();
  expect(await ask(path)).toContain(`HTTP/1.1 ${status}`);
});

it('takes no page of another origin', async () => {
  const { ask } = await open();
  const path = '/socket.io/?EIO=4&transport=websocket';
  expect(await ask(path, 'Origin: https://evil.test')).toContain('HTTP/1.1 403');
  expect(await ask(path, 'Origin: https://quiz.test')).toContain('HTTP/1.1 101');
});

it('lets go of a connection that it refuses, also when the other side keeps its own end open', async () => {
  const { port, countConnections } = await open();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.resume();
  const isRefused = new Promise<void>((resolve) => socket.once('end', resolve));
  socket.write('GET /elsewhere HTTP/1.1\r\nHost: node\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await isRefused;
  await expect.poll(countConnections).toBe(0);
});
