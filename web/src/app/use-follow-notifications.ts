import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isNoData, useActionQuery } from '../shared/api/use-action-query.ts';
import { newestNotifications } from '../shared/session/newest-notifications.ts';
import { notificationsArrived } from '../shared/session/notifications-slice.ts';
import { useAppDispatch, useAppSelector } from '../shared/store/app-hooks.ts';
import { showToast } from '../shared/ui/toast.ts';

/** How often the backend is asked while the page is looked at, in ms; coming back to the page asks at once. */
const POLL_MS = 60_000;

/** Keeps the player's newest notifications in the store, and tells of one that arrives while he is here. */
export function useFollowNotifications(): void {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn);
  const { data, error } = useActionQuery('get_notifications', newestNotifications, {
    skip: !isLoggedIn,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!isLoggedIn) known.current = null;
    else if (isNoData(error)) known.current = new Set();
    if (data === undefined || !isLoggedIn) return;
    dispatch(notificationsArrived({ data: data.data, total: Number(data.total) }));
    const former = known.current;
    known.current = new Set(data.data.map(({ id }) => id));
    const [newest] = data.data;
    if (former === null || newest === undefined || former.has(newest.id)) return;
    showToast('success', t('notifications.arrived', { title: newest.title }));
  }, [data, error, isLoggedIn, dispatch, t]);
}
