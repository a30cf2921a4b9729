import { categoryId, languageId } from '@quiz-arena/contract/ids';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetting } from '../../../shared/settings/use-setting.ts';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { formatClock } from '../../../shared/ui/format-clock.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import type { ChosenBattle } from '../battle-paths.ts';
import { selectBattle } from '../battle-slice.ts';
import type { BattleClient } from '../client/battle-client.ts';
import { codeTextKey } from '../code-text.ts';

/** Searches while the page is open, and says why when the server would not. @returns a function that searches again */
export function useSearch({ desk }: BattleClient, { category, stake }: ChosenBattle): () => void {
  const hasLanguages = useSetting('language_mode');
  const chosenLanguage = useAppSelector((state) => state.preferences.languageId);
  const language = (hasLanguages ? chosenLanguage : null) ?? '0';
  const start = useCallback(
    () =>
      desk.start({
        category: category === '' ? '' : categoryId.parse(category),
        languageId: languageId.parse(language),
        entryCoin: stake,
      }),
    [desk, category, language, stake],
  );
  useEffect(() => {
    start();
    return () => desk.cancel();
  }, [start, desk]);
  useRefusalToast();
  return start;
}

function useRefusalToast() {
  const { t } = useTranslation();
  const search = useAppSelector((state) => selectBattle(state).search);
  useEffect(() => {
    if (search.status !== 'refused') return;
    const { code, retryAfterMs } = search;
    const isBlocked = code === 'RATE_LIMITED' && retryAfterMs !== null && retryAfterMs > 5_000;
    showToast(
      'error',
      isBlocked ? t('battle.search.blocked', { clock: formatClock(retryAfterMs) }) : t(codeTextKey(code)),
    );
  }, [search, t]);
}
