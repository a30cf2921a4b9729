import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionClient } from '../../shared/api/action-context.tsx';
import { errorTextKey } from '../../shared/api/error-text.ts';
import { QueryView } from '../../shared/api/query-view.tsx';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { paths } from '../../shared/routing/paths.ts';
import { newestNotifications } from '../../shared/session/newest-notifications.ts';
import { notificationsArrived } from '../../shared/session/notifications-slice.ts';
import { notificationsSeen } from '../../shared/session/progress-slice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/app-hooks.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { EnvelopeDrawing } from '../../shared/ui/illustrations/envelope-drawing.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { SkeletonList } from '../../shared/ui/skeletons.tsx';
import { SubPage } from '../../shared/ui/sub-page.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { NotificationCard } from './notification-card.tsx';
import styles from './notifications-page.module.css';

/** What the game has told this player, newest first; opened, all of it counts as read. */
export function NotificationsPage() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { data: rows, total } = useAppSelector((state) => state.notifications);
  const query = useActionQuery('get_notifications', newestNotifications, { refetchOnMountOrArgChange: true });
  const newest = rows[0]?.date_sent;
  useEffect(() => {
    if (newest !== undefined) dispatch(notificationsSeen(newest));
  }, [newest, dispatch]);
  return (
    <SubPage title={t('nav.notifications')}>
      <QueryView query={query} skeleton={<SkeletonList count={5} height={96} />} empty={<NothingNew />}>
        {() => (
          <>
            <ul className={styles.list}>
              {rows.map((notification) => (
                <NotificationCard key={notification.id} notification={notification} />
              ))}
            </ul>
            {rows.length < total && <OlderButton offset={rows.length} />}
          </>
        )}
      </QueryView>
    </SubPage>
  );
}

/** Fetches the ones before those that are here; what arrived meanwhile is merged, not repeated. */
function OlderButton({ offset }: { offset: number }) {
  const { t } = useTranslation();
  const client = useActionClient();
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    const outcome = await client.request('get_notifications', {
      ...newestNotifications,
      offset: String(offset),
    });
    setBusy(false);
    if (outcome.kind !== 'answer') return showToast('error', t(errorTextKey(outcome)));
    const { data, total } = outcome.answer;
    dispatch(notificationsArrived({ data, total: Number(total) }));
  };
  return (
    <PrimaryButton look="outline" isWide isBusy={isBusy} onClick={() => void load()}>
      {t('notifications.more')}
    </PrimaryButton>
  );
}

function NothingNew() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={<EnvelopeDrawing />}
      title={t('notifications.empty.title')}
      text={t('notifications.empty.text')}
      action={<PrimaryButton to={paths.home}>{t('action.home')}</PrimaryButton>}
    />
  );
}
