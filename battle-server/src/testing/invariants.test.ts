import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { heldIn, type Invariant, invariants } from './invariants.ts';

const root = join(import.meta.dirname, '../../..');

describe('the invariants', () => {
  it.each(Object.keys(invariants) as Invariant[])('%s is held where the table says', (id) => {
    expect(heldIn[id].length).toBeGreaterThan(0);
    const named = new RegExp(`\\b${id}\\b`);
    for (const file of heldIn[id])
      expect([file, readFileSync(join(root, file), 'utf8')]).toEqual([file, expect.stringMatching(named)]);
  });
});
