import { useActionQuery } from '../api/use-action-query.ts';
import { useAppSelector } from '../store/app-hooks.ts';

/** The language of whoever names none. */
const DEFAULT_CODE = 'en';

/**
 * The `language_id` under which the operator's own words are read in the language of the interface: the landing page
 * and the pages about the game belong to it, not to the questions. Undefined while the list of languages is on its way.
 */
export function useWrittenLanguage(): { language_id?: string } | undefined {
  const { code } = useAppSelector((state) => state.preferences.interfaceLanguage);
  const hasQuizLanguage = useAppSelector((state) => state.preferences.languageId !== null);
  // A call that is given none names the language of the questions.
  const isNamed = code !== DEFAULT_CODE || hasQuizLanguage;
  const { data, error } = useActionQuery('get_languages', {}, { skip: !isNamed });
  if (!isNamed || error !== undefined) return {};
  if (data === undefined) return undefined;
  const id = data.data.find((row) => row.code === code)?.id;
  return id === undefined ? {} : { language_id: id };
}
