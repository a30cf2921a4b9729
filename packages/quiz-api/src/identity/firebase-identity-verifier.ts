import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import type { Identity, SignInType } from '../http/handler.ts';
import type { IdentityVerifier } from './identity-verifier.ts';

/** Verifies with firebase-admin: signature, expiry, issuer and audience of the project. */
export function createFirebaseIdentityVerifier(auth: Pick<Auth, 'verifyIdToken'>): IdentityVerifier {
  return {
    async verify(idToken) {
      try {
        return toIdentity(await auth.verifyIdToken(idToken));
      } catch (error) {
        if (isRefusedToken(error)) return undefined;
        throw error;
      }
    },
  };
}

/** Faults of the token or its account; any other is one of ours or of the way to the service. */
const REFUSALS = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
];

function isRefusedToken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && REFUSALS.includes(String(error.code));
}

const signInTypes = new Map<string, SignInType>([
  ['password', 'email'],
  ['emailLink', 'email'],
  ['google.com', 'gmail'],
  ['facebook.com', 'fb'],
  ['phone', 'mobile'],
  ['apple.com', 'apple'],
]);

function toIdentity(token: DecodedIdToken): Identity {
  return {
    firebaseId: token.uid,
    email: token.email ?? '',
    isEmailVerified: token.email_verified ?? false,
    mobile: token.phone_number ?? '',
    name: typeof token.name === 'string' ? token.name : '',
    picture: token.picture ?? '',
    signInType: signInTypes.get(token.firebase.sign_in_provider),
  };
}
