export type ThemeChoice = 'auto' | 'light' | 'dark';

export interface PreferencesState {
  theme: ThemeChoice;
  isSoundOn: boolean;
  /** The player wants nothing to move, whatever the device says. */
  isMotionReduced: boolean;
  /** Push messages were switched on in this browser; absent before the first time. */
  isPushOn?: boolean;
  /** The quiz language's id; null until one is chosen: calls then send "0". */
  languageId: string | null;
  /** The interface language: its name in get_system_language_list, its BCP 47 code and its direction. */
  interfaceLanguage: { name: string; code: string; isRightToLeft?: boolean };
}
