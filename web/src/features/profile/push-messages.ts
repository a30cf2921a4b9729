import type { WebSettings } from '@quiz-arena/contract/actions/configuration';
import { deleteToken, getMessaging, getToken } from 'firebase/messaging';
import { openFirebaseApp } from '../../shared/api/firebase-app.ts';

/** This browser's address for push messages. Rejects where the service cannot be reached. */
export async function openPushAddress(settings: WebSettings): Promise<string> {
  const serviceWorkerRegistration = await navigator.serviceWorker.ready;
  return getToken(getMessaging(openFirebaseApp(settings)), { serviceWorkerRegistration });
}

/** Gives the address up. */
export async function closePushAddress(settings: WebSettings): Promise<void> {
  await deleteToken(getMessaging(openFirebaseApp(settings)));
}
