import type { LanguageId } from '@quiz-arena/contract/ids';
import { readId } from '@quiz-arena/contract/read-id';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { useAppSelector } from '../../shared/store/app-hooks.ts';

/** The language of the questions; "0" where the quiz has only one. */
export function useBattleLanguage(): LanguageId {
  const hasLanguages = useSetting('language_mode');
  const chosen = useAppSelector((state) => state.preferences.languageId);
  return readId<LanguageId>((hasLanguages ? chosen : null) ?? '0');
}
