import { useEffect } from 'react';
import { useActionQuery } from '../shared/api/use-action-query.ts';
import { coinsUpdated, profileUpdated } from '../shared/session/session-slice.ts';
import { useAppDispatch, useAppSelector } from '../shared/store/app-hooks.ts';
import { useFollowNotifications } from './use-follow-notifications.ts';
import { useInterfaceTexts } from './use-interface-texts.ts';

/**
 * Once the settings are here: the player's row as it is now, the interface texts that the operator keeps, and
 * news for the player. */
export function KeepFresh() {
  usePlayerRow();
  useInterfaceTexts();
  useFollowNotifications();
  return null;
}

function usePlayerRow() {
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn);
  const { data } = useActionQuery('get_user_by_id', {}, { skip: !isLoggedIn });
  const dispatch = useAppDispatch();
  const row = data?.data;
  useEffect(() => {
    if (row === undefined || !isLoggedIn) return;
    dispatch(coinsUpdated({ coins: Number(row.coins), score: Number(row.all_time_score) }));
    dispatch(profileUpdated({ name: row.name, mobile: row.mobile, email: row.email }));
  }, [row, isLoggedIn, dispatch]);
}
