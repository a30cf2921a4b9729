import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/routing/paths.ts';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { CoinChip } from '../../shared/ui/coin-chip.tsx';
import { Logo } from '../../shared/ui/illustrations/logo.tsx';
import { Later } from '../../shared/ui/later.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { NavLinks } from './nav-links.tsx';
import styles from './top-bar.module.css';

/** Not needed for the first page; its place is kept. */
const NotificationBell = lazy(async () => ({
  default: (await import('./notification-bell.tsx')).NotificationBell,
}));

/** Logo, on wide screens the navigation, and who is playing: coins and face, or the way to sign in. */
export function TopBar() {
  const { t } = useTranslation();
  const user = useAppSelector((state) => state.session.user);
  return (
    <header className={styles.bar}>
      <div className={styles.column}>
        <Link to={paths.home} className={styles.brand} aria-label={t('app.name')}>
          <Logo />
          <span className={styles.name}>{t('app.name')}</span>
        </Link>
        <nav className={styles.nav} aria-label={t('nav.label')}>
          <NavLinks className={styles.link} isDesktop />
        </nav>
        <div className={styles.player}>
          {user === null ? (
            <PrimaryButton to={paths.login}>{t('action.signIn')}</PrimaryButton>
          ) : (
            <>
              <CoinChip coins={user.coins} />
              <span className={styles.bell}>
                <Later>
                  <NotificationBell />
                </Later>
              </span>
              <Link to={paths.profile} className={styles.face} aria-label={t('nav.profile')}>
                <Avatar src={user.profile} id={user.id} />
              </Link>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
