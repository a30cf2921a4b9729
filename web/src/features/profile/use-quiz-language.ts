import { useTranslation } from 'react-i18next';
import { quizApi } from '../../shared/api/quiz-api.ts';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { quizLanguageChosen } from '../../shared/settings/preferences-slice.ts';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/app-hooks.ts';
import type { Choice } from '../../shared/ui/choice-list.tsx';
import { showToast } from '../../shared/ui/toast.ts';

/** The languages that questions come in, and the one in use. None to choose from while language_mode is off. */
export function useQuizLanguage(): Choice {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isOn = useSetting('language_mode');
  const chosen = useAppSelector((state) => state.preferences.languageId);
  const { data } = useActionQuery('get_languages', {}, { skip: !isOn });
  const rows = data?.data ?? [];
  const current = rows.find((row) => row.id === chosen) ?? rows.find((row) => row.default_active === '1');
  return {
    value: current?.id ?? '',
    options: rows.map(({ id, language, code }) => ({ value: id, label: language, lang: code })),
    onChange: (id) => {
      dispatch(quizLanguageChosen(id));
      // Categories and levels were read in the former language.
      dispatch(quizApi.util.invalidateTags(['content', 'player']));
      const language = rows.find((row) => row.id === id)?.language ?? '';
      showToast('success', t('settings.quizLanguage.saved', { language }));
    },
  };
}
