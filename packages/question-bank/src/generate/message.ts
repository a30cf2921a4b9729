import { type ContentLanguage, sourceLanguage } from '../content-language.ts';
import { keepTogether } from '../record-fields.ts';
import { elementTexts } from './texts/element-texts.ts';
import { geographyTexts } from './texts/geography-texts.ts';
import { listeningTexts } from './texts/listening-texts.ts';
import { mathsNoteTexts } from './texts/maths-note-texts.ts';
import { mathsResultTexts } from './texts/maths-result-texts.ts';
import { mathsTexts } from './texts/maths-texts.ts';
import type { Texts } from './texts/texts.ts';

/** An English sentence with the values that are put into it: "What is the capital of {0}?" and "Peru". */
export interface Message {
  readonly pattern: string;
  readonly values: readonly string[];
}

const texts: Texts = {
  ...geographyTexts,
  ...elementTexts,
  ...listeningTexts,
  ...mathsTexts,
  ...mathsNoteTexts,
  ...mathsResultTexts,
};

/** Tags an English sentence that is said in every language: say`What is the capital of ${country}?` */
export function say(parts: TemplateStringsArray, ...values: readonly (string | number)[]): Message {
  return {
    pattern: parts.map((part, index) => (index === 0 ? part : `{${index - 1}}${part}`)).join(''),
    values: values.map(String),
  };
}

/** @throws Error naming the sentence when it is not written in the language */
export function render({ pattern, values }: Message, language: ContentLanguage): string {
  const sentence = language === sourceLanguage ? pattern : texts[pattern]?.[language];
  if (sentence === undefined) throw new Error(`"${pattern}" is not written in ${language}`);
  return keepTogether(sentence.replaceAll(/\{(\d)\}/g, (_, place: string) => values[Number(place)] ?? ''));
}
