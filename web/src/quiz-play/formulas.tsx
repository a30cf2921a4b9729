import type { ReactNode } from 'react';
import { useSetting } from '../shared/settings/use-setting.ts';
import { FormulasContext } from './formulas-context.ts';
import type { PlayMode } from './play-mode.ts';

/** Formulas are set as such below here, if the mode has them or the operator wants them everywhere. */
export function Formulas({ mode, children }: { mode: PlayMode; children: ReactNode }) {
  const isOnEverywhere = useSetting('latex_mode');
  return <FormulasContext value={mode.hasFormulas === true || isOnEverywhere}>{children}</FormulasContext>;
}
