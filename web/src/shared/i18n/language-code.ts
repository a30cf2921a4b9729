const codes: Readonly<Record<string, string>> = {
  arabic: 'ar',
  english: 'en',
  french: 'fr',
  german: 'de',
  hindi: 'hi',
  spanish: 'es',
};

/** BCP 47 code of an interface language by its name in get_system_language_list; `und` for one that is not known. */
export function languageCode(name: string): string {
  return codes[name.toLowerCase()] ?? 'und';
}
