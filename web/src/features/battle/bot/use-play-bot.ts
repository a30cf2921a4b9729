import type { BotLevel } from '@quiz-arena/contract/battle/bot-values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../../shared/ui/toast.ts';
import { playPath, toBattleCategory } from '../battle-paths.ts';
import type { BattleClient } from '../client/battle-client.ts';
import { codeTextKey } from '../code-text.ts';
import { useBattleLanguage } from '../use-battle-language.ts';

/** Plays the bot; where the search has found a person after all, goes to that battle instead. */
export function usePlayBot({ door }: BattleClient, category: string) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const languageId = useBattleLanguage();
  const [busyLevel, setBusyLevel] = useState<BotLevel | null>(null);

  async function playBot(level: BotLevel) {
    setBusyLevel(level);
    const outcome = await door.enter('playBot', { category: toBattleCategory(category), languageId, level });
    setBusyLevel(null);
    const roomId = outcome.ok || outcome.code === 'ALREADY_IN_BATTLE' ? outcome.roomId : undefined;
    if (roomId !== undefined) void navigate(playPath(roomId), { replace: true });
    else if (!outcome.ok) showToast('error', t(codeTextKey(outcome.code)));
  }

  return { busyLevel, playBot };
}
