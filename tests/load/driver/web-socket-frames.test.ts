import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clientFrame, createFrameReader, type Frame, opcodes } from './web-socket-frames.ts';

/** A client's frame as its server would send it: without the mask. */
function unmasked(frame: Buffer): Buffer {
  const short = (frame[1] ?? 0) & 0x7f;
  const header = short < 126 ? 2 : short === 126 ? 4 : 10;
  const mask = frame.subarray(header, header + 4);
  const payload = frame.subarray(header + 4).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  const head = Buffer.from(frame.subarray(0, header));
  head[1] = short;
  return Buffer.concat([head, payload]);
}

function collect() {
  const texts: string[] = [];
  const read = createFrameReader(({ payload }: Frame) => void texts.push(payload.toString('utf8')));
  return { texts, read };
}

it('reads what it wrote, in whatever parts it arrives', () => {
  const messages = fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 8 });
  fc.assert(
    fc.property(messages, fc.integer({ min: 1, max: 40 }), (sent, part) => {
      const bytes = Buffer.concat(
        sent.map((text) => unmasked(clientFrame(opcodes.text, Buffer.from(text, 'utf8')))),
      );
      const { texts, read } = collect();
      for (let at = 0; at < bytes.length; at += part) read(bytes.subarray(at, at + part));
      expect(texts).toEqual(sent);
    }),
  );
});

it.each([125, 126, 65_535, 65_536])('carries %i bytes', (length) => {
  const { texts, read } = collect();
  read(unmasked(clientFrame(opcodes.text, Buffer.alloc(length, 'x'))));
  expect(texts.map((text) => text.length)).toEqual([length]);
});

it('masks every frame, each differently', () => {
  const frames = Array.from({ length: 3_000 }, () => clientFrame(opcodes.text, Buffer.from('answer')));
  expect(frames.every((frame) => ((frame[1] ?? 0) & 0x80) !== 0)).toBe(true);
  expect(new Set(frames.map((frame) => frame.subarray(2, 6).toString('hex'))).size).toBeGreaterThan(2_900);
});
