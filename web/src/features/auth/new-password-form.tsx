import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { checkNewPassword, checkSame } from '../../shared/forms/form-checks.ts';
import { useCheckTexts } from '../../shared/forms/use-check-texts.ts';
import { paths } from '../../shared/routing/paths.ts';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { PasswordField } from '../../shared/ui/text-inputs.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import styles from './auth.module.css';
import { useSignIn } from './use-sign-in.ts';
import { useSignInService } from './use-sign-in-service.ts';

/** The new password, for the account that the code of the link belongs to. */
export function NewPasswordForm({ code }: { code: string }) {
  const { t } = useTranslation();
  const text = useCheckTexts();
  const navigate = useNavigate();
  const { attempt, isBusy } = useSignIn();
  const openService = useSignInService();
  const form = useForm({
    initialValues: { password: '', again: '' },
    validate: {
      password: (password) => text(checkNewPassword(password)),
      again: (again, { password }) => text(checkSame(password, again)),
    },
  });
  const submit = form.onSubmit(async ({ password }) => {
    const isSaved = await attempt(async () => (await openService()).resetPassword(code, password));
    if (!isSaved) return;
    showToast('success', t('auth.reset.choose.done'));
    await navigate(paths.login, { replace: true });
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
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
      <PrimaryButton type="submit" isWide isBusy={isBusy}>
        {t('auth.reset.choose.save')}
      </PrimaryButton>
    </form>
  );
}
