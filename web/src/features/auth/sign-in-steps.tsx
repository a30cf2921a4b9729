import type { ReactNode } from 'react';
import { LocalInbox } from './local-inbox.tsx';
import { NewcomerStep } from './newcomer-step.tsx';
import type { SignIn } from './use-sign-in.ts';
import { VerifyEmailStep } from './verify-email-step.tsx';

/** The page's own form until somebody has proven who he is; then what is still missing. */
export function SignInSteps({ signIn, children }: { signIn: SignIn; children: ReactNode }) {
  const { step } = signIn;
  return (
    <>
      {step.kind === 'prove' && children}
      {step.kind === 'verify' && <VerifyEmailStep signIn={signIn} identity={step.identity} />}
      {step.kind === 'newcomer' && <NewcomerStep signIn={signIn} identity={step.identity} />}
      {step.kind !== 'newcomer' && <LocalInbox />}
    </>
  );
}
