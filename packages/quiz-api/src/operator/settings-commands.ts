import { isSettingValue } from '@quiz-arena/contract/settings';
import { saveSetting } from '../domains/settings/repository.ts';
import { CommandRefused, type Runs } from './operator-tools.ts';

export const settingsCommands = {
  async 'settings get'({ key }, { wireSettings }) {
    return key === undefined ? wireSettings : { [key]: wireSettings[key] };
  },

  async 'settings set'({ key, value }, { tx, now }) {
    if (!isSettingValue(key, value)) throw new CommandRefused(`${key} does not take the value "${value}".`);
    await saveSetting(tx, key, value, now);
    return { [key]: value };
  },
} satisfies Partial<Runs>;
