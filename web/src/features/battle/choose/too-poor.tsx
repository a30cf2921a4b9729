import { useTranslation } from 'react-i18next';
import { useHasPage } from '../../../shared/routing/open-paths.tsx';
import { paths } from '../../../shared/routing/paths.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { EmptyPodiumDrawing } from '../../../shared/ui/illustrations/empty-podium-drawing.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';

/** Not even the smallest stake can be paid: where coins come from. */
export function TooPoor() {
  const { t } = useTranslation();
  const hasPage = useHasPage();
  const canEarn = hasPage(paths.quizZone);
  return (
    <EmptyState
      drawing={<EmptyPodiumDrawing />}
      title={t('not_enough_coins')}
      {...(canEarn ? { text: t('battle.choose.poor') } : {})}
      action={
        <PrimaryButton to={canEarn ? paths.quizZone : paths.home}>
          {canEarn ? t('battle.choose.earn') : t('action.home')}
        </PrimaryButton>
      }
    />
  );
}
