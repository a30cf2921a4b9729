import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/routing/paths.ts';
import { useSetting } from '../../shared/settings/use-setting.ts';
import styles from './auth.module.css';
import { AuthCard } from './auth-card.tsx';
import { CodeForm } from './code-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import type { ConfirmCode } from './sign-in-service.ts';
import { SignInSteps } from './sign-in-steps.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useSignInService } from './use-sign-in-service.ts';

/** A code is sent to a mobile number, typed in, and proves who is there. */
export function OtpVerifyPage() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const signIn = useSignIn();
  const openService = useSignInService();
  const isPhoneOn = useSetting('phone_login');
  const robotCheck = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<{ mobile: string; sentAt: number; confirm: ConfirmCode } | null>(null);
  const sendCode = (mobile: string) =>
    signIn.attempt(async () => {
      // The check keeps state in its element, so each one gets a fresh one.
      const container = document.createElement('div');
      robotCheck.current?.replaceChildren(container);
      const confirm = await (await openService()).sendCode(mobile, container);
      setSent({ mobile, sentAt: Date.now(), confirm });
    });
  return (
    <>
      <SignInSteps signIn={signIn}>
        <AuthCard
          title={t('auth.otp.title')}
          text={sent === null ? t('auth.otp.text') : t('auth.otp.enter', { mobile: sent.mobile })}
        >
          {!isPhoneOn && <p>{t('auth.login.noWays')}</p>}
          {isPhoneOn && sent === null && <PhoneForm isBusy={signIn.isBusy} onSend={sendCode} />}
          {sent !== null && (
            <CodeForm
              key={sent.sentAt}
              sentAt={sent.sentAt}
              isBusy={signIn.isBusy}
              onCode={(code) => signIn.prove(() => sent.confirm(code))}
              onResend={() => sendCode(sent.mobile)}
              onChangeNumber={() => setSent(null)}
            />
          )}
          <Link to={paths.login} state={state} className={styles.link}>
            {t('auth.reset.backToLogin')}
          </Link>
        </AuthCard>
      </SignInSteps>
      <div ref={robotCheck} />
    </>
  );
}
