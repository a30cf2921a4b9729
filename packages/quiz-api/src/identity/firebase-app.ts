import { type App, applicationDefault, cert, deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getMessaging } from 'firebase-admin/messaging';
import { createFirebasePushMessenger } from '../push/firebase-push-messenger.ts';
import type { PushMessenger } from '../push/push-messenger.ts';
import type { AccountRemover } from './account-remover.ts';
import { createFirebaseAccountRemover } from './firebase-account-remover.ts';
import { createFirebaseIdentityVerifier } from './firebase-identity-verifier.ts';
import type { IdentityVerifier } from './identity-verifier.ts';

export interface FirebaseOptions {
  readonly projectId: string;
  /** Path of a service account's key, "default" for the credentials of the machine, "" for none. */
  readonly credentials: string;
  /** A local emulator deletes accounts without credentials. */
  readonly hasEmulator: boolean;
}

/** The sign-in project as this server uses it. */
export interface FirebaseProject {
  readonly identities: IdentityVerifier;
  /** Undefined without credentials: accounts there can be read, not deleted. */
  readonly accounts: AccountRemover | undefined;
  /** Undefined without credentials: nothing can be pushed. */
  readonly push: PushMessenger | undefined;
  close(): Promise<void>;
}

/** Connects to the project by firebase-admin. */
export function openFirebaseProject({
  projectId,
  credentials,
  hasEmulator,
}: FirebaseOptions): FirebaseProject {
  const app = initializeApp(
    { projectId, ...(credentials !== '' && { credential: credentialOf(credentials) }) },
    `quiz-api-${getApps().length}`,
  );
  const mayWrite = credentials !== '';
  return {
    identities: createFirebaseIdentityVerifier(getAuth(app)),
    accounts: mayWrite || hasEmulator ? createFirebaseAccountRemover(getAuth(app)) : undefined,
    push: mayWrite ? createFirebasePushMessenger(getMessaging(app)) : undefined,
    close: () => deleteApp(app),
  };
}

function credentialOf(credentials: string): NonNullable<App['options']['credential']> {
  return credentials === 'default' ? applicationDefault() : cert(credentials);
}
