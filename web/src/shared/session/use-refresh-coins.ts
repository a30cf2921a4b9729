import { useCallback } from 'react';
import { useActionClient } from '../api/action-context.tsx';
import { quizApi } from '../api/quiz-api.ts';
import { useAppDispatch } from '../store/app-hooks.ts';
import { coinsUpdated } from './session-slice.ts';

/** A function that fetches the balance again and drops cached reads of the player: after a result, a hold, a purchase. */
export function useRefreshCoins(): () => Promise<void> {
  const client = useActionClient();
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    dispatch(quizApi.util.invalidateTags(['player']));
    const balance = await client.call('get_user_coin_score', {});
    if (balance === null || balance.error) return;
    dispatch(coinsUpdated({ coins: Number(balance.data.coins), score: Number(balance.data.score) }));
  }, [client, dispatch]);
}
