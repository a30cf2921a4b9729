import { useActionQuery } from '../api/use-action-query.ts';
import { useAppSelector } from '../store/app-hooks.ts';
import { useSetting } from './use-setting.ts';

/**
 * The language (BCP 47) of what the game is about, where it is another one than the page's; undefined where it is the
 * same, or not known. `id`: its `language_id`, where it is known; otherwise it is in the language that the player has chosen.
 */
export function useContentLanguage(id?: string): string | undefined {
  const page = useAppSelector((state) => state.preferences.interfaceLanguage.code);
  const hasLanguages = useSetting('language_mode');
  const chosen = useAppSelector((state) => state.preferences.languageId);
  const wanted = (hasLanguages ? (id ?? chosen) : null) ?? null;
  // Who has chosen neither plays in the language that everything begins in.
  const isPlain = page === 'en' && (!hasLanguages || chosen === null);
  const { data } = useActionQuery('get_languages', {}, { skip: isPlain });
  const row = data?.data.find((language) =>
    wanted === null ? language.default_active === '1' : language.id === wanted,
  );
  return row === undefined || row.code === page ? undefined : row.code;
}
