import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { rulesFingerprint } from './rules-fingerprint.ts';

/** A copy of the core, with one file written anew. */
function coreWith(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'core-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(import.meta.dirname, '../../core'), folder, { recursive: true });
  mkdirSync(join(folder, 'commands'), { recursive: true });
  writeFileSync(join(folder, name), text);
  return folder;
}

it.each(['evolve.ts', 'commands/answer.ts', 'a-new-file.ts'])(
  'is another one where %s is another',
  (name) => {
    expect(rulesFingerprint()).toMatch(/^[0-9a-f]{16}$/);
    expect(rulesFingerprint(coreWith(name, '// other rules'))).not.toBe(rulesFingerprint());
  },
);

it('is the same where only a test is another', () => {
  expect(rulesFingerprint(coreWith('evolve.test.ts', '// another test'))).toBe(rulesFingerprint());
});
