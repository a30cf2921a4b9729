import { type SoloModeId, soloModes } from '@quiz-arena/contract/modes';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { paths } from '../shared/routing/paths.ts';
import { selectSettings } from '../shared/settings/use-setting.ts';
import { useAppSelector } from '../shared/store/app-hooks.ts';
import { showToast } from '../shared/ui/toast.ts';

/** Lets nobody into a mode that is switched off: a toast, and back to the list of modes. */
export function ModeGate({ mode, children }: { mode: SoloModeId; children: ReactNode }) {
  const { flag } = soloModes[mode];
  const isOn = useAppSelector((state) => flag === null || selectSettings(state)[flag] === true);
  return isOn ? children : <SwitchedOff />;
}

function SwitchedOff() {
  const { t } = useTranslation();
  useEffect(() => showToast('error', t('no_quizzes_available')), [t]);
  return <Navigate to={paths.home} replace />;
}
