import type { WireSettings } from '@quiz-arena/contract/settings';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ActionAnswerOf } from '../api/action-types.ts';

export type WebSettings = ActionAnswerOf<'get_web_settings'>['data'];

export interface SettingsState {
  /** Answer of get_web_settings; null until it has succeeded once. */
  web: WebSettings | null;
  /** Answer of get_system_configurations. */
  system: Partial<WireSettings>;
}

const initialState: SettingsState = { web: null, system: {} };

export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    settingsFetched: (
      _state,
      { payload }: PayloadAction<{ web: WebSettings; system: Partial<WireSettings> }>,
    ): SettingsState => payload,
    /** A call was refused with the maintenance code; the next fetch of the settings says when it is over. */
    maintenanceMet: ({ system }) => {
      system.app_maintenance = '1';
    },
  },
});

export const { settingsFetched, maintenanceMet } = settingsSlice.actions;
