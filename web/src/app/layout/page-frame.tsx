import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/routing/paths.ts';
import { Logo } from '../../shared/ui/illustrations/logo.tsx';
import type { AppRoute } from '../app-route.ts';
import { BottomBar } from './bottom-bar.tsx';
import styles from './page-frame.module.css';
import { TopBar } from './top-bar.tsx';

/** Below every page: it may come last. */
const Footer = lazy(async () => ({ default: (await import('./footer.tsx')).Footer }));

const LanguageMenu = lazy(async () => ({ default: (await import('./language-menu.tsx')).LanguageMenu }));

type PageFrameProps = Pick<AppRoute, 'titleKey' | 'frame'> & { children: ReactNode };

/** Bars around a page, its title in the tab, and the focus on its content when it is opened from another one. */
export function PageFrame({ titleKey, frame, children }: PageFrameProps) {
  const { t } = useTranslation();
  const main = useFocusOnOpen();
  const title = `${t(titleKey)} · ${t('app.name')}`;
  return (
    <>
      <title>{title}</title>
      <a className={styles.skip} href="#content">
        {t('app.skipToContent')}
      </a>
      {frame === 'full' && <TopBar />}
      {frame === 'focus' && <FocusBar />}
      <main id="content" ref={main} tabIndex={-1} className={styles.main} data-frame={frame}>
        <Suspense fallback={<div className={styles.pending} />}>{children}</Suspense>
      </main>
      {frame === 'full' && (
        <>
          <Suspense fallback={null}>
            <Footer />
          </Suspense>
          <BottomBar />
        </>
      )}
    </>
  );
}

function FocusBar() {
  const { t } = useTranslation();
  return (
    <header className={styles.focusBar}>
      <Link to={paths.home} className={styles.brand}>
        <Logo />
        {t('app.name')}
      </Link>
      <Suspense fallback={null}>
        <LanguageMenu />
      </Suspense>
    </header>
  );
}

function useFocusOnOpen() {
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    // The first page of a visit keeps the browser's own focus and place.
    if (key === 'default') return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [key]);
  return main;
}
