import type { SignedInUserRow } from '@quiz-arena/contract/actions/accounts';
import { errors } from '@quiz-arena/contract/errors';
import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionClient } from '../../shared/api/action-context.tsx';
import { capitaliseName } from '../../shared/session/capitalise-name.ts';
import { loggedIn } from '../../shared/session/session-slice.ts';
import { useAppDispatch, useAppStore } from '../../shared/store/app-hooks.ts';
import { showToast } from '../../shared/ui/toast.ts';
import type { Identity } from './identity.ts';
import { forgetReferralCode } from './referral-code.ts';
import { signInErrorText } from './sign-in-errors.ts';

/** Where somebody is between the hosted service and the game. */
export type SignInStep =
  | { kind: 'prove' }
  /** The link in the e-mail has not been opened yet. */
  | { kind: 'verify'; identity: Identity }
  /** New here: name, face, referral code. */
  | { kind: 'newcomer'; identity: Identity };

/** What a newcomer tells about himself. */
export interface NewcomerDetails {
  name: string;
  /** Absolute URL. */
  profile: string;
  friendCode: string;
}

export interface SignIn {
  step: SignInStep;
  isBusy: boolean;
  /** Runs a sign-in at the hosted service and goes on with who it proves; failures become toasts. */
  prove: (work: () => Promise<Identity>) => Promise<void>;
  /** Runs any other call of the service; failures become toasts. @returns whether it worked */
  attempt: (work: () => Promise<unknown>) => Promise<boolean>;
  register: (identity: Identity, details: NewcomerDetails) => Promise<void>;
  startOver: () => void;
}

/** Hosted service → check_user_exists → (newcomer's details) → user_signup → signed in; the guard leads on. */
export function useSignIn(): SignIn {
  const [step, setStep] = useState<SignInStep>({ kind: 'prove' });
  const [isBusy, setBusy] = useState(false);
  const { t } = useTranslation();
  const enter = useEnterGame();

  const attempt = useCallback(
    async (work: () => Promise<unknown>) => {
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        showToast('error', t(error instanceof Refusal ? error.textKey : signInErrorText(error)));
        return false;
      } finally {
        setBusy(false);
      }
    },
    [t],
  );
  const goOn = useCallback(
    async (identity: Identity) => {
      if (identity.type === 'email' && !identity.isEmailVerified)
        return setStep({ kind: 'verify', identity });
      if (!(await enter.isKnown(identity))) return setStep({ kind: 'newcomer', identity });
      await enter.signUp(identity);
    },
    [enter],
  );
  return {
    step,
    isBusy,
    attempt,
    prove: async (work) => void (await attempt(async () => goOn(await work()))),
    register: async (identity, details) => void (await attempt(() => enter.signUp(identity, details))),
    startOver: () => setStep({ kind: 'prove' }),
  };
}

/** The backend said no, or nothing; carries the text for the player. */
class Refusal extends Error {
  readonly textKey: PlainTextKey;
  constructor(textKey: PlainTextKey) {
    super(textKey);
    this.textKey = textKey;
  }
}

function useEnterGame() {
  const client = useActionClient();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { t } = useTranslation();
  const [calls] = useState(() => ({
    isKnown: async (identity: Identity): Promise<boolean> => {
      const outcome = await client.request(
        'check_user_exists',
        { firebase_id: identity.uid },
        bearer(identity),
      );
      if (outcome.kind === 'answer') return outcome.success === 'USER_EXISTS';
      throw new Refusal(refusalText(outcome));
    },
    signUp: async (identity: Identity, details?: NewcomerDetails): Promise<void> => {
      const fields = {
        firebase_id: identity.uid,
        type: identity.type,
        email: identity.email || undefined,
        mobile: identity.mobile || undefined,
        name: details && capitaliseName(details.name),
        profile: details?.profile,
        friends_code: details?.friendCode || undefined,
        web_language: store.getState().preferences.interfaceLanguage.name,
      };
      const outcome = await client.request('user_signup', fields, bearer(identity));
      if (outcome.kind !== 'answer') throw new Refusal(refusalText(outcome));
      const { data } = outcome.answer;
      forgetReferralCode();
      dispatch(loggedIn({ user: sessionUser(data), apiToken: data.api_token }));
      showToast('success', t('auth.welcome', { name: capitaliseName(data.name) }));
    },
  }));
  return calls;
}

function bearer({ idToken }: Identity) {
  return { headers: { authorization: `Bearer ${idToken}` } };
}

function refusalText(
  outcome: { kind: 'refused'; code: keyof typeof errors } | { kind: 'failed' },
): PlainTextKey {
  if (outcome.kind === 'failed') return 'network_failed';
  return outcome.code === 'UNAUTHORIZED' ? 'please_verify_email_first' : errors[outcome.code].textKey;
}

function sessionUser(row: SignedInUserRow) {
  return {
    id: row.id,
    firebaseId: row.firebase_id,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    type: row.type,
    profile: row.profile,
    referCode: row.refer_code,
    coins: Number(row.coins),
    score: 0,
  };
}
