import type { LeaveReason } from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { setUpPaths } from '../battle-paths.ts';
import { EmptyRadarDrawing } from '../search/empty-radar-drawing.tsx';
import styles from './scene.module.css';

/** The room goes on without this player: sent away, or not ready when it started. */
export function DismissedScene({ view, reason }: { view: BattleView; reason: LeaveReason }) {
  const { t } = useTranslation();
  const isKicked = reason === 'kicked';
  return (
    <div className={styles.centred} role="alert">
      <EmptyState
        drawing={<EmptyRadarDrawing />}
        title={isKicked ? t('battle.kicked.title') : t('battle.started.title')}
        text={isKicked ? t('battle.kicked.text') : t('battle.started.text')}
        action={
          <PrimaryButton to={setUpPaths[view.kind]} replace>
            {t('battle.deleted.new')}
          </PrimaryButton>
        }
      />
    </div>
  );
}
