import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/routing/paths.ts';
import { useSetting } from '../../shared/settings/use-setting.ts';
import styles from './auth.module.css';
import { AuthCard } from './auth-card.tsx';
import { LoginForm } from './login-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { SignInSteps } from './sign-in-steps.tsx';
import { useConfirmEmailLink } from './use-confirm-email-link.ts';
import { useSignIn } from './use-sign-in.ts';

/** Sign in by e-mail, Google or phone, as the settings allow. Links in verification e-mails lead here too. */
export function LoginPage() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const signIn = useSignIn();
  const isEmailOn = useSetting('email_login');
  const isGoogleOn = useSetting('gmail_login');
  const isPhoneOn = useSetting('phone_login');
  const isConfirmed = useConfirmEmailLink(signIn);
  return (
    <SignInSteps signIn={signIn}>
      <AuthCard title={t('auth.login.title')} text={t('auth.login.text')}>
        <div role="status">
          {isConfirmed && (
            <p className={styles.notice}>
              <IconCircleCheck size={24} aria-hidden="true" />
              {t('auth.verify.confirmed')}
            </p>
          )}
        </div>
        {isEmailOn && <LoginForm signIn={signIn} />}
        {isEmailOn && (isGoogleOn || isPhoneOn) && <p className={styles.or}>{t('auth.login.or')}</p>}
        <OtherWays signIn={signIn} isGoogleOn={isGoogleOn} isPhoneOn={isPhoneOn} />
        {!isEmailOn && !isGoogleOn && !isPhoneOn && <p>{t('auth.login.noWays')}</p>}
        {isEmailOn && (
          <p className={styles.center}>
            {t('auth.login.newHere')}{' '}
            <Link to={paths.signUp} state={state} className={styles.link}>
              {t('action.signUp')}
            </Link>
          </p>
        )}
      </AuthCard>
    </SignInSteps>
  );
}
