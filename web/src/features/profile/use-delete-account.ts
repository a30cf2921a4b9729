import { useTranslation } from 'react-i18next';
import { useActionClient } from '../../shared/api/action-context.tsx';
import { errorTextKey } from '../../shared/api/error-text.ts';
import { loggedOut } from '../../shared/session/session-slice.ts';
import { useAppDispatch } from '../../shared/store/app-hooks.ts';
import { showToast } from '../../shared/ui/toast.ts';

/** A function that deletes the account and signs out; the guard leads home. */
export function useDeleteAccount(): () => Promise<void> {
  const { t } = useTranslation();
  const client = useActionClient();
  const dispatch = useAppDispatch();
  return async () => {
    const outcome = await client.request('delete_user_account', {});
    if (outcome.kind === 'answer') {
      showToast('success', t('delete.done'));
      dispatch(loggedOut('signed-out'));
      return;
    }
    // The one thing that is not allowed here: to leave while coins are held for a battle.
    const isHeld = outcome.kind === 'refused' && outcome.code === 'NOT_ALLOWED';
    showToast('error', t(isHeld ? 'delete.held' : errorTextKey(outcome)));
  };
}
