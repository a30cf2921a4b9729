import type { BadgeRow } from '@quiz-arena/contract/actions/coins';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionClient } from '../../shared/api/action-context.tsx';
import { errorTextKey } from '../../shared/api/error-text.ts';
import { useRefreshCoins } from '../../shared/session/use-refresh-coins.ts';
import { useSound } from '../../shared/sound/use-sound.ts';
import { showToast } from '../../shared/ui/toast.ts';

/** Takes the reward of an unlocked badge; the server pays it once. Wall and balance are read again either way. */
export function useClaimReward(badge: BadgeRow): { isBusy: boolean; claim: () => Promise<void> } {
  const { t } = useTranslation();
  const client = useActionClient();
  const refreshCoins = useRefreshCoins();
  const play = useSound();
  const [isBusy, setBusy] = useState(false);
  const claim = async () => {
    setBusy(true);
    const outcome = await client.request('set_user_coin_score', { type: badge.type });
    if (outcome.kind === 'answer') {
      play('coins');
      const count = Number(badge.badge_reward);
      showToast('success', t('badges.claimed', { count, label: t(`badge.${badge.type}.label`) }));
    } else {
      showToast('error', t(errorTextKey(outcome)));
    }
    await refreshCoins();
    setBusy(false);
  };
  return { isBusy, claim };
}
