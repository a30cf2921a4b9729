import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampArea, cropSide, moveArea, wholePicture } from './crop-area.ts';

const size = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const area = fc.record({
  x: fc.double({ min: -2, max: 3, noNaN: true }),
  y: fc.double({ min: -2, max: 3, noNaN: true }),
  zoom: fc.double({ min: 0, max: 9, noNaN: true }),
});

describe('the part of a picture', () => {
  it('lies within the picture, however it is moved or enlarged', () => {
    fc.assert(
      fc.property(size, area, fc.integer({ min: -5, max: 5 }), (picture, wild, step) => {
        const shown = moveArea(picture, clampArea(picture, wild), step, -step);
        const half = cropSide(picture, shown) / 2;
        expect(shown.x * picture.width - half).toBeGreaterThanOrEqual(-1e-6);
        expect(shown.x * picture.width + half).toBeLessThanOrEqual(picture.width + 1e-6);
        expect(shown.y * picture.height - half).toBeGreaterThanOrEqual(-1e-6);
        expect(shown.y * picture.height + half).toBeLessThanOrEqual(picture.height + 1e-6);
      }),
    );
  });

  it('is the middle of the shorter side at first, and moves along the longer one', () => {
    const landscape = { width: 400, height: 200 };
    expect(cropSide(landscape, wholePicture)).toBe(200);
    expect(moveArea(landscape, wholePicture, 0.25, 0.25)).toEqual({ x: 0.625, y: 0.5, zoom: 1 });
    expect(moveArea(landscape, wholePicture, 9, 0).x).toBe(0.75);
  });
});
