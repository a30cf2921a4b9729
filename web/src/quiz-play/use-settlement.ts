import type { AttemptId } from '@quiz-arena/contract/ids';
import { type AttemptType, type SoloModeId, soloModes } from '@quiz-arena/contract/modes';
import type { SoloResult } from '@quiz-arena/contract/quiz-results';
import { useCallback, useEffect, useState } from 'react';
import { useActionClient } from '../shared/api/action-context.tsx';
import type { ActionError } from '../shared/api/action-types.ts';
import { coinsUpdated } from '../shared/session/session-slice.ts';
import { useRefreshCoins } from '../shared/session/use-refresh-coins.ts';
import { useAppDispatch } from '../shared/store/app-hooks.ts';

export type Settlement =
  | { readonly kind: 'pending' }
  | { readonly kind: 'settled'; readonly result: SoloResult }
  | { readonly kind: 'failed'; readonly error: ActionError };

/**
 * Settles an attempt: the server pays what its own record is worth, once, and gives the same result again whenever it
 * is asked. A page that was loaded again therefore shows the same.
 */
export function useSettlement(
  mode: SoloModeId,
  attemptId: string,
): { settlement: Settlement; retry: () => void } {
  const client = useActionClient();
  const dispatch = useAppDispatch();
  const refreshCoins = useRefreshCoins();
  const [settlement, setSettlement] = useState<Settlement>({ kind: 'pending' });
  const settle = useCallback(async () => {
    const quiz_type = settledType(soloModes[mode].quizType);
    const quiz = { quiz_type, attempt_id: attemptId as AttemptId };
    const outcome = await client.request('set_quiz_coin_score', quiz);
    if (outcome.kind === 'answer' && outcome.answer.data.result_type === 'solo') {
      const result = outcome.answer.data;
      dispatch(coinsUpdated({ coins: result.coins }));
      void refreshCoins();
      return { kind: 'settled', result } as const;
    }
    const error: ActionError =
      outcome.kind === 'refused' ? { kind: 'refused', code: outcome.code } : { kind: 'failed' };
    return { kind: 'failed', error } as const;
  }, [client, dispatch, refreshCoins, mode, attemptId]);
  useEffect(() => {
    if (settlement.kind !== 'pending') return;
    let isCurrent = true;
    void settle().then((next) => isCurrent && setSettlement(next));
    return () => {
      isCurrent = false;
    };
  }, [settlement.kind, settle]);
  return { settlement, retry: () => setSettlement({ kind: 'pending' }) };
}

/** An exam has an action of its own, and pages that use it. */
function settledType(quizType: AttemptType): Exclude<AttemptType, 'exam'> {
  if (quizType === 'exam') throw new Error('an exam is not settled like a quiz');
  return quizType;
}
