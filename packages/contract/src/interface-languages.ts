/** A language that the interface can be shown in. */
export interface InterfaceLanguage {
  /** BCP 47 code: names its file of texts, decides plural forms, numbers and dates. */
  readonly code: string;
  /** In the language itself. */
  readonly title: string;
  readonly isRightToLeft: boolean;
}

/** Interface languages by the name that get_system_language_json is asked for. */
export const interfaceLanguages = {
  english: { code: 'en', title: 'English', isRightToLeft: false },
  spanish: { code: 'es', title: 'Español', isRightToLeft: false },
  german: { code: 'de', title: 'Deutsch', isRightToLeft: false },
  french: { code: 'fr', title: 'Français', isRightToLeft: false },
  hindi: { code: 'hi', title: 'हिन्दी', isRightToLeft: false },
  arabic: { code: 'ar', title: 'العربية', isRightToLeft: true },
} as const satisfies Readonly<Record<string, InterfaceLanguage>>;

export type InterfaceLanguageName = keyof typeof interfaceLanguages;

export const DEFAULT_INTERFACE_LANGUAGE: InterfaceLanguageName = 'english';

/** The language of a name on the wire, whatever its letter case; undefined for one that is not in the table. */
export function interfaceLanguage(name: string): InterfaceLanguage | undefined {
  const table: Readonly<Record<string, InterfaceLanguage>> = interfaceLanguages;
  const key = name.toLowerCase();
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
