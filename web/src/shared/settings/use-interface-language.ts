import { useActionClient } from '../api/action-context.tsx';
import { useActionQuery } from '../api/use-action-query.ts';
import { languageCode } from '../i18n/language-code.ts';
import { useAppDispatch, useAppSelector } from '../store/app-hooks.ts';
import type { Choice } from '../ui/choice-list.tsx';
import { interfaceLanguageChosen } from './preferences-slice.ts';
import { useSetting } from './use-setting.ts';

/** The languages that the game itself speaks, and the one in use; its texts follow by themselves. */
export function useInterfaceLanguage(): Choice {
  const client = useActionClient();
  const dispatch = useAppDispatch();
  const { name: current } = useAppSelector((state) => state.preferences.interfaceLanguage);
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn);
  const isDemo = useSetting('demo_version');
  const { data } = useActionQuery('get_system_language_list', { from: '2' });
  const rows = (data?.data ?? []).filter((row) => row.web_status === '1');
  return {
    value: current,
    options: rows.map(({ name, title }) => ({ value: name, label: title, lang: languageCode(name) })),
    onChange: (name) => {
      const isRightToLeft = rows.find((row) => row.name === name)?.web_rtl_support === '1';
      dispatch(interfaceLanguageChosen({ name, code: languageCode(name), isRightToLeft }));
      // The operator may write to a player in this language; that it is not noted changes nothing here.
      if (isLoggedIn && !isDemo) void client.call('update_profile', { web_language: name });
    },
  };
}
