import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionClient } from '../../shared/api/action-context.tsx';
import { errorTextKey } from '../../shared/api/error-text.ts';
import { pictureChanged, profileUpdated } from '../../shared/session/session-slice.ts';
import type { SessionUser } from '../../shared/session/session-state.ts';
import { useAppDispatch } from '../../shared/store/app-hooks.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { type Picture, pictureFile } from './picture-file.ts';

export interface ProfileChange {
  name: string;
  email: string;
  picture: Picture | null;
}

/** Saves what has changed, the picture first; what could not be saved is said and stays to be tried again. */
export function useSaveProfile(user: SessionUser) {
  const { t } = useTranslation();
  const client = useActionClient();
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);

  const savePicture = async (picture: Picture): Promise<boolean> => {
    const outcome = await client.request('upload_profile_image', { image: await pictureFile(picture) });
    if (outcome.kind === 'answer') dispatch(pictureChanged(outcome.answer.data.profile));
    else showToast('error', t(errorTextKey(outcome)));
    return outcome.kind === 'answer';
  };
  const saveWords = async (name: string, email: string): Promise<boolean> => {
    const fields = user.type === 'mobile' && email !== '' ? { name, email } : { name };
    const outcome = await client.request('update_profile', fields);
    if (outcome.kind === 'answer') dispatch(profileUpdated({ mobile: user.mobile, ...fields }));
    else showToast('error', t(errorTextKey(outcome)));
    return outcome.kind === 'answer';
  };
  const save = async ({ name, email, picture }: ProfileChange): Promise<boolean> => {
    setBusy(true);
    try {
      if (picture !== null && !(await savePicture(picture))) return false;
      const hasNewWords = name !== user.name || email !== user.email;
      if (hasNewWords && !(await saveWords(name, email))) return false;
      showToast('success', t('profile_updated'));
      return true;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
