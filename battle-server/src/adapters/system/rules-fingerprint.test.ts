import { expect, it } from 'vitest';
import { rulesFingerprint } from './rules-fingerprint.ts';

it('is the same for the same rules', () => {
  expect(rulesFingerprint()).toMatch(/^[0-9a-f]{16}$/);
  expect(rulesFingerprint()).toBe(rulesFingerprint());
});
