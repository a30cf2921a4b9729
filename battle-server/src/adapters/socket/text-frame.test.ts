import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textFrame } from './text-frame.ts';

/** The text of a frame that is a whole, unmasked text message (RFC 6455, 5.2); throws for any other. */
function read(frame: Buffer): string {
  const [head, first = 0] = frame;
  expect([head, first & 0x80]).toEqual([0x81, 0]);
  const more = first === 127 ? 8 : first === 126 ? 2 : 0;
  const length = more === 0 ? first : Number(`0x${frame.toString('hex', 2, 2 + more)}`);
  expect(frame.length).toBe(2 + more + length);
  return frame.toString('utf8', 2 + more);
}

describe('a text frame', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])(
    'of %i bytes is read as it was written',
    (length) => {
      const text = 'x'.repeat(length);
      expect(read(textFrame(text))).toBe(text);
    },
  );

  it('of any text is read as it was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(read(textFrame(text))).toBe(text);
      }),
    );
  });
});
