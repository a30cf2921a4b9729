import {
  defaultSettings,
  isSettingValue,
  readSettings,
  type Settings,
  settingKeys,
  type WireSettings,
} from '@quiz-arena/contract/settings';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { listSettings } from './repository.ts';

/** How long another server's change may go unnoticed; a change made here acts at once. */
const FRESH_MS = 1000;

interface Snapshot {
  readonly wire: WireSettings;
  readonly settings: Settings;
  readonly readAt: number;
}

/** All settings: the rows of the table over the contract's defaults. */
export interface SettingsReader {
  read(): Promise<Settings>;
  readWire(): Promise<WireSettings>;
  /** Reads anew at the next call: somebody may have changed the table. */
  forget(): void;
}

export function createSettingsReader(db: Database, clock: Clock): SettingsReader {
  let reading: Promise<Snapshot> | undefined;
  let current: Snapshot | undefined;

  async function load(): Promise<Snapshot> {
    const rows = await listSettings(db);
    const known = settingKeys.flatMap((key) => {
      const value = rows[key];
      return value !== undefined && isSettingValue(key, value) ? [[key, value]] : [];
    });
    const wire: WireSettings = { ...defaultSettings, ...Object.fromEntries(known) };
    return { wire, settings: readSettings(wire), readAt: clock.now().getTime() };
  }

  /** Callers at the same moment share one query. */
  async function snapshot(): Promise<Snapshot> {
    if (current && clock.now().getTime() - current.readAt < FRESH_MS) return current;
    const mine = reading ?? load();
    reading = mine;
    try {
      const fresh = await mine;
      // One that was forgotten meanwhile may be older than the change.
      if (reading === mine) current = fresh;
      return fresh;
    } finally {
      if (reading === mine) reading = undefined;
    }
  }

  return {
    read: async () => (await snapshot()).settings,
    readWire: async () => (await snapshot()).wire,
    forget() {
      current = undefined;
      reading = undefined;
    },
  };
}
