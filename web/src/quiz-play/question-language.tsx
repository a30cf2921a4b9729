import type { ReactNode } from 'react';
import { useContentLanguage } from '../shared/settings/use-content-language.ts';
import { QuestionLanguageContext } from './question-language-context.ts';

interface QuestionLanguageProps {
  /** `language_id` of the questions, where it is known; otherwise they are in the language that the player has chosen. */
  id?: string | undefined;
  children: ReactNode;
}

/** Names the language of the questions below here where it is not the page's: screen readers change their voice. */
export function QuestionLanguage({ id, children }: QuestionLanguageProps) {
  return <QuestionLanguageContext value={useContentLanguage(id)}>{children}</QuestionLanguageContext>;
}
