import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { findSecrets } from './find-secrets.ts';

/** Put together here, so that this file does not look like one that holds them. */
const samples: readonly (readonly [string, string])[] = [
  ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----\nMIIEvQIBADANBgkqhkiG9w0B`],
  ['an AWS key', `AKIA${'ABCDEFGHIJKLMNOP'}`],
  ['a Google API key', `AIza${'a'.repeat(35)}`],
  ['a GitHub token', `ghp_${'a1'.repeat(18)}`],
  ['a signed token', `eyJ${'hbGciOiJIUzI1'}.eyJ${'1c2VyX2lkIjoi'}.${'x'.repeat(43)}`],
  ['a password in an address', `postgres://quiz:${'hunter22'}@db.example/quiz`],
];

it.each(samples)('finds %s', (kind, content) => {
  expect(findSecrets('src/a.ts', `const x = "${content}";`)).toContain(kind);
});

it('finds a random value that is called a secret, and not a name or a placeholder', () => {
  const random = randomBytes(32).toString('base64url');
  expect(findSecrets('a.ts', `const apiKey = '${random}';`)).toHaveLength(1);
  expect(findSecrets('a.ts', "const SERVICE_KEY = 'service-key-of-the-tests';")).toEqual([]);
  expect(findSecrets('a.md', 'redis://:PASSWORD@one:6379 and postgres://user:word@db')).toEqual([]);
});

it('knows files by their names', () => {
  expect(findSecrets('ops/.env', '')).toEqual(['a file of secrets']);
  expect(findSecrets('.env.example', '')).toEqual([]);
});
