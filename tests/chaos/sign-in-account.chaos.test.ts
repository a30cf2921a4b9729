import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type FirebaseProject,
  openFirebaseProject,
} from '../../packages/quiz-api/src/identity/firebase-app.ts';
import { startTestApi, type TestApi } from '../../packages/quiz-api/src/testing/test-api.ts';
import { type AuthEmulator, startAuthEmulator } from '../../scripts/arena/auth-emulator.ts';
import { findFreePort } from '../../scripts/arena/free-port.ts';

const PROJECT = 'demo-quiz-arena';
const person = { email: 'leaving@example.com', password: 'a-long-password', returnSecureToken: true };

let directory: string;
let emulator: AuthEmulator;
let host: string;
let project: FirebaseProject;
let api: TestApi;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'quiz-arena-sign-in-'));
  const port = await findFreePort();
  emulator = await startAuthEmulator({
    root: resolve(import.meta.dirname, '../..'),
    dataDir: directory,
    logFile: join(directory, 'emulator.log'),
    projectId: PROJECT,
    port,
    hubPort: await findFreePort(),
    loggingPort: await findFreePort(),
  });
  host = `127.0.0.1:${port}`;
  // Where firebase-admin finds the emulator; nothing else in this file's process signs anybody in.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  project = openFirebaseProject({ projectId: PROJECT, credentials: '', hasEmulator: true });
  const { identities, accounts } = project;
  api = await startTestApi({}, { identities, ...(accounts && { accounts }) });
}, 120_000);
afterAll(async () => {
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  await api.close();
  await project.close();
  await emulator.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** A call of the sign-in service's own client. */
async function signInService(
  call: string,
  body: object,
): Promise<{ status: number; body: Record<string, string> }> {
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(call === 'update' && { authorization: 'Bearer owner' }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

it('a deleted account is gone at the sign-in service too', async () => {
  const { localId = '' } = (await signInService('signUp', person)).body;
  await signInService('update', { localId, emailVerified: true });
  const { idToken = '' } = (await signInService('signInWithPassword', person)).body;
  const fields = { firebase_id: localId, type: 'email' } as const;
  const signedUp = await api.call('user_signup', fields, { token: idToken });
  expect(signedUp.body).toMatchObject({ error: false, message: '104' });
  const left = await api.post('delete_user_account', {}, { token: signedUp.body.data.api_token });
  expect(left.body).toEqual({ error: false, message: '111' });
  expect((await signInService('signInWithPassword', person)).status).toBe(400);
  expect((await signInService('signUp', person)).status).toBe(200);
});
