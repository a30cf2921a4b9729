import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useHasPage } from '../../shared/routing/open-paths.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import { Card } from '../../shared/ui/card.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { greetingKey } from './greeting.ts';
import styles from './hero-card.module.css';
import { LastPlaceRow } from './last-place-row.tsx';

/** The first card of a player: the last level to go on with, or the way to a first one. */
export function ContinueCard() {
  const { t } = useTranslation();
  const hasPage = useHasPage();
  const name = useAppSelector((state) => state.session.user?.name ?? '');
  const lastPlace = useAppSelector((state) => state.progress.lastPlace);
  const canPlay = hasPage(paths.quizZone);
  return (
    <Card className={styles.card}>
      <p className={styles.greeting}>{t(greetingKey(new Date().getHours()), { name })}</p>
      <h1>{t(lastPlace === null ? 'home.start.title' : 'home.continue.title')}</h1>
      {lastPlace === null && <p className={styles.greeting}>{t('home.start.text')}</p>}
      {lastPlace !== null && canPlay && <LastPlaceRow place={lastPlace} />}
      {lastPlace === null && canPlay && (
        <div className={styles.actions}>
          <PrimaryButton to={paths.quizZone} icon={<IconPlayerPlayFilled size={20} aria-hidden="true" />}>
            {t('home.start.action')}
          </PrimaryButton>
        </div>
      )}
    </Card>
  );
}
