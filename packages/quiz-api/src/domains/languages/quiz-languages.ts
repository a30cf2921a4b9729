import { type LanguageId, languageId } from '@quiz-arena/contract/ids';

interface QuizLanguage {
  readonly id: LanguageId;
  readonly name: string;
  /** ISO 639-1; names the folder of its content in the question bank. */
  readonly code: string;
}

/** The language of a call that names none. */
export const DEFAULT_LANGUAGE_ID: LanguageId = languageId.parse('14');

/** Languages that questions are written in, each by its own name. Ids are part of the API and stay. */
export const quizLanguages: readonly QuizLanguage[] = [
  { id: DEFAULT_LANGUAGE_ID, name: 'English (US)', code: 'en' },
  { id: languageId.parse('15'), name: 'Español', code: 'es' },
  { id: languageId.parse('16'), name: 'Deutsch', code: 'de' },
  { id: languageId.parse('17'), name: 'Français', code: 'fr' },
  { id: languageId.parse('18'), name: 'हिन्दी', code: 'hi' },
  { id: languageId.parse('19'), name: 'العربية', code: 'ar' },
];

/** The id of a content language. @throws Error for one that is not in the table */
export function languageIdOf(code: string): LanguageId {
  const language = quizLanguages.find((candidate) => candidate.code === code);
  if (!language) throw new Error(`no quiz language has the code ${code}`);
  return language.id;
}
