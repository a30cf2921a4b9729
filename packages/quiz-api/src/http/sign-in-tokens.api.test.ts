import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirebaseProject, openFirebaseProject } from '../identity/firebase-app.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const PROJECT = 'quiz-of-tests';

let project: FirebaseProject;
let api: TestApi;
beforeAll(async () => {
  // The emulator's own tokens are unsigned: with its variable set, these tests would prove nothing.
  expect(process.env.FIREBASE_AUTH_EMULATOR_HOST).toBeUndefined();
  project = openFirebaseProject({ projectId: PROJECT, credentials: '', hasEmulator: false });
  api = await startTestApi({}, { identities: project.identities });
});
afterAll(async () => {
  await api.close();
  await project.close();
});

const now = Math.floor(Date.now() / 1000);
const rightClaims = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'victim',
  user_id: 'victim',
  auth_time: now,
  iat: now,
  exp: now + 3600,
  email_verified: true,
  firebase: { sign_in_provider: 'password' },
};

function token(header: object, claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part(header)}.${part(claims)}.c2lnbmF0dXJl`;
}

const tokens: Readonly<Record<string, string>> = {
  garbage: 'garbage',
  'an unsigned one, as the emulator makes them': token({ alg: 'none', typ: 'JWT' }, rightClaims),
  'one signed with a shared secret': token({ alg: 'HS256', kid: 'key' }, rightClaims),
  'one without a key': token({ alg: 'RS256' }, rightClaims),
  'one of another project': token(
    { alg: 'RS256', kid: 'key' },
    { ...rightClaims, aud: 'other', iss: 'https://securetoken.google.com/other' },
  ),
  'one of another issuer': token(
    { alg: 'RS256', kid: 'key' },
    { ...rightClaims, iss: 'https://evil.example' },
  ),
  'one of nobody': token({ alg: 'RS256', kid: 'key' }, { ...rightClaims, sub: '' }),
};

describe('a token of the sign-in service that it never made', () => {
  it.each(Object.entries(tokens))('opens no account: %s', async (_kind, idToken) => {
    for (const action of ['check_user_exists', 'user_signup'] as const) {
      const fields = { firebase_id: 'victim', ...(action === 'user_signup' && { type: 'email' }) };
      expect([action, await api.post(action, fields, { token: idToken })]).toEqual([
        action,
        { status: 401, body: { error: true, message: '129' } },
      ]);
    }
    expect((await api.operate('user-find', { user: 'victim' })).status).toBe(400);
  });
});
