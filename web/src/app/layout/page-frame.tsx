import { lazy, type MouseEvent, type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/routing/paths.ts';
import { Logo } from '../../shared/ui/illustrations/logo.tsx';
import { Later } from '../../shared/ui/later.tsx';
import type { AppRoute } from '../app-route.ts';
import { BottomBar } from './bottom-bar.tsx';
import { FocusOnOpen } from './focus-on-open.tsx';
import styles from './page-frame.module.css';
import { TopBar } from './top-bar.tsx';

/** Below every page: it may come last. */
const Footer = lazy(async () => ({ default: (await import('./footer.tsx')).Footer }));

const LanguageMenu = lazy(async () => ({ default: (await import('./language-menu.tsx')).LanguageMenu }));

type PageFrameProps = Pick<AppRoute, 'titleKey' | 'frame'> & { children: ReactNode };

/** Bars around a page, its title in the tab, and the focus on its heading when it is opened from another one. */
export function PageFrame({ titleKey, frame, children }: PageFrameProps) {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  const title = `${t(titleKey)} · ${t('app.name')}`;
  return (
    <>
      <title>{title}</title>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to its target; a running game takes a step in the history for the wish to leave */}
      <a className={styles.skip} href="#content" onClick={skip}>
        {t('app.skipToContent')}
      </a>
      {frame === 'full' && <TopBar />}
      {frame === 'focus' && <FocusBar />}
      <main id="content" ref={main} tabIndex={-1} className={styles.main} data-frame={frame}>
        <Suspense fallback={<div className={styles.pending} />}>
          {children}
          <FocusOnOpen main={main} />
        </Suspense>
      </main>
      {frame === 'full' && (
        <>
          <Later>
            <Footer />
          </Later>
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
