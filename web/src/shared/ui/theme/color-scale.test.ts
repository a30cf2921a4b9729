import { describe, expect, it } from 'vitest';
import { contrast, mix, parseHex, type Rgb, readableOn, toHex } from './color-scale.ts';

const white: Rgb = [255, 255, 255];
const ink: Rgb = [9, 0, 41];

describe('the colour scale', () => {
  it('reads a colour with and without its hash', () => {
    expect(parseHex('#EF5388', ink)).toEqual([239, 83, 136]);
    expect(parseHex('ef5388', ink)).toEqual([239, 83, 136]);
  });

  it('falls back when a setting is no colour', () => {
    expect(parseHex('pink', ink)).toEqual(ink);
  });

  it('writes what it read', () => {
    expect(toHex(parseHex('#0a0b0c', white))).toBe('#0a0b0c');
  });

  it('mixes halfway', () => {
    expect(mix([0, 0, 0], [100, 200, 50], 0.5)).toEqual([50, 100, 25]);
  });

  it('knows the contrast of black on white', () => {
    expect(contrast([0, 0, 0], white)).toBeCloseTo(21);
  });

  it.each(['#ef5388', '#ffe000', '#00ffff', '#101010', '#ffffff', '#7a7a7a'])(
    'makes %s readable on light and on dark',
    (hex) => {
      for (const ground of [white, ink]) {
        expect(contrast(readableOn(parseHex(hex, ink), ground, 4.5), ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
