import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Asks, then forgets who was playing; the guard leads home. */
export function SignOutButton() {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <PrimaryButton
        look="quiet"
        icon={<IconLogout size={20} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('action.signOut')}
      </PrimaryButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('profile.signOut.title')}
        confirmLabel={t('action.signOut')}
        onConfirm={signOut}
        onCancel={() => setAsking(false)}
      >
        {t('profile.signOut.text')}
      </ConfirmDialog>
    </>
  );
}
