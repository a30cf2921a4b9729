import type { WebSettings } from '@quiz-arena/contract/actions/configuration';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionClient } from '../../shared/api/action-context.tsx';
import { pushSwitched } from '../../shared/settings/preferences-slice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/app-hooks.ts';
import { showToast } from '../../shared/ui/toast.ts';

/** Whether the operator's project can send push messages, and this browser can show them. */
export function canPush(web: WebSettings | null): web is WebSettings {
  if (web === null || web.auth_emulator_url !== undefined) return false;
  const isConfigured = web.firebase_messager_sender_id !== '' && web.firebase_app_id !== '';
  return isConfigured && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Switches push messages for this browser: asks the player, fetches an address, and tells the backend. */
export function usePush(web: WebSettings) {
  const { t } = useTranslation();
  const client = useActionClient();
  const dispatch = useAppDispatch();
  const isWanted = useAppSelector((state) => state.preferences.isPushOn === true);
  const [isBusy, setBusy] = useState(false);

  const on = async () => {
    if ((await Notification.requestPermission()) !== 'granted') return 'settings.push.denied';
    const { openPushAddress } = await import('./push-messages.ts');
    const web_fcm_id = await openPushAddress(web);
    const told = await client.request('update_fcm_id', { web_fcm_id });
    return told.kind === 'answer' ? 'settings.push.on' : 'settings.push.failed';
  };
  const off = async () => {
    const told = await client.request('update_fcm_id', {});
    if (told.kind !== 'answer') return 'settings.push.failed';
    const { closePushAddress } = await import('./push-messages.ts');
    await closePushAddress(web);
    return 'settings.push.off';
  };
  const toggle = async (isOn: boolean) => {
    if (isBusy) return;
    setBusy(true);
    const said = await (isOn ? on() : off()).catch(() => 'settings.push.failed' as const);
    const isDone = said === 'settings.push.on' || said === 'settings.push.off';
    if (isDone) dispatch(pushSwitched(isOn));
    showToast(isDone ? 'success' : 'error', t(said));
    setBusy(false);
  };
  return { isOn: isWanted && Notification.permission === 'granted', toggle };
}
