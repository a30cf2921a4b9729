import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { languageCode } from '../../shared/i18n/language-code.ts';
import { interfaceLanguageChosen } from '../../shared/settings/preferences-slice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/app-hooks.ts';
import type { Choice } from '../../shared/ui/choice-list.tsx';

/** The languages that the game itself speaks, and the one in use; its texts follow by themselves. */
export function useInterfaceLanguage(): Choice {
  const dispatch = useAppDispatch();
  const { name: current } = useAppSelector((state) => state.preferences.interfaceLanguage);
  const { data } = useActionQuery('get_system_language_list', { from: '2' });
  const rows = (data?.data ?? []).filter((row) => row.web_status === '1');
  return {
    value: current,
    options: rows.map(({ name, title }) => ({ value: name, label: title, lang: languageCode(name) })),
    onChange: (name) => dispatch(interfaceLanguageChosen({ name, code: languageCode(name) })),
  };
}
