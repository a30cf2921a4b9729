import { useCallback, useEffect, useState } from 'react';
import { useActionClient } from '../api/action-context.tsx';
import { useAppDispatch, useAppSelector } from '../store/app-hooks.ts';
import { areSettingsStale, markSettingsFetched, navigationKind } from './settings-freshness.ts';
import { settingsFetched } from './settings-slice.ts';

export type SettingsLoad = 'loading' | 'ready' | 'failed';

/**
 * Fetches web settings and configuration when this tab has none of its own yet, or on `retry`.
 * @param areFresh whether they have come with the page itself
 */
export function useLoadSettings(areFresh: boolean): { load: SettingsLoad; retry: () => void } {
  const fetchSettings = useFetchSettings();
  const isKnown = useAppSelector((state) => state.settings.web !== null);
  const [load, setLoad] = useState<SettingsLoad>(() =>
    areFresh || (isKnown && !areSettingsStale(sessionStorage, navigationKind())) ? 'ready' : 'loading',
  );
  useEffect(() => {
    if (load === 'loading') void fetchSettings().then((isFetched) => setLoad(isFetched ? 'ready' : 'failed'));
  }, [load, fetchSettings]);
  return { load, retry: () => setLoad('loading') };
}

/** A function that fetches the settings into the store. @returns whether they came */
export function useFetchSettings(): () => Promise<boolean> {
  const client = useActionClient();
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    const [web, system] = await Promise.all([
      client.call('get_web_settings', {}),
      client.call('get_system_configurations', {}),
    ]);
    if (web === null || web.error || system === null || system.error) return false;
    markSettingsFetched(sessionStorage);
    dispatch(settingsFetched({ web: web.data, system: system.data }));
    return true;
  }, [client, dispatch]);
}
