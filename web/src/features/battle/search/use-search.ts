import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { formatClock } from '../../../shared/ui/format-clock.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { type ChosenBattle, toBattleCategory } from '../battle-paths.ts';
import { selectBattle } from '../battle-slice.ts';
import type { BattleClient } from '../client/battle-client.ts';
import { codeTextKey } from '../code-text.ts';
import { useBattleLanguage } from '../use-battle-language.ts';

/** Searches while the page is open, and says why when the server would not. @returns a function that searches again */
export function useSearch({ desk }: BattleClient, { category, stake }: ChosenBattle): () => void {
  const language = useBattleLanguage();
  const start = useCallback(
    () =>
      desk.start({
        category: toBattleCategory(category),
        languageId: language,
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
