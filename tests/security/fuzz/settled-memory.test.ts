import { expect, it } from 'vitest';
import { isFlat } from './settled-memory.ts';

const reference = { rssMb: 120, heapMb: 40 };

it('lets a heap breathe, and takes a leak for one', () => {
  expect(isFlat(reference, { rssMb: 130, heapMb: 41 })).toBe(true);
  expect(isFlat(reference, { rssMb: 90, heapMb: 39 })).toBe(true);
  expect(isFlat(reference, { rssMb: 200, heapMb: 41 })).toBe(false);
  expect(isFlat(reference, { rssMb: 130, heapMb: 60 })).toBe(false);
});
