import {
  DEFAULT_INTERFACE_LANGUAGE,
  type InterfaceLanguageName,
  interfaceLanguages,
} from '@quiz-arena/contract/interface-languages';
import { en } from '@quiz-arena/contract/texts/en';
import { readTexts, type Texts } from './read-texts.ts';

const names = Object.keys(interfaceLanguages) as InterfaceLanguageName[];

const translations: ReadonlyMap<InterfaceLanguageName, Texts> = new Map(
  names.flatMap((name) => {
    const texts = readTexts('interface', interfaceLanguages[name].code);
    return texts === undefined ? [] : [[name, texts] as const];
  }),
);

/** Interface languages that can be chosen: English, and each that has a file of texts. */
export const spokenLanguages: readonly InterfaceLanguageName[] = names.filter(
  (name) => name === DEFAULT_INTERFACE_LANGUAGE || translations.has(name),
);

/** The texts of a language; English ones for a language without a file. */
export function interfaceTexts(name: InterfaceLanguageName): Texts {
  return translations.get(name) ?? en;
}
