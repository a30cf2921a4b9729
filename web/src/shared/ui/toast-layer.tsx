import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { receiveToasts, TOAST_LIMIT, TOAST_MS } from './toast.ts';
import styles from './toast-layer.module.css';

const icons = { error: IconAlertCircle, success: IconCircleCheck };

/** Draws the toasts of showToast: top centre, at most 20 at once. */
export function ToastLayer() {
  const { t } = useTranslation();
  useEffect(
    () =>
      receiveToasts(({ kind, text }) => {
        const Icon = icons[kind];
        notifications.show({
          message: text,
          autoClose: TOAST_MS[kind],
          icon: <Icon size={24} aria-hidden="true" />,
          role: kind === 'error' ? 'alert' : 'status',
          classNames: {
            root: `${styles.toast} ${styles[kind]}`,
            icon: styles.icon ?? '',
            description: styles.text ?? '',
          },
          closeButtonProps: { 'aria-label': t('action.close'), size: 44 },
        });
      }),
    [t],
  );
  return <Notifications position="top-center" limit={TOAST_LIMIT} containerWidth={420} />;
}
