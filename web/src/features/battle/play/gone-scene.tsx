import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/routing/paths.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LostPageDrawing } from '../../../shared/ui/illustrations/lost-page-drawing.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import styles from './scene.module.css';

/** A room that cannot be entered. */
export function GoneScene() {
  const { t } = useTranslation();
  return (
    <div className={styles.centred} role="alert">
      <EmptyState
        drawing={<LostPageDrawing />}
        title={t('battle.gone.title')}
        text={t('battle.gone.text')}
        action={<PrimaryButton to={paths.randomBattle}>{t('battle.gone.action')}</PrimaryButton>}
      />
    </div>
  );
}
