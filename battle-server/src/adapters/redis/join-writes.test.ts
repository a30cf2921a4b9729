import { once } from 'node:events';
import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { joinWrites } from './join-writes.ts';

/** A stream that notes which chunks left together. */
function notingStream() {
  const left: string[][] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      left.push([chunk.toString()]);
      done();
    },
    writev(chunks, done) {
      left.push(chunks.map(({ chunk }) => String(chunk)));
      done();
    },
  });
  joinWrites(stream);
  return { stream, left };
}

it('lets what one turn writes leave together, in order, and the next turn by itself', async () => {
  const { stream, left } = notingStream();
  stream.write('one');
  stream.write('two', 'utf8');
  await Promise.resolve();
  stream.write('three');
  expect(left).toEqual([]);
  await turn();
  stream.write('four');
  await turn();
  expect(left).toEqual([['one', 'two', 'three'], ['four']]);
});

it('still says when a write is through, and ends with everything written', async () => {
  const { stream, left } = notingStream();
  const through = new Promise<void>((resolve) => stream.write('one', () => resolve()));
  await through;
  stream.write('two');
  stream.end();
  await once(stream, 'finish');
  expect(left).toEqual([['one'], ['two']]);
});
