import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { checkEmail } from '../../shared/forms/form-checks.ts';
import { useCheckTexts } from '../../shared/forms/use-check-texts.ts';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { TextField } from '../../shared/ui/text-inputs.tsx';
import styles from './auth.module.css';
import { useSignIn } from './use-sign-in.ts';
import { useSignInService } from './use-sign-in-service.ts';

/** Whose password; with e-mail enumeration protection the service does not say whether the address is known. */
export function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const text = useCheckTexts();
  const { attempt, isBusy } = useSignIn();
  const openService = useSignInService();
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (email) => text(checkEmail(email)) },
  });
  const submit = form.onSubmit(async ({ email }) => {
    const isSent = await attempt(async () => (await openService()).sendPasswordReset(email.trim()));
    if (isSent) onSent(email.trim());
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField label={t('auth.email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
      <PrimaryButton type="submit" isWide isBusy={isBusy}>
        {t('auth.reset.send')}
      </PrimaryButton>
    </form>
  );
}
