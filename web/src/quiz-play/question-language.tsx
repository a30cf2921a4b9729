import type { ReactNode } from 'react';
import { useActionQuery } from '../shared/api/use-action-query.ts';
import { useSetting } from '../shared/settings/use-setting.ts';
import { useAppSelector } from '../shared/store/app-hooks.ts';
import { QuestionLanguageContext } from './question-language-context.ts';

interface QuestionLanguageProps {
  /** `language_id` of the questions, where it is known; otherwise they are in the language that the player has chosen. */
  id?: string | undefined;
  children: ReactNode;
}

/** Names the language of the questions below here where it is not the page's: screen readers change their voice. */
export function QuestionLanguage({ id, children }: QuestionLanguageProps) {
  return <QuestionLanguageContext value={useForeignLanguage(id)}>{children}</QuestionLanguageContext>;
}

function useForeignLanguage(id: string | undefined): string | undefined {
  const page = useAppSelector((state) => state.preferences.interfaceLanguage.code);
  const hasLanguages = useSetting('language_mode');
  const chosen = useAppSelector((state) => state.preferences.languageId);
  const wanted = (hasLanguages ? (id ?? chosen) : null) ?? null;
  // Who has chosen neither plays in the language that everything begins in.
  const isPlain = page === 'en' && (!hasLanguages || chosen === null);
  const { data } = useActionQuery('get_languages', {}, { skip: isPlain });
  const row =
    data?.data.find((language) => language.id === wanted) ??
    data?.data.find((language) => language.default_active === '1');
  return row === undefined || row.code === page ? undefined : row.code;
}
