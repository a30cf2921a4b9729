import { type ReactNode, useEffect } from 'react';
import { selectSettings } from '../shared/settings/use-setting.ts';
import { useAppSelector } from '../shared/store/app-hooks.ts';
import { FormulasContext } from './formulas-context.ts';
import type { PlayMode } from './play-mode.ts';

/** Formulas are set as such below here, if the mode has them or the operator wants them everywhere. */
export function Formulas({ mode, children }: { mode: PlayMode; children: ReactNode }) {
  const { hasFormulas = false, formulasFlag = 'latex_mode' } = mode;
  const isOn = useAppSelector((state) => {
    const settings = selectSettings(state);
    return hasFormulas || settings.latex_mode || settings[formulasFlag] === true;
  });
  useEffect(() => {
    // On its way beside the questions: until it is here, a formula stands as it is written.
    if (hasFormulas) void import('./formula.tsx').catch(() => undefined);
  }, [hasFormulas]);
  return <FormulasContext value={isOn}>{children}</FormulasContext>;
}
