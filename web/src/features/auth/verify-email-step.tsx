import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EnvelopeDrawing } from '../../shared/ui/illustrations/envelope-drawing.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import styles from './auth.module.css';
import { AuthCard } from './auth-card.tsx';
import type { Identity } from './identity.ts';
import type { SignIn } from './use-sign-in.ts';
import { useSignInService } from './use-sign-in-service.ts';

/** Waits for the link in the e-mail; looks again whenever the player comes back to this tab. */
export function VerifyEmailStep({ signIn, identity }: { signIn: SignIn; identity: Identity }) {
  const { t } = useTranslation();
  const openService = useSignInService();
  const look = async (isAsked: boolean) => {
    const service = await openService();
    const latest = await service.refreshIdentity('email');
    if (latest?.isEmailVerified) await signIn.prove(async () => latest);
    else if (isAsked) showToast('error', t('please_verify_email_first'));
  };
  const resend = () =>
    void signIn.attempt(async () => {
      await (await openService()).sendVerification();
      showToast('success', t('auth.verify.sent'));
    });
  useOnReturn(() => void signIn.attempt(() => look(false)));
  return (
    <AuthCard
      drawing={<EnvelopeDrawing />}
      title={t('auth.verify.title')}
      text={t('auth.verify.text', { email: identity.email })}
    >
      <div className={styles.form}>
        <PrimaryButton isWide isBusy={signIn.isBusy} onClick={() => void signIn.attempt(() => look(true))}>
          {t('auth.verify.done')}
        </PrimaryButton>
        <PrimaryButton look="outline" isWide onClick={resend}>
          {t('auth.verify.resend')}
        </PrimaryButton>
        <PrimaryButton look="quiet" isWide onClick={signIn.startOver}>
          {t('action.back')}
        </PrimaryButton>
      </div>
    </AuthCard>
  );
}

function useOnReturn(onReturn: () => void) {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
