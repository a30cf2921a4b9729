import { afterAll, describe, expect, it } from 'vitest';
import { openFirebaseProject } from './firebase-app.ts';

const project = openFirebaseProject({ projectId: 'quiz-of-tests', credentials: '', hasEmulator: false });
const verifier = project.identities;
afterAll(() => project.close());

function token(header: object, claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part(header)}.${part(claims)}.c2lnbmF0dXJl`;
}

const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: 'https://securetoken.google.com/quiz-of-tests',
  aud: 'quiz-of-tests',
  sub: 'somebody',
  iat: now,
  exp: now + 3600,
};

describe('the firebase verifier without an emulator', () => {
  it.each([
    ['garbage', 'garbage'],
    ['an empty token', ''],
    ['an unsigned token, as the emulator makes them', token({ alg: 'none', typ: 'JWT' }, claims)],
    ['a token signed with a shared secret', token({ alg: 'HS256', kid: 'key' }, claims)],
    [
      'a token of another project',
      token(
        { alg: 'RS256', kid: 'key' },
        { ...claims, aud: 'other', iss: 'https://securetoken.google.com/other' },
      ),
    ],
  ])('does not believe %s', async (_name, idToken) => {
    expect(await verifier.verify(idToken)).toBeUndefined();
  });
});
