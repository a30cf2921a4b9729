import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/routing/paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import styles from './hero-card.module.css';

/** The first card of a visitor who has not signed in. */
export function GuestCard() {
  const { t } = useTranslation();
  return (
    <Card className={styles.card}>
      <p className={styles.greeting}>{t('home.helloGuest')}</p>
      <h1>{t('home.guest.title')}</h1>
      <p className={styles.greeting}>{t('home.guest.text')}</p>
      <div className={styles.actions}>
        <PrimaryButton to={paths.signUp}>{t('action.signUp')}</PrimaryButton>
        <PrimaryButton look="outline" to={paths.login}>
          {t('action.signIn')}
        </PrimaryButton>
      </div>
    </Card>
  );
}
