import { useTranslation } from 'react-i18next';
import { Logo } from '../../../shared/ui/illustrations/logo.tsx';
import styles from './scene.module.css';

/** On the way into a room. */
export function JoiningScene() {
  const { t } = useTranslation();
  return (
    <div className={styles.centred} role="status">
      <Logo size={64} />
      <p>{t('battle.join.waiting')}</p>
    </div>
  );
}
