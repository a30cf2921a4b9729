import { createAction } from '@reduxjs/toolkit';
import type { SessionState } from '../session/session-state.ts';
import type { PreferencesState } from '../settings/preferences-state.ts';

/** Another tab wrote the stored state: sign-in, sign-out and choices reach this one too. */
export const rootStateArrived = createAction<{ session?: SessionState; preferences?: PreferencesState }>(
  'store/rootStateArrived',
);
