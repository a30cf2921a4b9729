import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../shared/routing/paths.ts';
import { useSetting } from '../shared/settings/use-setting.ts';
import type { AppRoute } from './app-route.ts';
import type { WantedPlace } from './route-guard.tsx';

/**
 * Under maintenance every page gives way to the notice, which leads back here afterwards. A scene that was open before
 * stays: running battles and quizzes end properly.
 */
export function MaintenanceGate({ frame, children }: Pick<AppRoute, 'frame'> & { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const isMaintained = useSetting('app_maintenance');
  const [isOpenedBefore] = useState(!isMaintained);
  const isRunning = frame === 'bare' && isOpenedBefore;
  if (!isMaintained || isRunning || pathname.startsWith(paths.maintenance.slice(0, -1))) return children;
  return (
    <Navigate to={paths.maintenance} replace state={{ from: pathname + search } satisfies WantedPlace} />
  );
}
