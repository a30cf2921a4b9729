import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createTurnWriter } from './turn-writer.ts';

/** A stream that notes what reaches the system, one entry a write. */
function noting() {
  const writes: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      writes.push(String(chunk));
      done();
    },
    writev(chunks, done) {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join(''));
      done();
    },
  });
  return { stream, writes };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('writes what one turn sends to a connection at once, and each turn on its own', async () => {
  const writer = createTurnWriter();
  const [one, other] = [noting(), noting()];
  for (const text of ['a', 'b']) writer.write(one.stream, Buffer.from(text));
  writer.write(other.stream, Buffer.from('c'));
  await turn();
  expect([one.writes, other.writes]).toEqual([['ab'], ['c']]);
  writer.write(one.stream, Buffer.from('d'));
  await turn();
  expect(one.writes).toEqual(['ab', 'd']);
});

it('writes what was left when a connection ends in the same turn', async () => {
  const writer = createTurnWriter();
  const { stream, writes } = noting();
  writer.write(stream, Buffer.from('last'));
  stream.end();
  await turn();
  expect(writes).toEqual(['last']);
});
