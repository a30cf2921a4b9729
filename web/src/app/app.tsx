import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { OpenPathsProvider } from '../shared/routing/open-paths.tsx';
import { useAppSelector } from '../shared/store/app-hooks.ts';
import { Later } from '../shared/ui/later.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageFrame } from './layout/page-frame.tsx';
import { MaintenanceGate } from './maintenance-gate.tsx';
import { Notices } from './notices.tsx';
import { pageAt } from './page-at.ts';
import { RouteGuard } from './route-guard.tsx';
import { openPaths } from './routes.ts';
import { SettingsGate } from './settings-gate.tsx';
import { useOverlaysDue } from './use-overlays-due.ts';

/** Nothing of it is seen on the first page. */
const KeepFresh = lazy(async () => ({ default: (await import('./keep-fresh.tsx')).KeepFresh }));
const Overlays = lazy(async () => ({ default: (await import('./overlays.tsx')).Overlays }));

interface AppProps {
  /** The settings have come with the page: nobody waits for them. */
  areSettingsFresh?: boolean;
}

/** The whole client inside its providers. */
export function App({ areSettingsFresh = false }: AppProps) {
  const { pathname } = useLocation();
  const playerId = useAppSelector((state) => state.session.user?.id);
  const areOverlaysDue = useOverlaysDue();
  const { path, titleKey, frame, Page } = pageAt(pathname);
  return (
    <>
      <ErrorBoundary resetKey={pathname}>
        <SettingsGate areFresh={areSettingsFresh}>
          {/* Anew for another player: what was read belongs to whoever was signed in. */}
          <Later>
            <KeepFresh key={playerId} />
          </Later>
          <Notices />
          <OpenPathsProvider value={openPaths}>
            <Routes>
              <Route
                path={path}
                element={
                  <MaintenanceGate frame={frame}>
                    <RouteGuard>
                      <PageFrame titleKey={titleKey} frame={frame}>
                        <Page />
                      </PageFrame>
                    </RouteGuard>
                  </MaintenanceGate>
                }
              />
            </Routes>
          </OpenPathsProvider>
        </SettingsGate>
      </ErrorBoundary>
      {areOverlaysDue && (
        <Suspense fallback={null}>
          <Overlays />
        </Suspense>
      )}
    </>
  );
}
