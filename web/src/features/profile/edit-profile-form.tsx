import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEmail, checkFilled, NAME_LENGTH } from '../../shared/forms/form-checks.ts';
import { useCheckTexts } from '../../shared/forms/use-check-texts.ts';
import type { SessionUser } from '../../shared/session/session-state.ts';
import { Card } from '../../shared/ui/card.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { TextField } from '../../shared/ui/text-inputs.tsx';
import styles from './edit-profile.module.css';
import { PictureChoice } from './picture-choice.tsx';
import type { Picture } from './picture-file.ts';
import { useSaveProfile } from './use-save-profile.ts';

/** Changes are kept until they are saved together. */
export function EditProfileForm({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const text = useCheckTexts();
  const [picture, setPicture] = useState<Picture | null>(null);
  const { isBusy, save } = useSaveProfile(user);
  const mayChangeEmail = user.type === 'mobile';
  const form = useForm({
    initialValues: { name: user.name, email: user.email },
    validate: {
      name: (name) => text(checkFilled(name)),
      email: (email) => (email === user.email ? null : text(checkEmail(email))),
    },
  });
  const submit = form.onSubmit(async ({ name, email }) => {
    const isSaved = await save({ name: name.trim(), email: email.trim(), picture });
    if (!isSaved) return;
    setPicture(null);
    form.resetDirty();
  });
  return (
    <Card>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PictureChoice user={user} picture={picture} onChange={setPicture} />
        <TextField
          label={t('edit.name')}
          description={t('edit.name.text')}
          autoComplete="nickname"
          maxLength={NAME_LENGTH}
          {...form.getInputProps('name')}
        />
        {(mayChangeEmail || user.email !== '') && (
          <TextField
            label={t('edit.email')}
            description={t(mayChangeEmail ? 'edit.email.contact' : 'edit.email.fixed')}
            type="email"
            autoComplete="email"
            readOnly={!mayChangeEmail}
            {...form.getInputProps('email')}
          />
        )}
        <PrimaryButton type="submit" isBusy={isBusy} disabled={!form.isDirty() && picture === null}>
          {t('edit.save')}
        </PrimaryButton>
      </form>
    </Card>
  );
}
