import type { SettingKey, Settings } from '@quiz-arena/contract/settings';
import { createSelector } from '@reduxjs/toolkit';
import { useAppSelector } from '../store/app-hooks.ts';
import type { RootState } from '../store/root-reducer.ts';
import { readServedSettings } from './read-served-settings.ts';

/** All settings as numbers, booleans and texts; a missing key has the contract's default. */
export const selectSettings = createSelector(
  [(state: RootState) => state.settings.system],
  (system): Settings => readServedSettings(system),
);

/** One setting of get_system_configurations. */
export function useSetting<Key extends SettingKey>(key: Key): Settings[Key] {
  return useAppSelector((state) => selectSettings(state)[key]);
}
