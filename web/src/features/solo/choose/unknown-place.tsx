import { useTranslation } from 'react-i18next';
import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LostPageDrawing } from '../../../shared/ui/illustrations/lost-page-drawing.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';

/** Nothing is to be found at this address: why, and the way to all categories. */
export function UnknownPlace({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation();
  const { paths } = usePlayMode();
  return (
    <EmptyState
      drawing={<LostPageDrawing />}
      title={title}
      text={text}
      action={<PrimaryButton to={paths.start}>{t('zone.allCategories')}</PrimaryButton>}
    />
  );
}
