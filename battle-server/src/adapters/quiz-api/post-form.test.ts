import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPostForm, UrlForm } from './post-form.ts';

/** A backend that does what `answer` does; how many connections were made to it. */
async function open(answer: RequestListener) {
  const server = createServer(answer);
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/some_action`;
  const post = createPostForm();
  const send = (fields: Readonly<Record<string, string>>, timeoutMs = 5_000) => {
    const body = new UrlForm();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return post(url, { method: 'POST', headers: { 'x-service-key': 'key' }, body, signal: timeoutMs });
  };
  return { send, server, connections: () => connections };
}

describe('a form', () => {
  it('arrives with its fields and headers, and the answer comes back with its status', async () => {
    const { send } = await open((request, response) => {
      void text(request).then((body) => {
        const { url, method, headers } = request;
        response.writeHead(418);
        response.end(
          JSON.stringify({
            url,
            method,
            key: headers['x-service-key'],
            fields: [...new URLSearchParams(body)],
          }),
        );
      });
    });
    const response = await send({ name: 'Zoë & co', json: '[{"a":1}]' });
    expect(response.status).toBe(418);
    expect(JSON.parse(await response.text())).toEqual({
      url: '/api/some_action',
      method: 'POST',
      key: 'key',
      fields: [
        ['name', 'Zoë & co'],
        ['json', '[{"a":1}]'],
      ],
    });
  });

  it('without fields is an empty one', async () => {
    const { send } = await open((request, response) => {
      void text(request).then((body) => response.end(`[${body}]`));
    });
    expect(await (await send({})).text()).toBe('[]');
  });

  it('takes no files', () => {
    expect(() => new UrlForm().append('image', new Blob(['x']))).toThrow('no text');
  });

  it('goes over the connection of the one before', async () => {
    const { send, connections } = await open((request, response) => {
      request.resume();
      response.end('ok');
    });
    for (let times = 0; times < 3; times += 1) await (await send({ a: 'b' })).text();
    expect(connections()).toBe(1);
  });

  it('that is not answered in time ends with a TimeoutError, also in the middle of an answer', async () => {
    const silent = await open(() => undefined);
    await expect(silent.send({}, 50)).rejects.toMatchObject({ name: 'TimeoutError' });
    const slow = await open((_request, response) => void response.write('half of'));
    await expect(slow.send({}, 50)).rejects.toBeInstanceOf(Error);
  });

  it('that does not reach the backend ends with an error of the network', async () => {
    const { send, server } = await open(() => undefined);
    server.close();
    await expect(send({})).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
