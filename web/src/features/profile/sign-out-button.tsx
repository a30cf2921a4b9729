import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loggedOut } from '../../shared/session/session-slice.ts';
import { useAppDispatch } from '../../shared/store/app-hooks.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';

/** Asks, then forgets who was playing; the guard leads home. */
export function SignOutButton() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
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
        onConfirm={() => dispatch(loggedOut('signed-out'))}
        onCancel={() => setAsking(false)}
      >
        {t('profile.signOut.text')}
      </ConfirmDialog>
    </>
  );
}
