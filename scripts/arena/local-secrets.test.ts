import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLocalSecrets } from './local-secrets.ts';

it('makes secrets once, for their owner alone, and gives the same ones the next time', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'quiz-arena-secrets-')), 'data', 'secrets.json');
  const made = readLocalSecrets(file);
  expect(new Set(Object.values(made)).size).toBe(Object.keys(made).length);
  expect(Object.values(made).every((secret) => secret.length >= 32)).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readLocalSecrets(file)).toEqual(made);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(made);
});
