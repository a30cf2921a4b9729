import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../shared/routing/paths.ts';
import { useFetchSettings } from '../shared/settings/use-load-settings.ts';
import { useSetting } from '../shared/settings/use-setting.ts';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { UnpluggedDrawing } from '../shared/ui/illustrations/unplugged-drawing.tsx';
import { PrimaryButton } from '../shared/ui/primary-button.tsx';
import type { WantedPlace } from './route-guard.tsx';

/** How often the page looks whether the game is back, in ms. */
const LOOK_MS = 60_000;

/** The notice while the game is looked after; once that is over, back to where the player was. */
export function MaintenancePage() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const isMaintained = useSetting('app_maintenance');
  const fetchSettings = useFetchSettings();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => void fetchSettings(), LOOK_MS);
    return () => clearInterval(timer);
  }, [fetchSettings]);
  if (!isMaintained) return <Navigate to={(state as WantedPlace | null)?.from ?? paths.home} replace />;
  const look = async () => {
    setBusy(true);
    await fetchSettings();
    setBusy(false);
  };
  return (
    <EmptyState
      drawing={<UnpluggedDrawing />}
      title={t('app.maintenance.title')}
      text={t('app.maintenance.text')}
      action={
        <PrimaryButton isBusy={isBusy} onClick={() => void look()}>
          {t('action.retry')}
        </PrimaryButton>
      }
    />
  );
}
