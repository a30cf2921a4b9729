import { soloModes } from '@quiz-arena/contract/modes';
import { matchPath } from 'react-router-dom';

import { modeOfAddress } from '../../../modes/use-play-mode.ts';
import { openEarly } from '../../../quiz-play/effects/early-opening.ts';
import type { PageStart } from '../../../shared/routing/page-start.ts';
import { selectSettings } from '../../../shared/settings/use-setting.ts';
import { placeOf } from '../use-place.ts';

/** Opens the game of an address while its page is still to be drawn, if the page would let the player in. */
export function openGameEarly({ store, client, pathname }: PageStart): void {
  const state = store.getState();
  const mode = modeOfAddress(pathname);
  if (mode === undefined || !state.session.isLoggedIn || state.settings.web === null) return;
  const settings = selectSettings(state);
  const { flag } = soloModes[mode.id];
  if (settings.app_maintenance || (flag !== null && settings[flag] !== true)) return;
  const named = matchPath(mode.paths.play, pathname);
  if (named !== null) openEarly(client, mode.open(placeOf(named.params)));
}
