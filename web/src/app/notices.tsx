import { lazy, Suspense, useSyncExternalStore } from 'react';
import { serviceWorkerLink } from '../shared/installed/service-worker-link.ts';
import { useIsOnline } from '../shared/installed/use-is-online.ts';
import { useSetting } from '../shared/settings/use-setting.ts';

const NoticeBar = lazy(async () => ({ default: (await import('./notice-bar.tsx')).NoticeBar }));

/** What is true of the whole game and seldom: no connection, a newer version, a demo. Loaded when there is one. */
export function Notices() {
  const isOnline = useIsOnline();
  const isDemo = useSetting('demo_version');
  const isUpdateReady = useSyncExternalStore(serviceWorkerLink.subscribe, serviceWorkerLink.isUpdateReady);
  if (isOnline && !isDemo && !isUpdateReady) return null;
  return (
    <Suspense fallback={null}>
      <NoticeBar isOnline={isOnline} isDemo={isDemo} isUpdateReady={isUpdateReady} />
    </Suspense>
  );
}
