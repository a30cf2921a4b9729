import { IconPlugConnected } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BattleConnection } from '../../shared/socket/battle-connection.ts';
import { useLinkState } from '../../shared/socket/use-link-state.ts';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import { selectBattle } from './battle-slice.ts';
import styles from './link-notice.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Tells calmly that the own link is lost, and how long the place is kept. Not for the first moment of a loss. */
export function LinkNotice({ connection }: { connection: BattleConnection }) {
  const { t } = useTranslation();
  const { status, lostAt } = useLinkState(connection);
  const graceMs = useAppSelector((state) => selectBattle(state).mirror?.view.graceMs) ?? 0;
  const left = useSecondsLeft(lostAt === null ? null : lostAt + graceMs, connection.now);
  if (status !== 'lost' || left === null) return null;
  return (
    <div className={styles.notice}>
      <IconPlugConnected size={20} aria-hidden="true" />
      <span aria-hidden="true">
        {left > 0 ? t('battle.link.lost', { count: left }) : t('battle.link.over')}
      </span>
      <span className="visually-hidden" role="status">
        {t('battle.link.over')}
      </span>
    </div>
  );
}
