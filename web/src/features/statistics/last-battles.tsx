import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/routing/paths.ts';
import { type Battle, BattleList } from './battle-list.tsx';
import styles from './statistics-page.module.css';

/** The latest battles, and the way to all of them. */
export function LastBattles({ battles }: { battles: readonly Battle[] }) {
  const { t } = useTranslation();
  if (battles.length === 0) return null;
  return (
    <div className={styles.last}>
      <h3>{t('stats.lastBattles')}</h3>
      <BattleList battles={battles} />
      <Link to={paths.battleHistory} className={styles.more}>
        {t('battles.all')}
      </Link>
    </div>
  );
}
