import fc from 'fast-check';
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import { expect, it } from 'vitest';
import { textParser } from './text-parser.ts';

const packet = fc.record<Packet, 'type' | 'nsp'>(
  {
    type: fc.constantFrom(
      PacketType.CONNECT,
      PacketType.DISCONNECT,
      PacketType.EVENT,
      PacketType.ACK,
      PacketType.CONNECT_ERROR,
    ),
    nsp: fc.constantFrom('/', '/battle'),
    id: fc.nat(),
    data: fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())),
  },
  { requiredKeys: ['type', 'nsp'] },
);

it('writes every packet without binary data as Socket.IO does', () => {
  const [own, official] = [new textParser.Encoder(), new Encoder()];
  fc.assert(
    fc.property(packet, (given) => {
      expect(own.encode(given)).toEqual(official.encode(given));
    }),
  );
});

it("is read by Socket.IO's own decoder", () => {
  const read: unknown[] = [];
  const decoder = new Decoder();
  decoder.on('decoded', (decoded) => read.push(decoded));
  const sent = { type: PacketType.EVENT, nsp: '/battle', id: 7, data: ['battle', { version: 1 }] };
  for (const text of new textParser.Encoder().encode(sent)) decoder.add(text);
  expect(read).toEqual([sent]);
});
