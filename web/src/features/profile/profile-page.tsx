import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import { PlayerCard } from './player-card.tsx';
import { ProfileLinks } from './profile-links.tsx';
import styles from './profile-page.module.css';
import { SignOutButton } from './sign-out-button.tsx';

/** Who I am in the game, the ways to all that is mine, and the way out. */
export function ProfilePage() {
  const { t } = useTranslation();
  const user = useAppSelector((state) => state.session.user);
  if (user === null) return null;
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('title.profile')}</h1>
      <PlayerCard user={user} />
      <ProfileLinks />
      <SignOutButton />
    </div>
  );
}
