import { interfaceLanguage } from '@quiz-arena/contract/interface-languages';

/** BCP 47 code of an interface language by its name in get_system_language_list; `und` for one that is not known. */
export function languageCode(name: string): string {
  return interfaceLanguage(name)?.code ?? 'und';
}
