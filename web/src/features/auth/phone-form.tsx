import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { checkMobile, normalMobile } from '../../shared/forms/form-checks.ts';
import { useCheckTexts } from '../../shared/forms/use-check-texts.ts';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { TextField } from '../../shared/ui/text-inputs.tsx';
import styles from './auth.module.css';

/** Where the code goes. */
export function PhoneForm({ isBusy, onSend }: { isBusy: boolean; onSend: (mobile: string) => unknown }) {
  const { t } = useTranslation();
  const text = useCheckTexts();
  const form = useForm({
    initialValues: { mobile: '' },
    validate: { mobile: (mobile) => text(checkMobile(mobile)) },
  });
  return (
    <form
      className={styles.form}
      onSubmit={form.onSubmit(({ mobile }) => void onSend(normalMobile(mobile)))}
      noValidate
    >
      <TextField
        label={t('auth.mobile')}
        description={t('auth.mobile.example')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        {...form.getInputProps('mobile')}
      />
      <PrimaryButton type="submit" isWide isBusy={isBusy}>
        {t('auth.otp.send')}
      </PrimaryButton>
    </form>
  );
}
