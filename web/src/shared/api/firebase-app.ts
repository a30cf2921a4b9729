import type { WebSettings } from '@quiz-arena/contract/actions/configuration';
import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';

/** The operator's project as the hosted services' SDK wants it; one for sign-in and push messages. */
export function openFirebaseApp(settings: WebSettings): FirebaseApp {
  const [open] = getApps();
  return (
    open ??
    initializeApp({
      apiKey: settings.firebase_api_key || 'local',
      authDomain: settings.firebase_auth_domain,
      projectId: settings.firebase_project_id,
      storageBucket: settings.firebase_storage_bucket,
      messagingSenderId: settings.firebase_messager_sender_id,
      appId: settings.firebase_app_id,
    })
  );
}
