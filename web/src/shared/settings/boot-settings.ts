import type { SettingsState } from './settings-slice.ts';

/** Where the front server leaves the settings in the page's HTML. */
const PLACE = '#boot-settings';

/** What `settingsFetched` takes. */
export type BootSettings = SettingsState & { web: NonNullable<SettingsState['web']> };

/**
 * The settings that came with the page itself, so that it need not ask for them; null where the server that sent
 * it had none: then they are fetched.
 */
export function readBootSettings(page: ParentNode): BootSettings | null {
  try {
    const found: unknown = JSON.parse(page.querySelector(PLACE)?.textContent ?? 'null');
    return isSettings(found) ? found : null;
  } catch {
    return null;
  }
}

function isSettings(value: unknown): value is BootSettings {
  if (typeof value !== 'object' || value === null) return false;
  const { web, system } = value as Partial<BootSettings>;
  return [web, system].every((part) => typeof part === 'object' && part !== null);
}
