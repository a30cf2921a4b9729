import { useTranslation } from 'react-i18next';
import styles from './bottom-bar.module.css';
import { NavLinks } from './nav-links.tsx';

/** The phone's navigation. It reserves its own height below the page: nothing hides behind it. */
export function BottomBar() {
  const { t } = useTranslation();
  return (
    <nav className={styles.bar} aria-label={t('nav.label')}>
      <NavLinks className={styles.link} />
    </nav>
  );
}
