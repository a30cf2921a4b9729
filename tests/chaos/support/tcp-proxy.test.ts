import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TcpProxy } from './tcp-proxy.ts';

/** Answers each line with the same line, and keeps what it was asked. */
let server: Server;
let asked: string[];
let proxy: TcpProxy;
let clients: Client[];

class Client {
  readonly socket: Socket;
  heard = '';
  isClosed = false;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (chunk) => {
      this.heard += chunk.toString();
    });
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      this.isClosed = true;
    });
    clients.push(this);
  }

  say(text: string): void {
    this.socket.write(text);
  }
}

const open = () => new Client(proxy.port);
const port = (of: Server) => (of.address() as AddressInfo).port;

async function startEcho(prefix: string): Promise<Server> {
  const echo = createServer((socket) => {
    socket.on('data', (chunk) => {
      asked.push(chunk.toString());
      socket.write(`${prefix}${chunk.toString()}`);
    });
    socket.on('error', () => undefined);
  });
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  return echo;
}

beforeEach(async () => {
  [asked, clients] = [[], []];
  server = await startEcho('');
  proxy = await TcpProxy.start(port(server));
});
afterEach(async () => {
  for (const { socket } of clients) socket.destroy();
  await proxy.close();
  server.close();
});

describe('a proxy between a client and its server', () => {
  it('passes everything both ways while nothing is wrong', async () => {
    const client = open();
    client.say('one');
    await expect.poll(() => client.heard).toBe('one');
  });

  it('makes what comes back late, in its order, and only while it lasts', async () => {
    const client = open();
    const slow = proxy.impose({ does: 'slow', ms: 120 });
    const sentAt = performance.now();
    client.say('late');
    await expect.poll(() => client.heard, { interval: 5 }).toBe('late');
    expect(performance.now() - sentAt).toBeGreaterThan(110);
    client.say(' first');
    await expect.poll(() => asked.length).toBe(2);
    slow.end();
    client.say(' then');
    await expect.poll(() => client.heard).toBe('late first then');
  });

  it('cuts who is there and who comes, until it ends', async () => {
    const before = open();
    before.say('one');
    await expect.poll(() => before.heard).toBe('one');
    const cut = proxy.impose({ does: 'cut' });
    await expect.poll(() => before.isClosed).toBe(true);
    const during = open();
    await expect.poll(() => during.isClosed).toBe(true);
    cut.end();
    const after = open();
    after.say('two');
    await expect.poll(() => after.heard).toBe('two');
    expect(asked).toEqual(['one', 'two']);
  });

  it('cuts a link after its request and before the reply, as often as it is told', async () => {
    const client = open();
    const fault = proxy.impose({ does: 'cutReply' }, { asks: 'pay', most: 1 });
    client.say('look');
    await expect.poll(() => client.heard).toBe('look');
    client.say('pay');
    await expect.poll(() => client.isClosed).toBe(true);
    expect(client.heard).toBe('look');
    expect(asked).toEqual(['look', 'pay']);
    expect(fault.met).toBe(1);
    const again = open();
    again.say('pay');
    await expect.poll(() => again.heard).toBe('pay');
  });

  it('leaves a half-open link silent for good, and a new one well', async () => {
    const client = open();
    client.say('one');
    await expect.poll(() => client.heard).toBe('one');
    const silence = proxy.impose({ does: 'silent' }, { isOpenNow: true });
    client.say('two');
    const other = open();
    other.say('three');
    await expect.poll(() => other.heard).toBe('three');
    silence.end();
    client.say('four');
    other.say(' five');
    await expect.poll(() => other.heard).toBe('three five');
    expect([client.heard, client.isClosed]).toEqual(['one', false]);
    expect(asked).not.toContain('two');
  });

  it('loses the reply and passes the request', async () => {
    const client = open();
    proxy.impose({ does: 'loseReply' }, { asks: 'pay' });
    client.say('pay');
    await expect.poll(() => asked).toEqual(['pay']);
    client.say('again');
    await expect.poll(() => asked.length).toBe(2);
    expect([client.heard, client.isClosed]).toEqual(['', false]);
  });

  it('tells a subscription from other links', async () => {
    const [commands, subscriber] = [open(), open()];
    subscriber.say('*2\r\n$9\r\nSUBSCRIBE\r\n$1\r\na\r\n');
    await expect.poll(() => subscriber.heard).toContain('SUBSCRIBE');
    proxy.impose({ does: 'cut' }, { isSubscriber: true });
    await expect.poll(() => subscriber.isClosed).toBe(true);
    commands.say('still here');
    await expect.poll(() => commands.heard).toBe('still here');
    const again = open();
    again.say('*2\r\n$9\r\nsubscribe\r\n$1\r\na\r\n');
    await expect.poll(() => again.isClosed).toBe(true);
  });

  it('leads elsewhere', async () => {
    const other = await startEcho('other ');
    const client = open();
    client.say('one');
    await expect.poll(() => client.heard).toBe('one');
    proxy.divert(port(other));
    await expect.poll(() => client.isClosed).toBe(true);
    const again = open();
    again.say('two');
    await expect.poll(() => again.heard).toBe('other two');
    proxy.divert(port(server));
    await expect.poll(() => again.isClosed).toBe(true);
    other.close();
  });
});
