import type { NotificationRow } from '@quiz-arena/contract/actions/notifications';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../shared/ui/format-date.ts';
import styles from './notifications-page.module.css';

/** One message, with its picture if it has one. */
export function NotificationCard({ notification }: { notification: NotificationRow }) {
  const { i18n } = useTranslation();
  const { title, message, image, date_sent: sentAt } = notification;
  return (
    <li className={styles.notification}>
      <h2 dir="auto">{title}</h2>
      <p dir="auto">{message}</p>
      {image !== '' && <img src={image} alt="" loading="lazy" />}
      <time dateTime={sentAt}>{formatDateTime(sentAt, i18n.language)}</time>
    </li>
  );
}
