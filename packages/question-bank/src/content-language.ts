import { z } from 'zod';

/** ISO 639-1 codes of the languages with content. English is written first, the others are translations of it. */
export const contentLanguages = ['en', 'es', 'de', 'fr', 'hi', 'ar'] as const;
export const contentLanguage = z.enum(contentLanguages);
export type ContentLanguage = z.infer<typeof contentLanguage>;

/** The language whose folder says which categories there are. */
export const sourceLanguage = 'en' satisfies ContentLanguage;

/** A text in every language of the content. */
export type InEveryLanguage<Text = string> = Readonly<Record<ContentLanguage, Text>>;

/** Options of a statement: option a says that it is true, option b that it is false. */
export const statementWords: InEveryLanguage<[isTrue: string, isFalse: string]> = {
  en: ['True', 'False'],
  es: ['Verdadero', 'Falso'],
  de: ['Wahr', 'Falsch'],
  fr: ['Vrai', 'Faux'],
  hi: ['सही', 'ग़लत'],
  ar: ['صحيح', 'خطأ'],
};
