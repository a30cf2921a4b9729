import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadSettings } from '../shared/settings/use-load-settings.ts';
import { ErrorState } from '../shared/ui/error-state.tsx';
import { Logo } from '../shared/ui/illustrations/logo.tsx';
import styles from './settings-gate.module.css';

interface SettingsGateProps {
  /** The settings have come with the page. */
  areFresh: boolean;
  children: ReactNode;
}

/** Nothing is shown before the web settings are here; a failure offers a retry. */
export function SettingsGate({ areFresh, children }: SettingsGateProps) {
  const { t } = useTranslation();
  const { load, retry } = useLoadSettings(areFresh);
  if (load === 'loading') return <FullScreenLoader />;
  if (load === 'failed') {
    return (
      <main className={styles.screen}>
        <ErrorState title={t('app.loadFailed.title')} text={t('app.loadFailed.text')} onRetry={retry} />
      </main>
    );
  }
  return children;
}

/** The logo, breathing, until the game may begin. */
function FullScreenLoader() {
  const { t } = useTranslation();
  return (
    <div className={styles.screen} role="status">
      <span className={styles.mark}>
        <Logo size={72} />
      </span>
      <span className="visually-hidden">{t('app.loading')}</span>
    </div>
  );
}
