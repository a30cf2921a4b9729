import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { checkEmail, checkFilled } from '../../shared/forms/form-checks.ts';
import { useCheckTexts } from '../../shared/forms/use-check-texts.ts';
import { paths } from '../../shared/routing/paths.ts';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { PasswordField, TextField } from '../../shared/ui/text-inputs.tsx';
import styles from './auth.module.css';
import type { SignIn } from './use-sign-in.ts';
import { useSignInService } from './use-sign-in-service.ts';

/** E-mail and password. */
export function LoginForm({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation();
  const text = useCheckTexts();
  const openService = useSignInService();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) => text(checkEmail(email)),
      password: (password) => text(checkFilled(password)),
    },
  });
  const submit = form.onSubmit(({ email, password }) =>
    signIn.prove(async () => (await openService()).signInWithEmail(email.trim(), password)),
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField label={t('auth.email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
      <PasswordField
        label={t('auth.password')}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <Link to={paths.resetPassword} className={`${styles.link} ${styles.end}`}>
        {t('auth.login.forgot')}
      </Link>
      <PrimaryButton type="submit" isWide isBusy={signIn.isBusy}>
        {t('action.signIn')}
      </PrimaryButton>
    </form>
  );
}
