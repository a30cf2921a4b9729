import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/routing/paths.ts';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import styles from './notification-bell.module.css';

/** More than these are shown as "9+". */
const MOST = 9;

/** Leads to the notifications and says how many have not been read. */
export function NotificationBell() {
  const { t } = useTranslation();
  const seenAt = useAppSelector((state) => state.progress.notificationsSeenAt ?? '');
  const arrived = useAppSelector((state) => state.notifications.data);
  const unread = arrived.filter((row) => Date.parse(row.date_sent) > (Date.parse(seenAt) || 0));
  const count = unread.length;
  const label = count === 0 ? t('nav.notifications') : t('notifications.unread', { count });
  return (
    <Link to={paths.notifications} className={styles.bell} aria-label={label}>
      <IconBell size={24} aria-hidden="true" />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > MOST ? `${MOST}+` : count}
        </span>
      )}
    </Link>
  );
}
