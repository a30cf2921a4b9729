import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { checkFilled, NAME_LENGTH } from '../../shared/forms/form-checks.ts';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { FaceChoice } from '../../shared/ui/face-choice.tsx';
import { facePath } from '../../shared/ui/faces.ts';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { TextField } from '../../shared/ui/text-inputs.tsx';
import styles from './auth.module.css';
import { AuthCard } from './auth-card.tsx';
import type { Identity } from './identity.ts';
import { keptReferralCode } from './referral-code.ts';
import type { SignIn } from './use-sign-in.ts';

/** A newcomer's name, face and, if a friend sent him, the friend's code. */
export function NewcomerStep({ signIn, identity }: { signIn: SignIn; identity: Identity }) {
  const { t } = useTranslation();
  const bonus = useSetting('refer_coin');
  const form = useForm({
    initialValues: { name: identity.name, face: 1, friendCode: keptReferralCode() },
    validate: {
      name: (name) => {
        const check = checkFilled(name);
        return check === null ? null : t(check);
      },
    },
  });
  const start = form.onSubmit(({ name, face, friendCode }) =>
    signIn.register(identity, {
      name: name.trim(),
      profile: `${location.origin}${facePath(face)}`,
      friendCode: friendCode.trim(),
    }),
  );
  return (
    <AuthCard title={t('auth.newcomer.title')} text={t('auth.newcomer.text')}>
      <form className={styles.form} onSubmit={start} noValidate>
        <TextField
          label={t('auth.newcomer.name')}
          autoComplete="nickname"
          maxLength={NAME_LENGTH}
          {...form.getInputProps('name')}
        />
        <FaceChoice value={form.values.face} onChange={(face) => form.setFieldValue('face', face)} />
        <TextField
          label={t('auth.newcomer.friendCode')}
          description={t('auth.newcomer.friendCode.text', { count: bonus })}
          autoComplete="off"
          maxLength={20}
          {...form.getInputProps('friendCode')}
        />
        <PrimaryButton type="submit" isWide isBusy={signIn.isBusy}>
          {t('auth.newcomer.start')}
        </PrimaryButton>
      </form>
    </AuthCard>
  );
}
