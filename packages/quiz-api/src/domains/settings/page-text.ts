import type { LanguageId } from '@quiz-arena/contract/ids';
import { DEFAULT_LANGUAGE_ID, quizLanguages } from '../languages/quiz-languages.ts';
import { readTexts } from '../languages/read-texts.ts';
import { type PageType, pageTexts } from './page-texts.ts';

const byLanguage = new Map(quizLanguages.map(({ id, code }) => [id, readTexts('pages', code)]));

/** A page as HTML in a language; in English where it is not written in it. */
export function pageText(type: PageType, language: LanguageId = DEFAULT_LANGUAGE_ID): string {
  return byLanguage.get(language)?.[type] ?? pageTexts[type];
}
