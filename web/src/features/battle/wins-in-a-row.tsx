import { IconFlame } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import styles from './wins-in-a-row.module.css';

/** How many random battles were won one after the other; nothing below two. */
export function WinsInARow() {
  const { t } = useTranslation();
  const wins = useAppSelector((state) => state.progress.battleWins.inARow);
  if (wins < 2) return null;
  return (
    <p className={styles.wins}>
      <IconFlame size={20} aria-hidden="true" />
      {t('battle.winsInARow', { count: wins })}
    </p>
  );
}
