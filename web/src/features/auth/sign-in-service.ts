import type { WebSettings } from '@quiz-arena/contract/actions/configuration';
import {
  type Auth,
  applyActionCode,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPhoneNumber,
  signInWithPopup,
  type User,
} from 'firebase/auth';
import { openFirebaseApp } from '../../shared/api/firebase-app.ts';
import type { Identity, SignInType } from './identity.ts';
import type { TestAccount } from './test-accounts.ts';

/** Confirms the code that was sent by text message. */
export type ConfirmCode = (code: string) => Promise<Identity>;

export type SignInService = ReturnType<typeof openSignInService>;

/**
 * The hosted sign-in service as this client uses it. Its session is kept in memory only: the game's own token is what
 * lasts. Everything rejects with the SDK's errors (signInErrorText reads them).
 */
export function openSignInService(settings: WebSettings, origin: string) {
  const auth = openAuth(settings, origin);
  auth.languageCode = document.documentElement.lang || 'en';
  return {
    signInWithEmail: async (email: string, password: string) =>
      identityOf((await signInWithEmailAndPassword(auth, email, password)).user, 'email'),
    createAccount: async (email: string, password: string) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      await sendEmailVerification(user, { url: `${origin}/auth/login/` });
      return identityOf(user, 'email');
    },
    sendVerification: async () => {
      if (auth.currentUser !== null)
        await sendEmailVerification(auth.currentUser, { url: `${origin}/auth/login/` });
    },
    /** The identity once more, with what has changed since (a verified e-mail); null when nobody is signed in. */
    refreshIdentity: async (type: SignInType) => {
      if (auth.currentUser === null) return null;
      await auth.currentUser.reload();
      return identityOf(auth.currentUser, type, true);
    },
    confirmEmail: (code: string) => applyActionCode(auth, code),
    sendPasswordReset: (email: string) =>
      sendPasswordResetEmail(auth, email, { url: `${origin}/auth/login/` }),
    resetPassword: (code: string, password: string) => confirmPasswordReset(auth, code, password),
    signInWithGoogle: async () =>
      identityOf((await signInWithPopup(auth, new GoogleAuthProvider())).user, 'gmail'),
    signInWithTestAccount: async ({ sub, email, name }: TestAccount) => {
      const claims = JSON.stringify({ sub, email, name, email_verified: true });
      const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(claims));
      return identityOf(user, 'gmail');
    },
    /** Sends a code of 6 digits; `container` is where the invisible check for robots lives. */
    sendCode: async (mobile: string, container: HTMLElement): Promise<ConfirmCode> => {
      const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
      try {
        const confirmation = await signInWithPhoneNumber(auth, mobile, verifier);
        return async (code) => identityOf((await confirmation.confirm(code)).user, 'mobile');
      } finally {
        verifier.clear();
      }
    },
  };
}

function openAuth(settings: WebSettings, origin: string): Auth {
  const auth = initializeAuth(openFirebaseApp(settings), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (settings.auth_emulator_url !== undefined) {
    // The emulator's own paths stand at the root of the page's address, whatever name that was opened under.
    connectAuthEmulator(auth, origin, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
}

async function identityOf(user: User, type: SignInType, isFresh = false): Promise<Identity> {
  return {
    type,
    uid: user.uid,
    idToken: await user.getIdToken(isFresh),
    isEmailVerified: user.emailVerified,
    name: user.displayName ?? '',
    email: user.email ?? '',
    mobile: user.phoneNumber ?? '',
    picture: user.photoURL ?? '',
  };
}
