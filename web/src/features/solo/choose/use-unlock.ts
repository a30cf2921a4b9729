import type { CategoryRow } from '@quiz-arena/contract/actions/catalogue';
import { useTranslation } from 'react-i18next';
import { useActionClient } from '../../../shared/api/action-context.tsx';
import type { ActionError } from '../../../shared/api/action-types.ts';
import { errorTextKey } from '../../../shared/api/error-text.ts';
import { useRefreshCoins } from '../../../shared/session/use-refresh-coins.ts';
import { showToast } from '../../../shared/ui/toast.ts';

/** A function that buys a premium category: the server charges its price and says when the coins are short. */
export function useUnlock({ slug, category_name: name }: CategoryRow): () => Promise<void> {
  const { t } = useTranslation();
  const client = useActionClient();
  const refreshCoins = useRefreshCoins();
  return async () => {
    const outcome = await client.request('unlock_premium_category', { category: slug });
    const isOwned = outcome.kind === 'refused' && outcome.code === 'ALREADY_EXISTS';
    if (outcome.kind !== 'answer' && !isOwned) {
      const error: ActionError =
        outcome.kind === 'refused' ? { kind: 'refused', code: outcome.code } : { kind: 'failed' };
      showToast('error', t(errorTextKey(error)));
      return;
    }
    showToast('success', t('unlock.done', { name }));
    await refreshCoins();
  };
}
