import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { type ChosenBattle, choosePath } from '../battle-paths.ts';
import { EmptyRadarDrawing } from './empty-radar-drawing.tsx';
import styles from './nobody.module.css';

/** The search found nobody: search again, or for something else. */
export function Nobody({ chosen, onRetry }: { chosen: ChosenBattle; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <EmptyState
        drawing={<EmptyRadarDrawing />}
        title={t('battle.nobody.title')}
        text={t('battle.nobody.text')}
        action={
          <div className={styles.actions}>
            <PrimaryButton isWide onClick={onRetry} icon={<IconRefresh size={20} aria-hidden="true" />}>
              {t('action.retry')}
            </PrimaryButton>
            <PrimaryButton isWide look="outline" to={choosePath(chosen)} replace>
              {t('battle.nobody.change')}
            </PrimaryButton>
          </div>
        }
      />
    </div>
  );
}
