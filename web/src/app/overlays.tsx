import '@mantine/core/styles/Progress.layer.css';
import '@mantine/nprogress/styles.layer.css';
import { completeNavigationProgress, NavigationProgress, startNavigationProgress } from '@mantine/nprogress';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { MantineScope } from '../shared/ui/theme/mantine-scope.tsx';
import { ToastLayer } from '../shared/ui/toast-layer.tsx';
import { followPageLoads } from './page-loads.ts';

/** What lies above every page and is not needed for the first one: toasts and the route progress bar. */
export function Overlays() {
  return (
    <MantineScope>
      <RouteProgress />
      <ToastLayer />
    </MantineScope>
  );
}

function RouteProgress() {
  const { pathname } = useLocation();
  useEffect(
    () =>
      followPageLoads((isLoading) => (isLoading ? startNavigationProgress() : completeNavigationProgress())),
    [],
  );
  useEffect(() => completeNavigationProgress(), [pathname]);
  // Page changes are announced by the title and the focus; a bar without words would only be noise.
  return <NavigationProgress size={4} aria-hidden="true" />;
}
