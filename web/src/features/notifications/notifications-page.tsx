import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/api/query-view.tsx';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { paths } from '../../shared/routing/paths.ts';
import { notificationsSeen } from '../../shared/session/progress-slice.ts';
import { useAppDispatch } from '../../shared/store/app-hooks.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { EnvelopeDrawing } from '../../shared/ui/illustrations/envelope-drawing.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { SkeletonList } from '../../shared/ui/skeletons.tsx';
import { SubPage } from '../../shared/ui/sub-page.tsx';
import { NotificationCard } from './notification-card.tsx';
import styles from './notifications-page.module.css';

const PAGE = 10;

/** What the game has told this player, newest first; opened, all of it counts as read. */
export function NotificationsPage() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [page, setPage] = useState(1);
  const fields = { offset: String((page - 1) * PAGE), limit: String(PAGE) };
  const query = useActionQuery('get_notifications', fields, { refetchOnMountOrArgChange: true });
  const newest = page === 1 ? query.data?.data[0]?.date_sent : undefined;
  useEffect(() => {
    if (newest !== undefined) dispatch(notificationsSeen(newest));
  }, [newest, dispatch]);
  return (
    <SubPage title={t('nav.notifications')}>
      <QueryView query={query} skeleton={<SkeletonList count={5} height={96} />} empty={<NothingNew />}>
        {({ data, total }) => (
          <>
            <ul className={styles.list}>
              {data.map((notification) => (
                <NotificationCard key={notification.id} notification={notification} />
              ))}
            </ul>
            <Pager page={page} pages={Math.ceil(Number(total) / PAGE)} onChange={setPage} />
          </>
        )}
      </QueryView>
    </SubPage>
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
