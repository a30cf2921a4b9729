import { IconFlask, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceWorkerLink } from '../shared/installed/service-worker-link.ts';
import styles from './notice-bar.module.css';

interface NoticeBarProps {
  isOnline: boolean;
  isDemo: boolean;
  isUpdateReady: boolean;
}

/** One line above the page, the most pressing one; an update waits until the player wants it. */
export function NoticeBar({ isOnline, isDemo, isUpdateReady }: NoticeBarProps) {
  const { t } = useTranslation();
  const [isPutOff, setPutOff] = useState(false);
  if (!isOnline) {
    return (
      <div role="status" className={styles.bar} data-tone="warn">
        <IconPlugConnectedX size={20} aria-hidden="true" />
        {t('offline.bar')}
      </div>
    );
  }
  if (isUpdateReady && !isPutOff) {
    return (
      <div role="status" className={styles.bar}>
        <IconRefresh size={20} aria-hidden="true" />
        {t('update.ready')}
        <button type="button" className={styles.button} onClick={serviceWorkerLink.update}>
          {t('update.load')}
        </button>
        <button type="button" className={styles.button} onClick={() => setPutOff(true)}>
          {t('update.later')}
        </button>
      </div>
    );
  }
  if (!isDemo) return null;
  return (
    <div className={styles.bar}>
      <IconFlask size={20} aria-hidden="true" />
      {t('demo.bar')}
    </div>
  );
}
