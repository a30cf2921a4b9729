import { IconWifi } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BattleConnection } from '../../../shared/socket/battle-connection.ts';
import { useLinkState } from '../../../shared/socket/use-link-state.ts';
import styles from './ping.module.css';

/** How long a message takes to the server and back. */
export function Ping({ connection }: { connection: BattleConnection }) {
  const { t } = useTranslation();
  const { roundTripMs } = useLinkState(connection);
  if (roundTripMs === null) return null;
  return (
    <span className={styles.ping} data-slow={roundTripMs > 250}>
      <IconWifi size={16} aria-hidden="true" />
      {t('battle.ping', { count: Math.round(roundTripMs) })}
    </span>
  );
}
