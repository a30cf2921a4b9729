import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/routing/paths.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { setUpPaths } from '../battle-paths.ts';
import type { BattleMirror } from '../mirror/battle-mirror.ts';
import { EmptyRadarDrawing } from '../search/empty-radar-drawing.tsx';
import styles from './void-scene.module.css';

/** The room is no more, before anything began. */
export function DeletedScene({ mirror }: { mirror: BattleMirror }) {
  const { t } = useTranslation();
  const isExpired = mirror.deleteReason === 'lobbyExpired';
  return (
    <div className={styles.scene} role="alert">
      <EmptyState
        drawing={<EmptyRadarDrawing />}
        title={isExpired ? t('battle.deleted.expired') : t('room_deleted_by_owner')}
        text={t('battle.deleted.text')}
        action={
          <div className={styles.actions}>
            <PrimaryButton isWide replace to={setUpPaths[mirror.view.kind]}>
              {t('battle.deleted.new')}
            </PrimaryButton>
            <PrimaryButton isWide look="outline" to={paths.home} replace>
              {t('action.home')}
            </PrimaryButton>
          </div>
        }
      />
    </div>
  );
}
