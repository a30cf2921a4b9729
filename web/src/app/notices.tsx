import { lazy, Suspense, useSyncExternalStore } from 'react';
import { serviceWorkerLink } from '../shared/installed/service-worker-link.ts';
import { useEarly } from '../shared/installed/use-early.ts';
import { useIsOnline } from '../shared/installed/use-is-online.ts';
import { useSetting } from '../shared/settings/use-setting.ts';

const loadBar = () => import('./notice-bar.tsx');
const NoticeBar = lazy(async () => ({ default: (await loadBar()).NoticeBar }));

/** What is true of the whole game and seldom: no connection, a newer version, a demo. */
export function Notices() {
  const isOnline = useIsOnline();
  const isDemo = useSetting('demo_version');
  const isUpdateReady = useSyncExternalStore(serviceWorkerLink.subscribe, serviceWorkerLink.isUpdateReady);
  // The bar says that there is no connection: it cannot be fetched then.
  useEarly(loadBar);
  if (isOnline && !isDemo && !isUpdateReady) return null;
  return (
    <Suspense fallback={null}>
      <NoticeBar isOnline={isOnline} isDemo={isDemo} isUpdateReady={isUpdateReady} />
    </Suspense>
  );
}
