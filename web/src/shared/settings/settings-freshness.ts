const FLAG = 'settings:fetched';

/** Whether settings are to be fetched: on the first load of this tab, and after the player reloads the page by hand. */
export function areSettingsStale(
  storage: Storage,
  navigation: PerformanceNavigationTiming['type'] | undefined,
): boolean {
  return storage.getItem(FLAG) !== '1' || navigation === 'reload';
}

/** Remembers for this tab that its settings have arrived. */
export function markSettingsFetched(storage: Storage): void {
  storage.setItem(FLAG, '1');
}

/** How this page was opened; undefined where the browser does not say. */
export function navigationKind(): PerformanceNavigationTiming['type'] | undefined {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type;
}
