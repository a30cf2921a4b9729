import fc from 'fast-check';
import { Encoder, PacketType } from 'socket.io-parser';
import { describe, expect, it } from 'vitest';
import { readPacket } from './read-packet.ts';

const namespace = fc.constantFrom('/', '/battle');

/** As Socket.IO's own client writes it, with Engine.IO's `4` before it. */
function written(type: PacketType, nsp: string, data: unknown, id?: number): string {
  const [text] = new Encoder().encode({ type, nsp, data, ...(id !== undefined && { id }) });
  return `4${String(text)}`;
}

describe('a packet', () => {
  it('of a command is read as the official client writes it', () => {
    const name = fc.string();
    const id = fc.option(fc.nat(), { nil: undefined });
    fc.assert(
      fc.property(namespace, name, fc.jsonValue(), id, (nsp, event, payload, ackId) => {
        const text = written(PacketType.EVENT, nsp, [event, payload], ackId);
        expect(readPacket(text)).toEqual({
          kind: 'command',
          namespace: nsp,
          name: event,
          payload: JSON.parse(JSON.stringify(payload)),
          ackId: ackId ?? null,
        });
      }),
    );
  });

  it('of an entry and of a farewell is read as the official client writes it', () => {
    const auth = { token: 'abc', protocol: 1 };
    expect(readPacket(written(PacketType.CONNECT, '/battle', auth))).toEqual({
      kind: 'enter',
      namespace: '/battle',
      auth,
    });
    expect(readPacket('40')).toEqual({ kind: 'enter', namespace: '/', auth: undefined });
    expect(readPacket(written(PacketType.DISCONNECT, '/battle', undefined))).toEqual({
      kind: 'leave',
      namespace: '/battle',
    });
  });

  it('of a pong is read', () => {
    expect(readPacket('3')).toEqual({ kind: 'pong' });
  });

  it.each([
    ['nothing', ''],
    ['a ping', '2'],
    ['a pong with more to it', '3probe'],
    ['a probe', '2probe'],
    ['an ack', '43/battle,1[{}]'],
    ['a binary event', '451-/battle,["a",{"_placeholder":true,"num":0}]'],
    ['a command without a name', '42/battle,[]'],
    ['a command that is no list', '42/battle,{"a":1}'],
    ['a name that is no text', '42/battle,[1,{}]'],
    ['broken JSON', '42/battle,["answer",{'],
    ['an entry with a number', '40/battle,1{"token":""}'],
    ['an entry with broken JSON', '40/battle,{'],
    ['another engine', '0{"sid":"x"}'],
    ['text', 'hello'],
  ])('that is %s is none', (_what, text) => {
    expect(readPacket(text)).toBeNull();
  });

  it('with more than a payload is a command that no contract knows', () => {
    expect(readPacket('42/battle,7["clock",{"cid":"a"},{}]')).toMatchObject({
      name: 'clock',
      payload: undefined,
    });
  });

  it('of any text is read or refused, and never throws', () => {
    const parts = fc.constantFrom(
      '4',
      '2',
      '0',
      '/battle',
      ',',
      '7',
      '["a"',
      '{"__proto__":',
      ']',
      '}',
      'x',
      '\\u0000',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (some) => readPacket(some.join('')) !== undefined),
    );
  });
});
