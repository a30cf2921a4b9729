import type { RootStore } from '../store/app-hooks.ts';
import { readBootSettings } from './boot-settings.ts';
import { areSettingsStale, markSettingsFetched, navigationKind } from './settings-freshness.ts';
import { settingsFetched } from './settings-slice.ts';

/**
 * Takes the settings that came with the page into the store where they would be fetched otherwise; a page out of the
 * browser's own memory (the way back) may bring old ones. @returns whether they were taken
 */
export function applyBootSettings(store: Pick<RootStore, 'getState' | 'dispatch'>): boolean {
  const isKnown = store.getState().settings.web !== null;
  if (isKnown && !areSettingsStale(sessionStorage, navigationKind())) return false;
  const found = readBootSettings(document);
  if (found === null) return false;
  store.dispatch(settingsFetched(found));
  markSettingsFetched(sessionStorage);
  return true;
}
