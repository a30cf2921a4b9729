import { type LanguageId, languageId } from '@quiz-arena/contract/ids';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { useAppSelector } from '../../shared/store/app-hooks.ts';

/** The language of the questions; "0" where the quiz has only one. */
export function useBattleLanguage(): LanguageId {
  const hasLanguages = useSetting('language_mode');
  const chosen = useAppSelector((state) => state.preferences.languageId);
  return languageId.parse((hasLanguages ? chosen : null) ?? '0');
}
