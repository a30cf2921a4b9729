import { EventEmitter } from 'node:events';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { ClientLink, type Entry, type LinkEnd, type LinkHost, MOST_UNSENT_BYTES } from './client-link.ts';
import { createTurnWriter } from './turn-writer.ts';

/** What `ws` gives the server of a connection, noting what is done with it. */
class FakeWebSocket extends EventEmitter {
  readonly done: string[] = [];
  close(): void {
    this.done.push('close');
  }
  terminate(): void {
    this.done.push('terminate');
    this.emit('close', 1_006);
  }
}

const ENTER = '40/battle,{"token":"t","protocol":1}';
/** What is under way is decided in one turn of the event loop, and written with the next. */
const turn = async () => {
  for (let turns = 0; turns < 2; turns += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

/** A link whose client may enter, unless `entry` says otherwise. */
function open(entry?: Entry) {
  let now = 0;
  const websocket = new FakeWebSocket();
  const sent: string[] = [];
  const commands: unknown[] = [];
  const ends: LinkEnd[] = [];
  let gone = 0;
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      // Frames of up to 125 bytes: two bytes before the text.
      sent.push(chunk.subarray(2).toString());
      done();
    },
  });
  const host: LinkHost = {
    admit: async () => entry ?? { entered: () => undefined },
    command: (_link, name, payload, ackId) => void commands.push({ name, payload, ackId }),
    ended: (_link, end) => void ends.push(end),
    gone: () => {
      gone += 1;
    },
    ticks: () => now,
    enteredBefore: { message: 'again', data: { code: 'BUSY' } },
    writer: createTurnWriter(),
  };
  const link = new ClientLink(websocket, stream, { socket: {}, headers: {} }, host);
  const hear = async (text: string) => {
    websocket.emit('message', Buffer.from(text), false);
    await turn();
  };
  return {
    link,
    websocket,
    stream,
    sent,
    commands,
    ends,
    hear,
    goneTimes: () => gone,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

async function entered() {
  const client = open();
  await client.hear(ENTER);
  client.sent.length = 0;
  return client;
}

describe('a client that enters', () => {
  it('is told so before anything else, and its commands are heard from then on', async () => {
    const { link, hear, sent, commands } = open();
    await hear(ENTER);
    expect(sent).toEqual([`40/battle,{"sid":"${link.id}"}`]);
    await hear('42/battle,7["clock",{"cid":"a"}]');
    expect(commands).toEqual([{ name: 'clock', payload: { cid: 'a' }, ackId: 7 }]);
  });

  it('is refused with what the host says, and once for all', async () => {
    const { hear, sent, websocket } = open({ refusal: { message: 'no', data: { code: 'UNAUTHORIZED' } } });
    await hear(ENTER);
    await hear(ENTER);
    expect(sent).toEqual([
      '44/battle,{"message":"no","data":{"code":"UNAUTHORIZED"}}',
      '44/battle,{"message":"again","data":{"code":"BUSY"}}',
    ]);
    expect(websocket.done).toEqual([]);
  });

  it('of another namespace is told that there is nothing', async () => {
    const { hear, sent } = open();
    await hear('40');
    expect(sent).toEqual(['44/,{"message":"There is nothing here. Connect to /battle."}']);
  });

  it.each([
    ['commands before it entered', '42/battle,["clock",{}]'],
    ['what is no packet', 'x'],
  ])('is cut for %s', async (_what, text) => {
    const { hear, websocket } = open();
    await hear(text);
    expect(websocket.done).toEqual(['terminate']);
  });

  it.each([
    ['entering twice', ENTER],
    ['commands of another namespace', '42/admin,["clock",{}]'],
    ['an ack that nobody asked for', '43/battle,1[]'],
  ])('is cut for %s', async (_what, text) => {
    const { hear, websocket, ends } = await entered();
    await hear(text);
    expect(websocket.done).toEqual(['terminate']);
    expect(ends).toEqual(['lost']);
  });

  it('is cut for binary data', async () => {
    const { websocket } = await entered();
    websocket.emit('message', Buffer.from('3'), true);
    expect(websocket.done).toEqual(['terminate']);
  });
});

describe('the end of a connection', () => {
  it.each([
    ['a page that goes away', 1_001, 'closed'],
    ['a client that closes in order', 1_000, 'closed'],
    ['a link that breaks', 1_006, 'lost'],
    ['a proxy that passes a broken link on', 4_006, 'lost'],
    ['a client that gives up a dead link', 1_005, 'lost'],
  ])('of %s is told once [B8]', async (_what, code, end) => {
    const { websocket, ends, goneTimes } = await entered();
    websocket.emit('close', code);
    expect([ends, goneTimes()]).toEqual([[end], 1]);
  });

  it('after a farewell in words is that of a closed page, and the connection may not enter again [B8]', async () => {
    const { hear, ends, sent, websocket } = await entered();
    await hear('41/battle,');
    websocket.emit('message', Buffer.from(ENTER), false);
    await turn();
    expect(sent.at(-1)).toContain('"code":"BUSY"');
    websocket.emit('close', 1_005);
    expect(ends).toEqual(['closed']);
  });

  it('that the server makes is told to the client first, and is nobody’s farewell', async () => {
    const { link, websocket, sent, ends } = await entered();
    link.disconnect();
    link.emit('draining', {});
    await turn();
    expect(sent).toEqual(['41/battle,']);
    expect(websocket.done).toEqual(['close']);
    websocket.emit('close', 1_000);
    expect(ends).toEqual(['lost']);
  });

  it('while the host still thinks lets nobody in', async () => {
    let let_in = 0;
    const { hear, websocket, ends } = open({
      entered: () => {
        let_in += 1;
      },
    });
    const heard = hear(ENTER);
    websocket.emit('close', 1_006);
    await heard;
    expect([let_in, ends]).toEqual([0, []]);
  });
});

describe('a heartbeat', () => {
  it('measures the round trip by its own pings [B5]', async () => {
    const { link, hear, sent, pass } = await entered();
    link.beat(0, true);
    await turn();
    expect(sent).toEqual(['2']);
    pass(80);
    await hear('3');
    expect(link.roundTripMs).toBe(80);
  });

  it('gives up who has said nothing since the one before, and nobody who said anything', async () => {
    const { link, hear, websocket } = await entered();
    link.beat(0, true);
    await hear('42/battle,["clock",{}]');
    link.beat(5_000, true);
    expect(websocket.done).toEqual([]);
    link.beat(10_000, false);
    expect(websocket.done).toEqual([]);
    link.beat(15_000, true);
    expect(websocket.done).toEqual(['terminate']);
  });

  it('gives up who does not enter within 10 s', async () => {
    const { link, hear, websocket } = open();
    link.beat(5_000, true);
    await hear('3');
    link.beat(10_000, true);
    expect(websocket.done).toEqual(['terminate']);
  });
});

it('a reader so slow that a minute of battle waits for him is cut', async () => {
  const { link, stream, websocket } = await entered();
  stream._write = () => undefined;
  const frame = Buffer.alloc(MOST_UNSENT_BYTES / 2);
  link.send(frame);
  link.send(frame);
  expect(websocket.done).toEqual([]);
  link.send(frame);
  expect(websocket.done).toEqual(['terminate']);
});
