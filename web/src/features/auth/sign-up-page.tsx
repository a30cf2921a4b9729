import { useForm } from '@mantine/form';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { checkEmail, checkNewPassword, checkSame } from '../../shared/forms/form-checks.ts';
import { useCheckTexts } from '../../shared/forms/use-check-texts.ts';
import { paths } from '../../shared/routing/paths.ts';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { PasswordField, TextField } from '../../shared/ui/text-inputs.tsx';
import styles from './auth.module.css';
import { AuthCard } from './auth-card.tsx';
import { keepReferralCode } from './referral-code.ts';
import { SignInSteps } from './sign-in-steps.tsx';
import { type SignIn, useSignIn } from './use-sign-in.ts';
import { useSignInService } from './use-sign-in-service.ts';

/** A new account by e-mail: the link in the e-mail proves the address, then name and face follow. */
export function SignUpPage() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const signIn = useSignIn();
  const bonus = useSetting('welcome_bonus_coin');
  const isEmailOn = useSetting('email_login');
  useEffect(() => keepReferralCode(search), [search]);
  return (
    <SignInSteps signIn={signIn}>
      <AuthCard title={t('auth.signUp.title')} text={t('auth.signUp.text', { coins: bonus })}>
        {isEmailOn ? <SignUpForm signIn={signIn} /> : <p>{t('auth.login.noWays')}</p>}
        <p className={styles.center}>
          {t('auth.signUp.have')}{' '}
          <Link to={paths.login} state={state} className={styles.link}>
            {t('action.signIn')}
          </Link>
        </p>
      </AuthCard>
    </SignInSteps>
  );
}

function SignUpForm({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation();
  const text = useCheckTexts();
  const openService = useSignInService();
  const form = useForm({
    initialValues: { email: '', password: '', again: '' },
    validate: {
      email: (email) => text(checkEmail(email)),
      password: (password) => text(checkNewPassword(password)),
      again: (again, { password }) => text(checkSame(password, again)),
    },
  });
  const submit = form.onSubmit(({ email, password }) =>
    signIn.prove(async () => (await openService()).createAccount(email.trim(), password)),
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField label={t('auth.email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
      <PasswordField
        label={t('auth.password')}
        description={t('auth.signUp.passwordRule')}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordField
        label={t('auth.passwordAgain')}
        autoComplete="new-password"
        {...form.getInputProps('again')}
      />
      <PrimaryButton type="submit" isWide isBusy={signIn.isBusy}>
        {t('action.signUp')}
      </PrimaryButton>
    </form>
  );
}
