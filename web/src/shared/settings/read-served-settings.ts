import { settingFacts } from 'virtual:setting-facts';
import type { Settings } from '@quiz-arena/contract/settings';

/**
 * Reads settings that the backend has checked before it served them: the checks, of time zones above all, cost a phone
 * tens of milliseconds before the first drawing. A missing key has its default, an unknown one is left out.
 */
export function readServedSettings(wire: Readonly<Record<string, string | undefined>>): Settings {
  const read = Object.entries(settingFacts).map(([key, { kind, value }]) => {
    const served = wire[key] ?? value;
    if (kind === 'flag') return [key, served === '1'];
    return [key, kind === 'text' ? served : Number(served)];
  });
  return Object.fromEntries(read) as Settings;
}
